import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { CheckCircleIcon, ExclamationTriangleIcon, MinusCircleIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import type { Transferred } from '../model/transfer.ts';
import type { WeekIndex } from '../model/week-index.ts';
import type { TransferReport } from '../state/use-transfer.ts';
import { dayLong, listed, useProblemText } from './say.ts';

/** Shows the lunches that were taken over, and day by day the others with the reason. */
export default function TransferDialog({
  index,
  report,
  onUndo,
  onClose,
}: {
  index: WeekIndex;
  report: TransferReport;
  onUndo: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('calendar-choosing.transfer');
  const child = index.lunchers.get(report.luncherId)?.first ?? '';
  const taken = report.days.filter(isTaken);
  const left = report.days.filter((day) => !isTaken(day));
  const someKept = left.some((day) => day.outcome === 'kept');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(report.kind === 'copy' ? 'copyTitle' : 'lastWeekTitle', { child })}
      closeLabel={t('close')}
      done={{ label: t('done'), onPress: onClose }}
      footer={
        taken.length > 0 && (
          <Button kind="quiet" onClick={onUndo}>
            {t('undo')}
          </Button>
        )
      }
    >
      <p className="transfer-count">
        {taken.length > 0 ? t('taken', { count: taken.length }) : t('nothing')}
      </p>
      <ul className="transfer-days">
        {[...taken.filter((day) => day.outcome === 'trimmed'), ...left].map((day) => (
          <TransferLine key={`${day.luncherId}-${day.date}`} day={day} index={index} />
        ))}
      </ul>
      {someKept && (
        <Button kind="line" size="sm" onClick={report.replaceToo}>
          {t('replace')}
        </Button>
      )}
    </Dialog>
  );
}

function TransferLine({ day, index }: { day: Transferred; index: WeekIndex }) {
  const t = useTranslations('calendar-choosing.transfer');
  const problemText = useProblemText();
  const luncher = index.lunchers.get(day.luncherId);
  const child = luncher?.first ?? '';
  const why = () => {
    if (day.outcome === 'trimmed') return t('trimmed', { list: listed(day.without) });
    if (day.outcome === 'refused' && day.problem.code === 'not_on_menu') {
      return t('notOnMenu', { school: luncher?.grade.destination.name ?? '' });
    }
    if (day.outcome === 'refused') return problemText(day.problem, day.date);
    return day.outcome === 'kept' ? t('kept') : '';
  };
  return (
    <li className={`transfer-${day.outcome}`}>
      {day.outcome === 'trimmed' ? (
        <CheckCircleIcon />
      ) : day.outcome === 'kept' ? (
        <MinusCircleIcon />
      ) : (
        <ExclamationTriangleIcon />
      )}
      <span>
        <b>{t('line', { child, day: dayLong(day.date), meal: day.name })}</b>
        <small>{why()}</small>
      </span>
    </li>
  );
}

function isTaken(day: Transferred): boolean {
  return day.outcome === 'taken' || day.outcome === 'trimmed';
}
