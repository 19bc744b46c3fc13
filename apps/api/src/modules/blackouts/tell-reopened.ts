import type { Db } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import { publishToAll } from '../../platform/realtime/index.ts';
import type { LettersToMany } from '../letters/index.ts';
import { announceBlackouts } from './announce.ts';
import { findBatch } from './batches.repo.ts';
import { liftedBy } from './lift.repo.ts';
import { claimTelling, familiesToTell, reopenedDays } from './reopened.repo.ts';
import { reopenedMarketDays } from './reopened-days.ts';

/**
 * Writes one letter to each family; one that has ordered again meanwhile needs none. Only a day
 * that can still be ordered is one to choose for; of the others it is said that no lunch comes, so
 * that nobody counts on one.
 */
export async function tellReopened(
  { db, letters }: { readonly db: Db; readonly letters: LettersToMany },
  { batchId, userIds }: { readonly batchId: number; readonly userIds: readonly number[] },
): Promise<void> {
  const batch = await findBatch(db, batchId);
  if (batch === undefined) return;
  const ids = await liftedBy(db, batchId);
  const told = await db.tx(async (tx) => {
    const claimed = await claimTelling(tx, batchId, userIds);
    const open = await reopenedMarketDays(tx, ids);
    const doors = new Map(open.map((day) => [`${day.marketId} ${day.date}`, day.door]));
    const reopened = await reopenedDays(tx, ids, open, claimed);
    const days = Map.groupBy(
      reopened.map(({ userId, marketId, date, lunchers }) => {
        const door = doors.get(`${marketId} ${date}`) ?? null;
        return { userId, date, lunchers, door };
      }),
      ({ userId }) => userId,
    );
    const families = await familiesToTell(tx, [...days.keys()]);
    await letters.postAll(
      tx,
      'days_reopened',
      families.map(({ id, email, locale, first }) => ({
        to: { userId: id, email, locale },
        data: {
          first,
          because: (locale === 'es' && batch.name_es) || batch.name,
          days: days.get(id) ?? [],
        },
      })),
    );
    failpoint('blackout-families-told');
    return families.map(({ id }) => `private-user.${id}` as const);
  });
  // Apart from that transaction: an announcement makes commits wait for each other.
  await publishToAll(db, told, 'orders.changed', {});
  await announceBlackouts(db);
}
