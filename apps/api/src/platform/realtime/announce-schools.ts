import type { Tx } from '../db/index.ts';
import { announceSoon } from './announce-soon.ts';

/**
 * Tells the pages of these schools, soon after the commit, that something of theirs changed, and the
 * team's desk that lunches may have.
 */
export function announceSchools(tx: Tx, schoolIds: Iterable<number>): void {
  const channels = [...new Set(schoolIds)].map((id) => `private-school.${id}` as const);
  if (channels.length === 0) return;
  tx.afterCommit((db) => announceSoon(db, [...channels, 'private-list.lunches']));
}
