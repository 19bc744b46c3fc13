import type { OrderSummary as Summary } from '@yay/contract/calendar/calls';
import type { Luncher } from '@yay/contract/lunchers/calls';
import { Avatar } from '@yay/ui/avatar';
import { Button } from '@yay/ui/button';
import { Skeleton } from '@yay/ui/skeleton';
import { Spinner } from '@yay/ui/spinner';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { OFFICE } from '../../../parts/office-time.ts';
import { useLingering } from '../state/use-lingering.ts';
import type { Payment } from '../state/use-payment.ts';
import { MissingCard } from './missing-card.tsx';
import { PaidFromRows, useWhoPays } from './paid-from.tsx';
import { PromoCode, type PromoCodeProps } from './promo-code.tsx';
import { usd } from './say.ts';
import './order-summary.css';

const INDICATOR_MS = 1_000;

export type SavingProps = {
  unsaved: number;
  blocked: number;
  sending: boolean;
  /** A save whose answer is not there yet. */
  waiting: boolean;
  onSave: () => void;
  onUndo: () => void;
};

type OrderSummaryProps = SavingProps &
  Omit<PromoCodeProps, 'code'> & {
    id: string;
    lunchers: readonly Luncher[];
    summary: Summary;
    code: string | null;
    /** The number of changes of the last save, until something else is chosen. */
    saved: number | null;
    /** Something of the week can still be ordered. */
    takesCode: boolean;
    counting: boolean;
    payment: Payment;
  };

/** The week's price, child by child, and the button that orders it. */
export function OrderSummary(props: OrderSummaryProps) {
  const {
    id,
    lunchers,
    summary,
    payment: { funds, paid, card, isKnown, quiet },
    code,
    takesCode,
    counting,
    unsaved,
    blocked,
    onUndo,
  } = props;
  const t = useTranslations('calendar.summary');
  const busy = useLingering(counting, INDICATOR_MS);
  const zone = lunchers[0]?.grade.destination.market.timezone;
  const whoPays = useWhoPays(funds, paid, zone ?? OFFICE);
  const lunches = lunchesOf(summary);
  const heading = useRef<HTMLHeadingElement>(null);
  const standing = () => {
    if (props.saved !== null) return t('savedNow', { count: props.saved });
    return lunches > 0 ? t('saved') : t('empty');
  };
  function undo() {
    onUndo();
    // The button goes with the act that it undid.
    heading.current?.focus();
  }
  return (
    <aside className="sum" id={id} aria-label={t('label')}>
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <div className="rows">
        {lunchers.map((luncher) => {
          const own = summary.lunchers.find((row) => row.luncher_id === luncher.id);
          return (
            <div key={luncher.id} className={`row kid-${luncher.color}`}>
              <Avatar name={luncher.first} size="s" />
              <span>
                {luncher.first}
                <small>{t('lunches', { count: own?.lunches ?? 0 })}</small>
              </span>
              <b className="num">{usd(own?.total ?? 0)}</b>
            </div>
          );
        })}
        {summary.late_fee_total > 0 && (
          <SumRow
            name={t('lateFee')}
            note={t('lateMeals', { count: summary.late_fee_count })}
            cents={summary.late_fee_total}
          />
        )}
        {summary.go_count > 0 && (
          <SumRow
            name={t('grabAndGo')}
            note={t('lunches', { count: summary.go_count })}
            cents={summary.go_total}
          />
        )}
      </div>
      <hr />
      {(code || takesCode) && (
        <>
          <div className="rows">
            <PromoCode
              code={code}
              summary={summary}
              onApply={props.onApply}
              onRemove={takesCode ? props.onRemove : null}
              without={props.without}
              onWithout={props.onWithout}
            />
          </div>
          <hr />
        </>
      )}
      <PaidFromRows paid={paid} isKnown={isKnown} />
      <div className="total">
        <span>
          {t('total')} {(busy || !isKnown) && <Spinner label={t('counting')} />}
        </span>
        {isKnown ? <b>{usd(paid.rest)}</b> : <Skeleton width="6rem" height="2rem" />}{' '}
      </div>
      <p className="charge">
        {blocked > 0 ? t('blocked', { count: blocked }) : unsaved === 0 && standing()} {whoPays}
      </p>
      <MissingCard card={card} quiet={quiet} />
      <SaveButton {...props} isEmpty={lunches === 0} wide />
      {(unsaved > 0 || blocked > 0) && !props.sending && !props.waiting && (
        <div className="undo">
          <Button kind="quiet" size="sm" onClick={undo}>
            {t('undo', { count: unsaved + blocked })}
          </Button>
        </div>
      )}
    </aside>
  );
}

/** Shows a part of the sum that is no child's own. */
function SumRow({ name, note, cents }: { name: string; note: string; cents: number }) {
  return (
    <div className="row">
      <span>
        {name}
        <small>{note}</small>
      </span>
      <span className="num">{usd(cents)}</span>
    </div>
  );
}

export const lunchesOf = (summary: Summary): number =>
  summary.lunchers.reduce((sum, own) => sum + own.lunches, summary.go_count);

/**
 * Saves the week. With nothing to save it does nothing and keeps the focus: a press of it may have
 * saved everything.
 */
export function SaveButton({
  unsaved,
  sending,
  waiting,
  onSave,
  isEmpty,
  wide = false,
}: SavingProps & { isEmpty: boolean; wide?: boolean }) {
  const t = useTranslations('calendar.summary');
  const words = () => {
    if (sending) return t('saving');
    if (waiting) return t('saveAgain');
    if (unsaved > 0) return t('save', { count: unsaved });
    return isEmpty ? t('saveEmpty') : t('nothing');
  };
  const isIdle = !sending && !waiting && unsaved === 0;
  return (
    <Button
      wide={wide}
      loading={sending}
      loadingLabel={t('saving')}
      {...(isIdle ? { 'aria-disabled': true } : { onClick: onSave })}
    >
      {words()}
    </Button>
  );
}
