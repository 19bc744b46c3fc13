import { mondayOf } from '@yay/domain/calendar';
import type { ChangedOrder } from '@yay/domain/week';
import type { Tx } from '../../platform/db/index.ts';
import { type DoneBy, recountWeeks } from '../cancelling/index.ts';
import { moveStock, writeOrders } from './save-week.repo.ts';
import { toWrites } from './to-writes.ts';

/**
 * Changes orders of one family without a save of the family: with their events, stock, and the weeks'
 * versions and codes, which stay although the meals cost less than a code's minimum. The settlement at
 * the day's lock evens out charges. The caller holds the family's weeks, their days and the stock, and
 * has decided.
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
  const mondays = [...new Set(changes.map(({ after }) => mondayOf(after.date)))];
  const { userId } = by;
  await recountWeeks(
    tx,
    mondays.map((monday) => ({ userId, monday, cancelledShares: 0 })),
    'waived',
  );
}
