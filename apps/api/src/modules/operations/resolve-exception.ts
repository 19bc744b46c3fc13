import type { Queryable } from '../../platform/db/index.ts';
import { answer, refuse } from '../../platform/http/index.ts';
import { markResolved } from './operations.repo.ts';

/** Marks a fault as mended; it opens by itself when it comes again. */
export async function resolveException(db: Queryable, fingerprint: string) {
  const exception = await markResolved(db, fingerprint);
  return exception ? answer(204, undefined) : refuse(404, 'not_found');
}
