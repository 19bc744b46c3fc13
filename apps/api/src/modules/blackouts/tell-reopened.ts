import type { Db } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import { publishToAll } from '../../platform/realtime/index.ts';
import type { LettersToMany } from '../letters/index.ts';
import { announceBlackouts } from './announce.ts';
import { findBatch } from './batches.repo.ts';
import { liftedBy } from './lift.repo.ts';
import { claimTelling, familiesToTell, reopenedDays } from './reopened.repo.ts';

/** One letter for each family; whoever has ordered again meanwhile needs none. */
export async function tellReopened(
  { db, letters }: { readonly db: Db; readonly letters: LettersToMany },
  { batchId, userIds }: { readonly batchId: number; readonly userIds: readonly number[] },
): Promise<void> {
  const batch = await findBatch(db, batchId);
  if (batch === undefined) return;
  const ids = await liftedBy(db, batchId);
  const told = await db.tx(async (tx) => {
    const claimed = await claimTelling(tx, batchId, userIds);
    const days = Map.groupBy(await reopenedDays(tx, ids, claimed), ({ userId }) => userId);
    const families = await familiesToTell(tx, [...days.keys()]);
    await letters.postAll(
      tx,
      'days_reopened',
      families.map(({ id, email, locale, first }) => ({
        to: { userId: id, email, locale },
        data: { first, because: batch.name, days: days.get(id) ?? [] },
      })),
    );
    failpoint('blackout-families-told');
    return families.map(({ id }) => `private-user.${id}` as const);
  });
  // Apart from that transaction: an announcement makes commits wait for each other.
  await publishToAll(db, told, 'orders.changed', {});
  await announceBlackouts(db);
}
