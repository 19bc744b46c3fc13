import type { LabelBoard, LabelPrint } from '@yay/contract/labels/calls';
import {
  ArrowDownTrayIcon,
  ArrowPathIcon,
  CheckIcon,
  ExclamationTriangleIcon,
  PrinterIcon,
  XMarkIcon,
} from '@yay/ui/icons';
import { ProgressBar } from '@yay/ui/progress-bar';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { FreshDownload } from '../../../lib/fresh-sign-in/fresh-download.tsx';
import { isBeingMade } from '../api/labels-query.ts';
import { fileAddress } from '../api/print-labels.ts';
import type { ShownPrint } from '../model/fold-tries.ts';
import type { LabelActs } from '../model/use-label-acts.ts';

/** Returns the words that tell a print from the others of its day. */
export function usePrintTitle(): (print: LabelPrint) => string {
  const t = useTranslations('labels.days');
  const locale = useLocale();
  return ({ date, kind, since }) =>
    [
      formatDate(date, locale, 'fullDay'),
      ...(kind === 'grab_and_go' ? [t('go')] : []),
      ...(since === null ? [] : [t('changed')]),
    ].join(', ');
}

/** Shows a print of labels: what it holds, or how far it is, and its file. */
export function PrintRow({
  title,
  tag,
  board,
  acts,
  print,
  triedAgain,
  start,
  none,
  children,
}: Partial<ShownPrint> & {
  title: string;
  tag?: ReactNode;
  board: LabelBoard;
  acts: LabelActs;
  start: number;
  /** Stands where nothing was printed. */
  none?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations('labels.days');
  const state = print === undefined ? 'none' : isBeingMade(print) ? 'made' : print.status;
  const pictures: Partial<Record<typeof state, ReactNode>> = {
    none: <PrinterIcon />,
    made: <ArrowPathIcon />,
    ready: <CheckIcon />,
  };
  const of = (what: string) => t('of', { what, day: title });
  const canRegenerate = print !== undefined && state !== 'made' && print.date >= board.today;
  return (
    <li className="label-job" data-state={state}>
      <span className="label-job-picture">{pictures[state] ?? <ExclamationTriangleIcon />}</span>
      <div className="label-job-text">
        <p>
          <b>{title}</b> {tag}
        </p>
        {print === undefined ? (
          <p className="mid">{none}</p>
        ) : (
          <PrintState print={print} zone={board.school.timezone} />
        )}
        {triedAgain && (
          <p className={triedAgain === 'failed' ? 'label-failed' : undefined}>
            {t(`triedAgain.${triedAgain}`)}
          </p>
        )}
      </div>
      <div className="label-job-acts">
        {print === undefined && children}
        {canRegenerate && (
          <button
            type="button"
            className="staff-btn"
            aria-label={of(t('regenerate'))}
            aria-disabled={acts.regenerate.isPending}
            onClick={() => {
              if (acts.regenerate.isPending) return;
              acts.regenerate.mutate({ printId: print.id, start });
            }}
          >
            {t('regenerate')}
          </button>
        )}
        {print && state === 'ready' && (
          <FreshDownload
            className="staff-btn"
            href={fileAddress(board.school.id, print.id)}
            label={of(t('download'))}
          >
            <ArrowDownTrayIcon small />
            {t('download')}
          </FreshDownload>
        )}
        {print && state === 'made' && (
          <>
            <button
              type="button"
              className="staff-btn quiet"
              aria-label={of(t('download'))}
              onClick={() => showAlert('labelStillGenerating')}
            >
              {t('download')}
            </button>
            <button
              type="button"
              className="staff-btn square quiet"
              aria-label={of(t('stop'))}
              onClick={() => acts.stop.mutate(print.id)}
            >
              <XMarkIcon small />
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function PrintState({ print, zone }: { print: LabelPrint; zone: string }) {
  const t = useTranslations('labels.days');
  const locale = useLocale();
  if (isBeingMade(print)) {
    const known = print.labels > 0;
    return (
      <div role="status">
        <ProgressBar
          label={t('progress')}
          {...(known ? { value: print.labels_done, max: print.labels } : {})}
        />
        <p className="mid">
          {known
            ? t('generating', { done: String(print.labels_done), all: String(print.labels) })
            : t('waiting')}
        </p>
      </div>
    );
  }
  if (print.status === 'failed') return <p className="label-failed">{t('failed')}</p>;
  if (print.status === 'stopped') return <p className="mid">{t('stopped')}</p>;
  const time = print.taken_at ? formatMoment(print.taken_at, zone, locale) : '';
  // Where lunches were only canceled there is no label, but a sheet that names those to throw away.
  const made =
    print.since !== null && print.labels === 0
      ? t('slip', { time })
      : t('made', { labels: print.labels, sheets: print.pages, time });
  return (
    <p className="mid">
      {made}, {print.by === null ? t('byMail') : t('by', { name: print.by })}
    </p>
  );
}
