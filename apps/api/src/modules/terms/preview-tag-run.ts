import type { Db } from '../../platform/db/index.ts';
import { countChanges } from './tag-runs.repo.ts';

/** Returns the changes that a run would make; nothing is done. */
export const previewTagRun = (
  db: Db,
  choice: Parameters<typeof countChanges>[1],
  wanted: Parameters<typeof countChanges>[2],
) => countChanges(db, choice, wanted);
