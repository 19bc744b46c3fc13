import type { Db } from '../../platform/db/index.ts';
import { presented } from './tag-runs.present.ts';
import { tagRuns } from './tag-runs.repo.ts';

const LATEST = 10;

/** One's own latest runs, newest first. */
export async function listTagRuns(db: Db, userId: number) {
  return (await tagRuns(db, userId, { limit: LATEST })).map(presented);
}
