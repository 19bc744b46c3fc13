import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
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

/** What the same request started before; a refusal when its key came with something else. */
export async function askedBefore(
  source: Queryable,
  actorId: number,
  { key, hash }: BatchRequest,
): Promise<Started | Refusal | undefined> {
  const before = await batchOfKey(source, actorId, key);
  if (before === undefined) return undefined;
  if (!before.request_hash?.equals(hash)) return refuse(409, 'key_reused');
  return { batchId: before.id, queued: true };
}
