import type { Db } from '../../platform/db/index.ts';
import { applyUpdate } from './apply-update.ts';
import { dueUpdates } from './updates.repo.ts';

/** Applies what is due, each in a transaction of its own; run twice at once, it is done once. */
export async function sweepUpdates(db: Db): Promise<number> {
  let applied = 0;
  for (const id of await dueUpdates(db)) {
    if (await db.tx((tx) => applyUpdate(tx, null, id))) applied += 1;
  }
  return applied;
}
