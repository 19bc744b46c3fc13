import type { PlainDate } from '@yay/domain/calendar';
import { canTransition, lockAt } from '@yay/domain/ordering';
import { zone } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import { orderRules } from '../settings/index.ts';
import { type CancelledOrder, cancelOrders } from './cancel-orders.ts';
import type { DoneBy } from './done-by.ts';
import { holdDays } from './hold-days.ts';
import { holdWeeksAhead } from './hold-weeks-ahead.ts';

/**
 * Cancels whatever a family has ordered that no kitchen has counted yet, as when its account closes.
 * What a kitchen has stays, and is served.
 */
export async function cancelOrdersAhead(
  tx: Tx,
  by: DoneBy & {
    readonly userId: number;
    readonly reason: 'parent' | 'staff';
    /** Why, in a word; kept with the events. */
    readonly because: string;
  },
): Promise<readonly CancelledOrder[]> {
  const { userId, because, ...rest } = by;
  await holdWeeksAhead(tx, userId);
  await holdDays(tx, await daysAhead(tx, userId));
  const { now, times } = await orderRules(tx);
  const open = (await placedAhead(tx, userId)).filter(
    (order) =>
      !order.day_locked &&
      canTransition('placed', 'cancelled', by.reason) &&
      now < lockAt(order.date, zone(order.timezone), times),
  );
  const orders = open.map(({ id }) => ({ id, because }));
  return cancelOrders(tx, { ...rest, userId, orders });
}

const AHEAD = `from orders o
  join destinations d on d.id = o.destination_id
  join markets m on m.id = d.market_id
  where o.user_id = $1 and o.status = 'placed' and o.date > ((select app_now()) at time zone 'UTC')::date - 2
    and o.date >= ((select app_now()) at time zone m.timezone)::date`;

const daysAhead = (tx: Tx, userId: number): Promise<{ marketId: number; date: PlainDate }[]> =>
  tx.query(
    'orders.family_days_ahead',
    `select distinct d.market_id as "marketId", o.date ${AHEAD}`,
    [userId],
  );

const placedAhead = (
  tx: Tx,
  userId: number,
): Promise<{ id: number; date: PlainDate; timezone: string; day_locked: boolean }[]> =>
  tx.query(
    'orders.placed_ahead',
    `select o.id, o.date, m.timezone, exists (
       select from market_days k where k.market_id = m.id and k.date = o.date
         and k.locked_at is not null) as day_locked
     ${AHEAD} order by o.date, o.id`,
    [userId],
  );
