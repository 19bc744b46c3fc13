import type { Queryable } from '../../platform/db/index.ts';
import { countOpen } from './runs.repo.ts';

/** Counts comparisons with a difference that nobody has put right. */
export const countOpenReconciliations = async (source: Queryable) => ({
  data: { open: await countOpen(source) },
});
