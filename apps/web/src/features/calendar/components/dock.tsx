import type { OrderSummary as Summary } from '@yay/contract/calendar/calls';
import { ChevronUpIcon } from '@yay/ui/icons';
import { Skeleton } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl/react';
import type { Payment } from '../state/use-payment.ts';
import { MissingCard } from './missing-card.tsx';
import { lunchesOf, SaveButton, type SavingProps } from './order-summary.tsx';
import { usd } from './say.ts';
import './dock.css';

/** The summary below 1200 px: a bar that opens. */
export function Dock({
  summary,
  payment: { card, paid, isKnown, quiet },
  open,
  onToggle,
  controls,
  ...saving
}: SavingProps & {
  summary: Summary;
  payment: Payment;
  open: boolean;
  onToggle: () => void;
  controls: string;
}) {
  const t = useTranslations('calendar.summary');
  const lunches = lunchesOf(summary);
  const unsaved = saving.unsaved + saving.blocked;
  // A week that is paid tells its price: nothing of it is left to pay.
  const isPaid = unsaved === 0 && paid.charged > 0 && paid.rest === 0;
  return (
    <div className="dock">
      <MissingCard card={card} quiet={quiet} />
      <button
        type="button"
        className="see"
        aria-expanded={open}
        aria-controls={controls}
        onClick={onToggle}
      >
        <ChevronUpIcon />
        <span>
          <span className="sr">{t('dockLabel')} </span>
          {isKnown ? (
            <b>{usd(isPaid ? summary.grand_total : paid.rest)}</b>
          ) : (
            <Skeleton width="4.5rem" height="1.375rem" />
          )}
          <small>
            {isPaid && `${t('charged')}, `}
            {t('dock', { lunches, unsaved })}
          </small>
        </span>
      </button>
      <SaveButton {...saving} isEmpty={lunches === 0} />
    </div>
  );
}
