import type { Db, Tx } from '../db/index.ts';
import { publishToAll } from './publish.ts';

/**
 * Milliseconds for which schools are gathered before they are announced together. However many orders
 * a process saves meanwhile, commits wait for one NOTIFY, which is none of theirs.
 */
const GATHERED_FOR_MS = 300;

const gathered = new WeakMap<Db, Set<number>>();

/** Tells the pages of these schools, soon after the commit, that something of theirs changed. */
export function announceSchools(tx: Tx, schoolIds: Iterable<number>): void {
  const ids = new Set(schoolIds);
  if (ids.size > 0) tx.afterCommit((db) => gather(db, ids));
}

function gather(db: Db, schoolIds: ReadonlySet<number>): void {
  const waiting = gathered.get(db);
  if (waiting !== undefined) {
    for (const id of schoolIds) waiting.add(id);
    return;
  }
  const ids = new Set(schoolIds);
  gathered.set(db, ids);
  setTimeout(() => {
    gathered.delete(db);
    const channels = [...ids].map((id) => `private-school.${id}` as const);
    // A page that is not told looks by itself within the minute.
    publishToAll(db, channels, 'school.changed', {}).catch(() => undefined);
  }, GATHERED_FOR_MS).unref();
}
