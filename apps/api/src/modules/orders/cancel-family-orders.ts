import type { PlainDate } from '@yay/domain/calendar';
import { type CancelReason, lockAt } from '@yay/domain/ordering';
import { zone } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { orderRules } from '../settings/index.ts';
import { type CancelledOrder, cancelOrders } from './cancel-orders.ts';
import type { DoneBy } from './done-by.ts';
import { holdDays } from './hold-days.ts';
import { holdWeeksAhead } from './hold-weeks-ahead.ts';

/**
 * Cancels whatever a family has ordered that the kitchen has not counted yet, as when it leaves.
 * Takes the family's weeks, so the caller holds nothing else of the family before.
 */
export async function cancelFamilyOrders(
  tx: Tx,
  asked: DoneBy & {
    readonly familyId: number;
    readonly reason: Extract<CancelReason, 'parent' | 'staff'>;
    /** Why, in a word; kept with the event. */
    readonly because: string;
  },
): Promise<readonly CancelledOrder[]> {
  const { familyId, reason, because, actorId, impersonatorId, origin } = asked;
  await holdWeeksAhead(tx, familyId);
  await holdDays(tx, await openOrders(tx, familyId));
  // Read again under the locks: a day may have been counted while they were waited for.
  const orders = await openOrders(tx, familyId);
  const { now, times } = await orderRules(tx);
  return cancelOrders(tx, {
    userId: familyId,
    orders: orders
      .filter((order) => now < lockAt(order.date, zone(order.timezone), times))
      .map(({ id }) => ({ id, because })),
    reason,
    actorId,
    impersonatorId,
    origin,
  });
}

interface OpenOrder {
  id: number;
  date: PlainDate;
  marketId: number;
  timezone: string;
}

const openOrders = (source: Queryable, familyId: number): Promise<OpenOrder[]> =>
  source.query<OpenOrder>(
    'orders.open_of_family',
    `select o.id, o.date, d.market_id as "marketId", m.timezone
     from orders o
     join destinations d on d.id = o.destination_id
     join markets m on m.id = d.market_id
     where o.user_id = $1 and o.status = 'placed'
       and o.date >= (app_now() at time zone m.timezone)::date
       and not exists (select from market_days k where k.market_id = m.id and k.date = o.date
         and k.locked_at is not null)
     order by o.date, o.id`,
    [familyId],
  );
