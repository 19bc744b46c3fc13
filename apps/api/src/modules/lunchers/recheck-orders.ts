import type { AffectedOrder } from '@yay/contract/lunchers/calls';
import type { LuncherInPlace } from '../../facts/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { cancelOrders } from '../cancelling/index.ts';
import type { CameBack, Letters } from '../letters/index.ts';
import { lockDaysShared } from '../market-days/index.ts';
import { moveOrdersToGrade } from '../orders/index.ts';
import { cameBack } from './came-back.repo.ts';
import { isStaffActing } from './family-scope.ts';
import { type Becoming, findAffected } from './find-affected.ts';
import { parentOf } from './lunchers.repo.ts';
import { daysAhead } from './orders-ahead.repo.ts';

/**
 * Cancels what no longer fits a luncher, moves what still does to her new grade, and tells the
 * family. The caller holds the family's weeks, so no order comes or goes meanwhile.
 */
export async function recheckOrders(
  tx: Tx,
  letters: Letters,
  actor: Actor,
  luncher: LuncherInPlace,
  becoming: Becoming,
  repeatEnds = false,
): Promise<AffectedOrder[]> {
  const familyId = luncher.user_id;
  await lockDaysShared(tx, await daysAhead(tx, luncher.id, familyId));
  const { affected, standing } = await findAffected(tx, luncher, becoming);
  const { userId: actorId, impersonatorId, origin } = actor;
  const by = { actorId, impersonatorId, origin };

  const cancelled = await cancelOrders(tx, {
    userId: familyId,
    orders: affected.filter((order) => order.cancelled),
    reason: isStaffActing(actor, familyId) ? 'staff' : 'parent',
    ...by,
  });
  if (becoming.kind === 'changed' && becoming.grade !== null) {
    const gradeId = becoming.grade.id;
    await moveOrdersToGrade(tx, { userId: familyId, orderIds: standing, gradeId, ...by });
  }
  if (affected.length > 0 || repeatEnds) {
    await tell(tx, letters, luncher, {
      becoming,
      affected,
      repeatEnds,
      back: await cameBack(
        tx,
        cancelled.map(({ id }) => id),
      ),
    });
  }
  return affected.map(({ id: _, ...order }) => order);
}

async function tell(
  tx: Tx,
  letters: Letters,
  luncher: LuncherInPlace,
  told: {
    readonly becoming: Becoming;
    readonly affected: readonly AffectedOrder[];
    readonly repeatEnds: boolean;
    readonly back: CameBack;
  },
): Promise<void> {
  const { first, ...parent } = await parentOf(tx, luncher.user_id);
  await letters.post(
    tx,
    'orders_rechecked',
    { userId: luncher.user_id, ...parent },
    {
      first,
      luncher: luncher.first,
      deleted: told.becoming.kind === 'deleted',
      repeatEnds: told.repeatEnds,
      ...told.back,
      orders: told.affected.map((order) => ({
        date: order.date,
        item: order.item_name,
        totalCents: order.total,
        because: order.because,
        findings: order.findings,
        cancelled: order.cancelled,
      })),
    },
  );
}
