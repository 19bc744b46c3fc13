import type { Db } from '../../platform/db/index.ts';
import { presentUpdate } from './present-update.ts';
import { listedUpdates } from './updates.repo.ts';

const LATEST = 50;

/** The latest price updates, newest first. */
export async function listUpdates(db: Db) {
  return (await listedUpdates(db, { limit: LATEST })).map(presentUpdate);
}
