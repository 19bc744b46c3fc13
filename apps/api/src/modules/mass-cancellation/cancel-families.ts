import type { Db, Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import { cancelOrdersOf } from '../cancelling/index.ts';
import type { LetterData, LettersToMany } from '../letters/index.ts';
import { lockDaysShared, lockWeeksOf } from '../market-days/index.ts';
import { cancelUnsafe } from './cancel-unsafe.ts';
import {
  claimFamilies,
  type FamilyAfter,
  finishFamilies,
  type OrderToCancel,
  ordersToCancel,
} from './family.repo.ts';
import type { RunRow } from './runs.repo.ts';

export interface FamilyParts {
  readonly db: Db;
  readonly letters: LettersToMany;
}

/**
 * Cancels the orders of these families that a run is about, gives the money back, and tells them:
 * all of it, or nothing. A second process finds the families done. Returns those with a cancelled
 * order.
 */
export async function cancelFamilies(
  { db, letters }: FamilyParts,
  run: RunRow,
  userIds: readonly number[],
): Promise<readonly number[]> {
  const changed = await db.tx(async (tx) => {
    const days = await claimFamilies(tx, run, userIds);
    const did = days.length > 0 ? await cancelIn(tx, letters, run, days) : [];
    failpoint('cancellation-before-commit');
    return did;
  });
  failpoint('cancellation-family-done');
  return changed;
}

/** Locks of a kind are taken of all families, in one order, before those of the next kind. */
async function cancelIn(
  tx: Tx,
  letters: LettersToMany,
  run: RunRow,
  days: Awaited<ReturnType<typeof claimFamilies>>,
): Promise<readonly number[]> {
  await lockWeeksOf(tx, days);
  await lockDaysShared(tx, days);
  const userIds = [...new Set(days.map(({ userId }) => userId))];
  if (run.criteria.unsafe_orders !== undefined) {
    const changed: number[] = [];
    for (const userId of userIds) {
      if (await cancelUnsafe(tx, letters, run, userId)) changed.push(userId);
    }
    return changed;
  }
  const wanted = Map.groupBy(await ordersToCancel(tx, run, userIds), ({ userId }) => userId);
  const cancelled = await cancelOrdersOf(
    tx,
    [...wanted].map(([userId, orders]) => ({
      userId,
      orders: orders.map(({ id }) => ({ id, because: run.because })),
    })),
    {
      reason: run.reason,
      actorId: run.actor_id,
      impersonatorId: run.impersonator_id,
      origin: null,
    },
  );
  if (cancelled.size === 0) return [];
  const gone = new Set([...cancelled.values()].flatMap((orders) => orders.map(({ id }) => id)));
  const lost = (userId: number) => (wanted.get(userId) ?? []).filter(({ id }) => gone.has(id));
  const told = await finishFamilies(tx, run, [...cancelled.keys()], [...gone]);
  await letters.postAll(
    tx,
    'lunches_cancelled',
    told
      .filter((family) => family.is_open)
      .map((family) => ({
        to: { userId: family.id, email: family.email, locale: family.locale },
        data: letterTo(family, lost(family.id)),
      })),
  );
  return [...cancelled.keys()];
}

const letterTo = (
  family: FamilyAfter,
  lunches: readonly OrderToCancel[],
): LetterData['lunches_cancelled'] => ({
  first: family.first,
  because: family.because,
  closedBecause: family.closed_because,
  lunches,
  creditCents: family.credit,
  yayBucksCents: family.yay_bucks,
  debtCents: family.debt,
  someNotCharged: family.charged < lunches.length,
});
