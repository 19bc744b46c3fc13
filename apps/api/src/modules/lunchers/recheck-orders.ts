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

/** The person who changes lunchers: somebody at a browser, or a job in a person's name. */
export type Changing = Pick<Actor, 'userId' | 'impersonatorId' | 'origin'>;

/** A luncher, as it was read under the lock of its family's weeks, and its planned state. */
export interface LuncherChange {
  readonly luncher: LuncherInPlace;
  readonly becoming: Becoming;
  readonly repeatEnds: boolean;
}

/**
 * Cancels lunches that no longer fit a luncher, moves the others to her new grade, and tells the
 * family. The caller holds the family's weeks, so no order comes or goes meanwhile.
 */
export const recheckOrders = (
  tx: Tx,
  letters: Letters,
  actor: Changing,
  luncher: LuncherInPlace,
  becoming: Becoming,
  repeatEnds = false,
): Promise<AffectedOrder[]> =>
  recheckFamily(tx, letters, actor, luncher.user_id, [{ luncher, becoming, repeatEnds }]);

/** Rechecks the orders of several lunchers of one family, whose locks are taken together. */
export async function recheckFamily(
  tx: Tx,
  letters: Letters,
  actor: Changing,
  familyId: number,
  changes: readonly LuncherChange[],
): Promise<AffectedOrder[]> {
  const days = [];
  for (const { luncher } of changes) days.push(...(await daysAhead(tx, luncher.id, familyId)));
  await lockDaysShared(tx, days);
  const checked = [];
  for (const change of changes) {
    checked.push({ ...change, ...(await findAffected(tx, change.luncher, change.becoming)) });
  }
  const { userId: actorId, impersonatorId, origin } = actor;
  const by = { actorId, impersonatorId, origin };
  const cancelled = await cancelOrders(tx, {
    userId: familyId,
    orders: checked.flatMap(({ affected }) => affected.filter((order) => order.cancelled)),
    reason: isStaffActing(actor, familyId) ? 'staff' : 'parent',
    ...by,
  });
  for (const { luncher, becoming, repeatEnds, affected, standing } of checked) {
    if (becoming.kind === 'changed' && becoming.grade !== null) {
      const gradeId = becoming.grade.id;
      await moveOrdersToGrade(tx, { userId: familyId, orderIds: standing, gradeId, ...by });
    }
    if (affected.length === 0 && !repeatEnds) continue;
    const own = cancelled.filter(({ luncherId }) => luncherId === luncher.id);
    const back = await cameBack(
      tx,
      own.map(({ id }) => id),
    );
    await tell(tx, letters, luncher, { becoming, affected, repeatEnds, back });
  }
  return checked.flatMap(({ affected }) => affected.map(({ id: _, ...order }) => order));
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
