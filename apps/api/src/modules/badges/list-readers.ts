import type { ReaderRecord } from '@yay/contract/badges/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { presentReader } from './present-badge.ts';
import { findReaders, isSchoolOf } from './readers.repo.ts';

/** The readers of a school by name. */
export async function listReaders(
  source: Queryable,
  destinationId: number,
): Promise<{ data: ReaderRecord[] } | Refusal> {
  if (!(await isSchoolOf(source, null, destinationId))) return refuse(404, 'not_found');
  return { data: (await findReaders(source, destinationId)).map(presentReader) };
}
