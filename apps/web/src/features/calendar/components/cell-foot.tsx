import {
  ArrowPathIcon,
  ArrowsRightLeftIcon,
  ClockIcon,
  ExclamationTriangleIcon,
  StarIcon,
} from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import { useTranslations } from 'use-intl/react';
import { firstData } from '../../../lib/first-data.ts';
import { Rating } from '../../../parts/rating/index.ts';
import type { Cell } from '../model/cell.ts';
import { dateShort, dayLong, usd } from './say.ts';

export type CellActions = {
  onPutBack: (cell: Cell) => void;
};

/** Shows the last line of a day: its fee, its state, and the act that is possible. */
export function CellFoot({
  cell,
  child,
  meal,
  onPutBack,
}: { cell: Cell; child: string; meal: string } & CellActions) {
  const t = useTranslations('calendar.cell');
  const day = dayLong(cell.date);
  if (cell.isReplaced && cell.change === null) {
    return (
      <span className="foot">
        <Tag tone="late" fill icon={<ArrowsRightLeftIcon />}>
          {t('replaced')}
        </Tag>
      </span>
    );
  }
  switch (cell.kind) {
    case 'removed':
      return (
        <span className="foot">
          <button
            type="button"
            className="link above"
            aria-label={t('putBackLabel', { meal, child, day })}
            onClick={() => onPutBack(cell)}
          >
            {t('putBack')}
          </button>
        </span>
      );
    case 'blocked':
      return (
        <span className="foot">
          {cell.orderable ? (
            <span className="link">{t('pickAnother')}</span>
          ) : (
            <button
              type="button"
              className="link above"
              aria-label={t('discardLabel', { meal, child, day })}
              onClick={() => onPutBack(cell)}
            >
              {t('discard')}
            </button>
          )}
        </span>
      );
    case 'closed':
      return <LateOrderLink cell={cell} child={child} />;
    case 'unsaved':
      return <UnsavedFoot cell={cell} />;
    case 'empty':
      return cell.lateFee > 0 ? (
        <span className="foot">
          <LateTag fee={cell.lateFee} />
        </span>
      ) : null;
    case 'ordered':
    case 'locked':
      return <OrderedFoot cell={cell} child={child} meal={meal} />;
    default:
      return null;
  }
}

function LateTag({ fee }: { fee: number }) {
  const t = useTranslations('calendar.cell');
  return (
    <Tag tone="late" fill icon={<ClockIcon />}>
      {t('late', { fee: usd(fee) })}
    </Tag>
  );
}

function UnsavedFoot({ cell }: { cell: Cell }) {
  const t = useTranslations('calendar.cell');
  const fee = cell.price?.late_fee ?? 0;
  if (fee === 0 && !cell.problem && !cell.isSpecial) return null;
  return (
    <span className="foot">
      {fee > 0 && <LateTag fee={fee} />}
      {cell.problem && (
        <Tag tone="late" icon={<ExclamationTriangleIcon />}>
          {t('lookAgain')}
        </Tag>
      )}
      {fee === 0 && cell.isSpecial && <SpecialTag />}
    </span>
  );
}

function OrderedFoot({ cell, child, meal }: { cell: Cell; child: string; meal: string }) {
  const t = useTranslations('calendar.cell');
  const fee = cell.saved?.late_surcharge ?? 0;
  const repeats = cell.saved?.source === 'repeat';
  const served = cell.saved?.status === 'served' ? cell.saved : null;
  if (fee === 0 && !repeats && !cell.isSpecial && !served) return null;
  return (
    <span className="foot">
      {served && (
        <Rating
          luncherId={Number(cell.luncherId)}
          itemId={served.item_id}
          child={child}
          meal={meal}
        />
      )}
      {cell.isSpecial && <SpecialTag />}
      {repeats && (
        <Tag tone="off" icon={<ArrowPathIcon />}>
          {t('repeats')}
        </Tag>
      )}
      {fee > 0 && (
        <Tag tone="late" icon={<ClockIcon />}>
          {t('lateKept', { fee: usd(fee) })}
        </Tag>
      )}
    </span>
  );
}

function SpecialTag() {
  const t = useTranslations('calendar.cell');
  return (
    <Tag tone="info" fill icon={<StarIcon />}>
      {t('dailySpecial')}
    </Tag>
  );
}

/** Ordering has closed, but people answer their mail. */
function LateOrderLink({ cell, child }: { cell: Cell; child: string }) {
  const t = useTranslations('calendar.cell');
  const { email } = firstData().config.contact;
  const helps = cell.closedCode === 'closed' || cell.closedCode === 'locked';
  if (!email || !helps) return null;
  const subject = t('helpSubject', { child, date: dateShort(cell.date) });
  return (
    <span className="foot">
      <a className="link above" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
        {t('help')}
      </a>
    </span>
  );
}
