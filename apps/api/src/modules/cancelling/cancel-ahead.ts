import type { PlainDate } from '@yay/domain/calendar';
import { canTransition, lockAt } from '@yay/domain/ordering';
import { zone } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import { lockDaysShared, lockWeeksAhead } from '../market-days/index.ts';
import { orderRules } from '../settings/index.ts';
import { type CancelledOrder, cancelOrders } from './cancel-orders.ts';
import type { DoneBy } from './done-by.ts';

/**
 * Cancels every order of a family that no kitchen has counted yet, as when its account closes. An
 * order that a kitchen has counted stays, and is served.
 */
export async function cancelOrdersAhead(
  tx: Tx,
  by: DoneBy & {
    readonly userId: number;
    readonly reason: 'parent' | 'staff';
    /** The reason in one word, for the events. */
    readonly because: string;
  },
): Promise<readonly CancelledOrder[]> {
  const { userId, because, ...rest } = by;
  await lockWeeksAhead(tx, userId);
  await lockDaysShared(tx, await daysAhead(tx, userId));
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

const AHEAD = `from lunches where user_id = $1 and status = 'placed' and is_ahead`;

const daysAhead = (tx: Tx, userId: number): Promise<{ marketId: number; date: PlainDate }[]> =>
  tx.query('orders.family_days_ahead', `select distinct market_id as "marketId", date ${AHEAD}`, [
    userId,
  ]);

const placedAhead = (
  tx: Tx,
  userId: number,
): Promise<{ id: number; date: PlainDate; timezone: string; day_locked: boolean }[]> =>
  tx.query(
    'orders.placed_ahead',
    `select id, date, timezone, is_day_locked as day_locked ${AHEAD} order by date, id`,
    [userId],
  );
