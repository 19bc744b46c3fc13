import type { BlackoutBatch } from '@yay/contract/blackouts/calls';
import type { SchoolScope } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { listedBatches } from './batches.repo.ts';
import { isOfSchools, ownSchools } from './own-places.repo.ts';
import { presentBatch } from './present-batch.ts';

const SHOWN = 8;

export async function listBatches(source: Queryable): Promise<{ data: BlackoutBatch[] }> {
  const rows = await listedBatches(source, SHOWN);
  return { data: await Promise.all(rows.map((row) => presentBatch(source, row))) };
}

export async function getBatch(
  source: Queryable,
  id: number,
): Promise<{ data: BlackoutBatch } | Refusal> {
  const [row] = await listedBatches(source, 1, id);
  return row ? { data: await presentBatch(source, row) } : refuse(404, 'not_found');
}

/**
 * Returns a batch to those who may see it: a school's staff get the batches of their own school
 * alone.
 */
export async function getOwnBatch(
  source: Queryable,
  id: number,
  closer: SchoolScope,
): Promise<{ data: BlackoutBatch } | Refusal> {
  const own = await ownSchools(source, closer);
  const ids = own?.map((school) => school.id);
  if (ids !== undefined && !(await isOfSchools(source, id, ids))) return refuse(404, 'not_found');
  return getBatch(source, id);
}
