import { Button } from '@yay/ui/button';
import { SignalSlashIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl/react';
import type { WeekIndex } from '../model/week-index.ts';
import type { RefusedDays, useSaving } from '../state/use-saving.ts';
import { PaymentNotice } from './payment-notice.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { dayLong, mealName, useProblemText } from './say.ts';
import { StaffStrip } from './staff-strip.tsx';
import type { Remark, useTakeBack } from './use-take-back.ts';

export type WeekNoticesProps = {
  index: WeekIndex;
  /** Leads back to one's own week, where this is another family's. */
  onOwn: (() => void) | null;
  /** The last payment did not go through. */
  unpaid: boolean;
  /** The number of choices from before this page was loaded. */
  restored: number;
  onSeenRestored: () => void;
  clash: boolean;
  saving: Pick<
    ReturnType<typeof useSaving>,
    'phase' | 'refused' | 'forgetRefused' | 'lookAtConflict'
  >;
  takeBack: Pick<ReturnType<typeof useTakeBack>, 'remark' | 'forget'>;
};

/** The notices above the week's days. */
export default function WeekNotices(props: WeekNoticesProps) {
  const t = useTranslations('calendar-choosing');
  const { restored, clash, saving } = props;
  const { refused } = saving;
  const { remark } = props.takeBack;
  const dismissLabel = t('panel.close');
  const remarkText = ({ kind, count, kept }: Remark) => {
    if (kind === 'cleared') return t('told.cleared', { count, kept });
    if (kind === 'filled') return t('transfer.taken', { count });
    return t(kind === 'undone' ? 'told.undone' : 'transfer.nothing');
  };
  return (
    <>
      {props.onOwn && <StaffStrip week={props.index.week} onOwn={props.onOwn} />}
      {props.unpaid && <PaymentNotice />}
      <ReplacedNotice index={props.index} isOwn={props.onOwn === null} />
      {clash && (
        <Notice
          className="week-note"
          tone="danger"
          live="alert"
          action={
            <Button kind="line" size="sm" onClick={saving.lookAtConflict}>
              {t('conflict.look')}
            </Button>
          }
        >
          {t('conflict.pending')}
        </Notice>
      )}
      {saving.phase === 'waiting' && (
        <Notice
          className="week-note"
          tone="late"
          live="status"
          icon={<SignalSlashIcon />}
          title={t('network.waitingTitle')}
        >
          {t('network.waitingText')}
        </Notice>
      )}
      {refused && (
        <RefusedNotice
          index={props.index}
          refused={refused}
          dismissLabel={dismissLabel}
          onDismiss={saving.forgetRefused}
        />
      )}
      {restored > 0 && (
        <Notice
          className="week-note"
          tone="unsaved"
          live="status"
          title={t('told.restoredTitle', { count: restored })}
          dismissLabel={dismissLabel}
          onDismiss={props.onSeenRestored}
        >
          {t('told.restoredText')}
        </Notice>
      )}
      {remark && (
        <Notice
          className="week-note"
          tone="unsaved"
          live="status"
          dismissLabel={dismissLabel}
          onDismiss={props.takeBack.forget}
          action={
            remark.takeBack && (
              <Button
                kind="quiet"
                size="sm"
                autoFocus={remark.takesFocus}
                onClick={remark.takeBack}
              >
                {t(remark.kind === 'undone' ? 'told.bringBack' : 'transfer.undo')}
              </Button>
            )
          }
        >
          {remarkText(remark)}
        </Notice>
      )}
    </>
  );
}

function RefusedNotice({
  index,
  refused,
  dismissLabel,
  onDismiss,
}: {
  index: WeekIndex;
  refused: RefusedDays;
  dismissLabel: string;
  onDismiss: () => void;
}) {
  const t = useTranslations('calendar-choosing.told');
  const problemText = useProblemText();
  const days = refused.answer.results.filter((day) => day.outcome === 'refused');
  const saved = refused.answer.results.some((day) => day.outcome !== 'refused');
  return (
    <Notice
      className="week-note"
      tone="danger"
      live="alert"
      title={t('refusedTitle', { count: days.length })}
      dismissLabel={dismissLabel}
      onDismiss={onDismiss}
    >
      <ul className="refused-days">
        {days.map((day) => {
          const luncherId = String(day.luncher_id);
          const sent = refused.request.entries.find(
            (entry) => entry.luncherId === luncherId && entry.date === day.date,
          );
          const meal = mealName(index, sent?.choice ?? null) ?? '';
          const child = index.lunchers.get(luncherId)?.first ?? '';
          return (
            <li key={`${luncherId}-${day.date}`}>
              <b>{t('refusedDay', { child, day: dayLong(day.date), meal })}</b>{' '}
              {day.code && problemText({ code: day.code, detail: day.detail }, day.date)}
            </li>
          );
        })}
      </ul>
      {saved && t('refusedText')}
    </Notice>
  );
}
