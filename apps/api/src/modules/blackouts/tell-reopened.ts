import type { Db } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import type { Letters } from '../letters/index.ts';
import { announceBlackouts } from './announce.ts';
import { findBatch } from './batches.repo.ts';
import { liftedBy } from './lift.repo.ts';
import { claimTelling, familyToTell, reopenedDays } from './reopened.repo.ts';

/** One letter for each family; whoever has ordered again meanwhile needs none. */
export async function tellReopened(
  { db, letters }: { readonly db: Db; readonly letters: Letters },
  { batchId, userIds }: { readonly batchId: number; readonly userIds: readonly number[] },
): Promise<void> {
  const batch = await findBatch(db, batchId);
  if (batch === undefined) return;
  const ids = await liftedBy(db, batchId);
  for (const userId of userIds) {
    await db.tx(async (tx) => {
      if (!(await claimTelling(tx, batchId, userId))) return;
      const days = await reopenedDays(tx, ids, userId);
      const family = await familyToTell(tx, userId);
      if (family === undefined || days.length === 0) return;
      const { email, locale, first } = family;
      const data = { first, because: batch.name, days };
      await letters.post(tx, 'days_reopened', { userId, email, locale }, data);
    });
    failpoint('blackout-family-told');
  }
  await announceBlackouts(db);
}
