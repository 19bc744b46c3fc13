import type { PlainDate } from '@yay/domain/calendar';
import { mondayOf } from '@yay/domain/calendar';
import type { Tx } from '../../platform/db/index.ts';
import { countWeeksOn, saveWeekDiscounts } from './cancel-orders.repo.ts';
import { discountAfter } from './discount-after.ts';
import type { DoneBy } from './done-by.ts';
import type { OrderChange } from './order-change.ts';
import { moveStock, writeOrders } from './save-week.repo.ts';
import { toWrites } from './to-writes.ts';

export type ChangedOrder = Extract<OrderChange, { kind: 'changed' }>;

/**
 * Changes orders of one family that she did not ask to change: events, stock, the weeks' versions and
 * what their codes take off, which stay although the meals cost less than a code asks for. What was
 * charged already is evened out when the day locks. The caller holds the family's weeks, their days
 * and the stock, and has decided.
 */
export async function changeOrders(
  tx: Tx,
  by: DoneBy & { readonly userId: number },
  changes: readonly ChangedOrder[],
  moves: Parameters<typeof moveStock>[1],
): Promise<void> {
  if (changes.length === 0) return;
  await writeOrders(tx, by, toWrites(changes));
  if (moves.length > 0) await moveStock(tx, moves);
  const mondays: PlainDate[] = [...new Set(changes.map(({ after }) => mondayOf(after.date)))];
  const { userId } = by;
  const weeks = await countWeeksOn(
    tx,
    mondays.map((monday) => ({ userId, monday })),
  );
  const changed = weeks.flatMap((week) => {
    const next = discountAfter(week, 0, 'kept');
    return next === undefined ? [] : [{ userId, monday: week.monday, ...next }];
  });
  if (changed.length > 0) await saveWeekDiscounts(tx, changed);
}
