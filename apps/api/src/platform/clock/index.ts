import { type Instant, instant } from '@yay/domain/time';
import { type Db, listen, type Queryable } from '../db/index.ts';
import type { Log } from '../log/index.ts';

/**
 * The product's one clock. It is the database's clock plus an offset stored in the database, so
 * that every process and every statement agree (SQL calls app_now()). Sessions, rate limits and
 * leases of jobs run on real time instead.
 */
export interface Clock {
  /** Returns the instant that a decision uses; called in the transaction, after its locks. */
  now(source: Queryable): Promise<Instant>;
  /**
   * Returns the instant for display, such as a countdown: without a statement, off by network
   * delay.
   */
  approximate(): Instant;
  /** Moves the clock for every process; it then runs on. */
  moveTo(at: Instant): Promise<void>;
  close(): Promise<void>;
}

export async function startClock(db: Db, log: Log): Promise<Clock> {
  let offset = 0;
  // This machine's clock may differ from the database's; app_now() is the truth of both.
  async function refresh(): Promise<void> {
    const before = Date.now();
    const now = await nowOf(db);
    const after = Date.now();
    offset = now - Math.round((before + after) / 2);
  }
  const listener = await listen({
    url: db.url,
    channel: 'app_clock',
    onMessage: () => {
      refresh().catch((error) => log.warn({ err: error }, 'the clock was not read'));
    },
    onConnect: refresh,
    log,
  });
  return {
    now: nowOf,
    approximate: () => instant(Date.now() + offset),
    async moveTo(at) {
      await moveClock(db, at);
      await refresh();
    },
    close: () => listener.close(),
  };
}

async function nowOf(source: Queryable): Promise<Instant> {
  const [row] = await source.query<{ now: number }>('clock.now', 'select app_now() as now');
  if (row === undefined) throw new Error('the clock did not answer');
  return instant(row.now);
}

async function moveClock(source: Queryable, at: number): Promise<void> {
  await source.query(
    'clock.move',
    `update app_clock set offset_ms =
       $1::bigint - (extract(epoch from clock_timestamp()) * 1000)::bigint`,
    [at],
  );
}

/** Sets the clock to `APP_NOW`, or resets it, before anything reads it. */
export async function setClockAtStart(
  db: Db,
  start: { readonly appNow: number | undefined; readonly mayReset: boolean },
  log: Log,
): Promise<void> {
  if (start.appNow !== undefined) {
    await moveClock(db, start.appNow);
    return;
  }
  if (start.mayReset) {
    await db.query('clock.reset', 'update app_clock set offset_ms = 0 where offset_ms <> 0');
    return;
  }
  // Another process may have moved the clock of a shared database on purpose.
  const [row] = await db.query<{ offset_ms: number }>(
    'clock.offset',
    'select offset_ms from app_clock',
  );
  if (row && row.offset_ms !== 0) {
    log.warn({ offset_ms: row.offset_ms }, 'the clock of this database is moved');
  }
}
