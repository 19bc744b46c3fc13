import type { PlainDate } from '@yay/domain/calendar';
import type { WeekDecision } from '@yay/domain/week';
import { type Tx, together } from '../../platform/db/index.ts';
import type { DoneBy } from '../cancelling/index.ts';
import { reverseChargesOf } from '../settlement/index.ts';
import { moveStock, writeOrders } from './save-week.repo.ts';
import { toWrites } from './to-writes.ts';

/** Writes the decision about a week's orders and returns the ids of new ones. */
export async function writeDecision(
  tx: Tx,
  {
    userId,
    by,
    decision,
    kind = 'calendar',
  }: {
    readonly userId: number;
    readonly by: DoneBy;
    readonly decision: WeekDecision;
    readonly kind?: 'calendar' | 'grab_and_go';
  },
): Promise<readonly { id: number; luncher_id: number; date: PlainDate }[]> {
  const [placed] = await together([
    decision.changes.length > 0
      ? writeOrders(tx, { userId, kind, ...by }, toWrites(decision.changes))
      : [],
    decision.stockMoves.length > 0 && moveStock(tx, decision.stockMoves),
  ]);
  // A changed order settles when its day locks; only a cancelled one is paid back at once.
  const paid = decision.changes.flatMap((change) => {
    if (change.kind !== 'cancelled' || change.before.share_cents === null) return [];
    return change.before.id ?? [];
  });
  if (paid.length > 0) {
    const { actorId, impersonatorId } = by;
    await reverseChargesOf(tx, [{ userId, orderIds: paid }], { userId: actorId, impersonatorId });
  }
  return placed;
}
