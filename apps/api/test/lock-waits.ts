import type { Sql } from './use-tiny.ts';

/**
 * Returns how many statements wait for a lock in the test's own database. The databases of other
 * tests share its server, and theirs wait as well.
 */
export async function lockWaits(rows: Sql['rows']): Promise<number> {
  const waiting = await rows(
    `select from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}
