import type { LabelBoard } from '@yay/contract/labels/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { PrinterIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { foldTries, type ShownPrint } from '../model/fold-tries.ts';
import { newestChanges, newestShelf } from '../model/newest-prints.ts';
import type { LabelActs } from '../model/use-label-acts.ts';
import { PrintRow, usePrintTitle } from './print-row.tsx';

interface Props {
  board: LabelBoard;
  acts: LabelActs;
  /** The place of the first label of the next print. */
  start: number;
}

type Day = LabelBoard['days'][number];

/** The days that have lunches, each with the labels of all of it. */
export function LabelDays({ board, acts, start }: Props) {
  const t = useTranslations('labels.days');
  const locale = useLocale();
  const titleOf = usePrintTitle();
  const days = board.days.filter(({ lunches }) => lunches > 0);
  const prints = foldTries(board.prints);
  const shown = days.map((day) => [day, latestOf(prints, day)] as const);
  const elsewhere = [newestChanges(board)?.print, newestShelf(board)?.print];
  const others = prints.filter(
    ({ print }) => !elsewhere.includes(print) && !shown.some(([, one]) => one?.print === print),
  );
  const zone = board.school.timezone;
  return (
    <>
      <section aria-labelledby="label-days">
        <h2 id="label-days">{t('title')}</h2>
        {days.length === 0 && <EmptyState title={t('empty')} />}
        <ul className="label-jobs">
          {shown.map(([day, latest]) => (
            <PrintRow
              key={day.date}
              title={formatDate(day.date, locale, 'fullDay')}
              tag={
                day.final ? (
                  <span className="st ok">{t('final')}</span>
                ) : (
                  <span className="st warn">
                    {t('open', { time: formatMoment(day.final_at, zone, locale) })}
                  </span>
                )
              }
              {...{ board, acts, start }}
              {...latest}
              none={
                <>
                  {t('lunches', { count: day.lunches })}. {t('none')}
                </>
              }
            >
              <button
                type="button"
                className="staff-btn"
                aria-label={t('of', {
                  what: t('make'),
                  day: formatDate(day.date, locale, 'fullDay'),
                })}
                aria-disabled={acts.print.isPending}
                onClick={() => {
                  if (acts.print.isPending) return;
                  acts.print.mutate({ date: day.date, start_place: start });
                }}
              >
                <PrinterIcon small />
                {t('make')}
              </button>
            </PrintRow>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="label-others">
          <h2 id="label-others">{t('older')}</h2>
          <ul className="label-jobs">
            {others.map((other) => (
              <PrintRow
                key={other.print.id}
                title={titleOf(other.print)}
                {...{ board, acts, start }}
                {...other}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const latestOf = (prints: readonly ShownPrint[], { date }: Day): ShownPrint | undefined =>
  prints.find(
    ({ print }) => print.date === date && print.kind === 'student' && print.since === null,
  );
