import { findBatch } from './batches.repo.ts';
import type { CarryOutParts } from './carry-out-parts.ts';
import { layBatch } from './lay-batch.ts';
import { liftBatch } from './lift-batch.ts';

/** Goes on with a batch where it was left; several at once do it once. */
export async function carryOut(
  parts: CarryOutParts,
  batchId: number,
  signal?: AbortSignal,
): Promise<void> {
  const batch = await findBatch(parts.db, batchId);
  if (batch === undefined || batch.state === 'done') return;
  if (batch.kind === 'creation') await layBatch(parts, batch, signal);
  else await liftBatch(parts, batch);
}
