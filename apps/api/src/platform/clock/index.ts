import { type Instant, instant } from '@yay/domain/time';
import { type Db, listen, type Queryable } from '../db/index.ts';
import type { Log } from '../log/index.ts';

/**
 * The product's one clock. It runs with the database's, moved by an offset that the database
 * keeps, so that every process and every statement agrees (SQL asks app_now()). Sessions, rate
 * limits and leases of jobs are not its business: they run on real time.
 */
export interface Clock {
  /** What decides: asked in the transaction, after its locks. */
  now(source: Queryable): Promise<Instant>;
  /** What informs, such as a countdown: no statement, and right to within the network's delay. */
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

/** Sets the clock as the settings of this start ask; before anything reads it. */
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
  // Somebody else's process may have moved a shared database's clock on purpose.
  const [row] = await db.query<{ offset_ms: number }>(
    'clock.offset',
    'select offset_ms from app_clock',
  );
  if (row && row.offset_ms !== 0) {
    log.warn({ offset_ms: row.offset_ms }, 'the clock of this database is moved');
  }
}
