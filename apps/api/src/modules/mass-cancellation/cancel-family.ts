import type { Db, Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import type { Letters } from '../letters/index.ts';
import { cancelOrders, holdDays, holdWeeks } from '../orders/index.ts';
import { claimFamily, finishFamily, ordersToCancel } from './family.repo.ts';
import type { RunRow } from './runs.repo.ts';

export interface FamilyParts {
  readonly db: Db;
  readonly letters: Letters;
}

/**
 * Cancels what one family has ordered that a run is about, gives back what was paid, and tells her:
 * all of it, or nothing. Whoever comes second finds the family done. True when something was cancelled.
 */
export async function cancelFamily(
  { db, letters }: FamilyParts,
  run: RunRow,
  userId: number,
): Promise<boolean> {
  const changed = await db.tx(async (tx) => {
    const days = await claimFamily(tx, run, userId);
    const did = days.length > 0 && (await cancelIn(tx, letters, run, userId, days));
    failpoint('cancellation-before-commit');
    return did;
  });
  failpoint('cancellation-family-done');
  return changed;
}

async function cancelIn(
  tx: Tx,
  letters: Letters,
  run: RunRow,
  userId: number,
  days: Awaited<ReturnType<typeof claimFamily>>,
): Promise<boolean> {
  await holdWeeks(
    tx,
    userId,
    days.map(({ monday }) => monday),
  );
  await holdDays(tx, days);
  const wanted = await ordersToCancel(tx, run, userId);
  const cancelled = await cancelOrders(tx, {
    userId,
    orders: wanted.map(({ id }) => ({ id, because: run.because })),
    reason: run.reason,
    actorId: run.actor_id,
    impersonatorId: run.impersonator_id,
    origin: null,
  });
  if (cancelled.length === 0) return false;
  const ids = cancelled.map(({ id }) => id);
  const family = await finishFamily(tx, run, userId, ids);
  if (family.is_open) {
    const gone = new Set(ids);
    await letters.post(
      tx,
      'lunches_cancelled',
      { userId, email: family.email, locale: family.locale },
      {
        first: family.first,
        because: run.because,
        closedBecause: family.closed_because,
        lunches: wanted.filter(({ id }) => gone.has(id)),
        creditCents: family.credit,
        yayBucksCents: family.yay_bucks,
        debtCents: family.debt,
        someNotCharged: family.charged < ids.length,
      },
    );
  }
  return true;
}
