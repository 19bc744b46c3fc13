import type { ClassTrip } from '@yay/contract/class-trips/calls';
import { useFormatter, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';

const PARTS = ['credit', 'yayBucks', 'unpaid'] as const;
type Part = (typeof PARTS)[number];

const centsOf = (money: NonNullable<ClassTrip['money']>): Record<Part, number> => ({
  credit: money.credit_cents,
  yayBucks: money.yay_bucks_cents,
  unpaid: money.unpaid_cents,
});

/** Shows the number of lunches that a trip takes off, and where their money goes. */
export function TripMoney({ trip }: { trip: ClassTrip }) {
  const t = useTranslations('class-trips.trip');
  const format = useFormatter();
  const affected = trip.preview?.affected;
  const strict = trip.orders.filter((order) => order.strict.length > 0).length;
  const orders = affected?.orders ?? trip.orders.length;
  const takes = trip.money !== null;
  return (
    <>
      <p className="trip-figures">
        <span className="trip-hero">
          <b>{format.number(orders)}</b>{' '}
          {t(trip.state === 'agreed' ? 'ordersTaken' : takes ? 'orders' : 'ordersStay', {
            count: orders,
          })}
        </span>
        {affected && (
          <span>
            <b>{format.number(affected.families)}</b> {t('families', { count: affected.families })}
          </span>
        )}
        {strict > 0 && (
          <span>
            <b>{format.number(strict)}</b> {t('strict', { count: strict })}
          </span>
        )}
      </p>
      {trip.money && <Bar money={trip.money} />}
    </>
  );
}

function Bar({ money }: { money: NonNullable<ClassTrip['money']> }) {
  const t = useTranslations('class-trips.trip.money');
  const cents = centsOf(money);
  const parts = PARTS.filter((part) => cents[part] > 0);
  if (parts.length === 0) return null;
  return (
    <>
      {/* The sentences below it say the same. */}
      <div className="trip-bar" aria-hidden="true">
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: cents[part] }}>
            <b>{formatUsd(cents[part])}</b>
          </span>
        ))}
      </div>
      <ul className="trip-money">
        {parts.map((part) => (
          <li key={part} data-part={part}>
            <b>{formatUsd(cents[part])}</b> {t(part, { count: money.unpaid_orders })}
          </li>
        ))}
      </ul>
    </>
  );
}
