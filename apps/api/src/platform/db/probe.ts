import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pendingMigrations } from './migrate.ts';

export interface Probe {
  /** Tells within a second whether the database answers and has every migration. */
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

const PATIENCE_MS = 900;

/**
 * Asks the database how it is on a connection of its own, so that the answer does not wait for those
 * who use the others. Everybody who asks at the same time is told the same answer.
 */
export function openProbe(url: string): Probe {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'yay-health',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    idleTimeoutMillis: 60_000,
  });
  // Without a listener, a restart of the database ends this process.
  pool.on('error', () => undefined);
  // Files and migrations do not change while we run: once current, only the answer is asked for.
  let current = false;
  let asked: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    if (current) await pool.query('select 1');
    else current = (await pendingMigrations(pool)) === 0;
    return current;
  }
  return {
    isHealthy() {
      asked ??= Promise.race([
        ask().catch(() => false),
        wait(PATIENCE_MS, false, { ref: false }),
      ]).finally(() => {
        asked = undefined;
      });
      return asked;
    },
    close: () => pool.end(),
  };
}
