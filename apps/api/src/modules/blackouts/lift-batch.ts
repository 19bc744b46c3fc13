import { failpoint } from '../../platform/failpoint/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { announceBlackouts } from './announce.ts';
import { type BatchRow, finishBatch, lockOpenBatch } from './batches.repo.ts';
import { tellFamilies } from './blackouts.kinds.ts';
import type { CarryOutParts } from './carry-out-parts.ts';
import { daysAtWork, liftedBy, liftRows } from './lift.repo.ts';
import { writeFamiliesToTell } from './reopened.repo.ts';
import { reopenedMarketDays } from './reopened-days.ts';

const CHUNK = 40;

/**
 * Opens the days again and gives out the letters. Where the closure is still cancelling orders, its
 * days are held: whoever comes after the commit finds it lifted, and everybody before is told.
 */
export async function liftBatch(
  { db, jobs }: CarryOutParts,
  { id: batchId }: BatchRow,
): Promise<void> {
  await db.tx(async (tx) => {
    const batch = await lockOpenBatch(tx, batchId);
    if (batch === undefined) return;
    await lockDaysAlone(tx, await daysAtWork(tx, batch.blackout_ids));
    await liftRows(tx, batch.blackout_ids, batchId);
  });
  failpoint('blackout-lifted');
  await db.tx(async (tx) => {
    if ((await lockOpenBatch(tx, batchId)) === undefined) return;
    const ids = await liftedBy(tx, batchId);
    const days = await reopenedMarketDays(tx, ids);
    const userIds = await writeFamiliesToTell(tx, batchId, ids, days);
    const chunks = Array.from({ length: Math.ceil(userIds.length / CHUNK) }, (_, index) =>
      userIds.slice(index * CHUNK, (index + 1) * CHUNK),
    );
    await jobs.enqueueMany(
      tx,
      tellFamilies,
      chunks.map((chunk) => ({ batchId, userIds: chunk })),
    );
    await finishBatch(tx, batchId, null);
    await announceBlackouts(tx);
    failpoint('blackout-before-finish');
  });
}
