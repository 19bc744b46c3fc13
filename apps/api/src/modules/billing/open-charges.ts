import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, projectCharges, type Spent } from '@yay/domain/money';
import { lockAt, type OrderTimes, settleAt } from '@yay/domain/ordering';
import { type Instant, zone } from '@yay/domain/time';
import type { OverviewRow } from './overview.repo.ts';

export interface OpenCharge {
  readonly monday: PlainDate;
  readonly at: Instant;
  readonly total: Cents;
  readonly paidBy: Spent;
}

/**
 * Returns the charges of the open weeks, each with its instant and its sources, in the order in
 * which they come.
 */
export function openCharges(
  row: Pick<OverviewRow, 'open_weeks' | 'credit' | 'promo_credit' | 'yay_bucks' | 'yay_bonus'>,
  times: OrderTimes,
): readonly OpenCharge[] {
  const charges = row.open_weeks
    .map((week) => ({ monday: week.monday, at: chargeAt(week, times), total: week.cents }))
    .sort((a, b) => a.at - b.at || (a.monday < b.monday ? -1 : 1));
  const paid = projectCharges(
    {
      promoCredit: row.promo_credit,
      credit: row.credit,
      yayBonus: row.yay_bonus,
      yayBucks: row.yay_bucks,
    },
    charges.map((charge) => charge.total),
  );
  return charges.flatMap((charge, index) => {
    const paidBy = paid[index];
    return paidBy ? [{ ...charge, paidBy }] : [];
  });
}

/**
 * Returns the instant of a charge: a week's at the noon of its last market; a later lunch's when
 * its own day locks.
 */
function chargeAt(week: OverviewRow['open_weeks'][number], times: OrderTimes): Instant {
  const moments = week.zones.map((name) =>
    week.settled
      ? lockAt(week.first_open, zone(name), times)
      : settleAt(week.monday, zone(name), times),
  );
  return moments.reduce((last, moment) => (moment > last ? moment : last));
}
