import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { type BatchRequest, batchOfKey } from './batches.repo.ts';

export interface Started {
  readonly batchId: number;
  readonly queued: boolean;
}

/** `asked` with whatever tells one deed from another. */
export const requestOf = (key: string, asked: readonly unknown[]): BatchRequest => ({
  key,
  hash: createHash('sha256').update(JSON.stringify(asked)).digest(),
});

/**
 * Returns what the same request started before, and else what `start` gives. A refusal asks once
 * more: the same request, sent at once, may have closed meanwhile the days that this one finds
 * closed.
 */
export async function askedOnce(
  source: Queryable,
  actorId: number,
  request: BatchRequest | null,
  start: () => Promise<Started | Refusal>,
): Promise<Started | Refusal> {
  if (request === null) return start();
  // Before anything is checked: a request that was right at first may be wrong by now.
  const before = await askedBefore(source, actorId, request);
  if (before !== undefined) return before;
  const started = await start();
  return isRefusal(started) ? ((await askedBefore(source, actorId, request)) ?? started) : started;
}

/** Returns what the same request started; a refusal when its key came with something else. */
async function askedBefore(
  source: Queryable,
  actorId: number,
  { key, hash }: BatchRequest,
): Promise<Started | Refusal | undefined> {
  const before = await batchOfKey(source, actorId, key);
  if (before === undefined) return undefined;
  if (!before.request_hash?.equals(hash)) return refuse(409, 'key_reused');
  return { batchId: before.id, queued: true };
}
