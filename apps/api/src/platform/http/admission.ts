import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import { type Backlog, createBacklog, type Moment } from './backlog.ts';
import { isReading } from './is-reading.ts';

/** The part of a request that is known before it is looked at. */
export interface Arriving {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

export interface AdmissionOptions {
  /** Milliseconds that a visitor's read may have to wait; 0 admits everything. */
  readonly delayMs: number;
  /** Returns for how many milliseconds the first in line has waited for a database connection. */
  readonly waitedForDatabase: () => number;
}

/** Refuses requests while those before them wait, so that the admitted ones are answered soon. */
export interface Admission {
  /** Tells whether a request that arrives now is refused. */
  refuses(request: Arriving): boolean;
  /** Takes in a request that was not refused, and returns the moment to give to `end`. */
  begin(): Moment;
  end(moment: Moment, isAnswered: boolean): void;
  /** Returns the milliseconds that an admitted request would wait now before its work begins. */
  delay(): number;
  /** Returns how many requests were refused since the last call. */
  takeRefused(): number;
  stop(): void;
}

const SAMPLE_MS = 20;
/** The event loop is not sampled any more when no request has come for so long. */
const QUIET_MS = 1_000;

/** The event loop's load between two looks at it. */
interface Sample {
  /** Milliseconds by which it came too late to the second one. */
  readonly late: number;
  /** The share of the time that it was at work, of 1. */
  readonly use: number;
}
const IDLE: Sample = { late: 0, use: 0 };

/** The load at the moment when a request comes. */
export interface Seen {
  readonly before: Sample;
  readonly last: Sample;
  /** Milliseconds for which the first in line has waited for the database. */
  readonly line: number;
  readonly backlog: ReturnType<Backlog['now']>;
}

/** Fewer requests than this are never a backlog: a page or two begin as many at once. */
export const FEW = 30;
/** The load from which on requests under way wait for the process, and not for something else. */
const BUSY = 0.8;
const LINE_MS = 10;

/**
 * Returns the milliseconds that the next request would wait. One long step, such as a collection of
 * garbage, is no overload: the event loop has to be late, or at work, twice in a row. Where it is, or
 * where there is a line for the database, what is under way is answered first, at the pace at which
 * the last ones were. That is known before any of it is late.
 */
export function delayOf({ before, last, line, backlog }: Seen): number {
  const isBusy = Math.min(before.use, last.use) >= BUSY || line >= LINE_MS;
  const wait = isBusy && backlog.size > FEW ? backlog.wait : 0;
  return Math.max(Math.min(before.late, last.late), line, wait);
}

/**
 * Multiples of `delayMs` that a kind of request may have to wait. Saves are admitted when reads are
 * not any more, and people who are signed in when visitors are not.
 */
const PATIENCE = {
  visitorReads: 1,
  visitorSaves: 2,
  personReads: 2,
  personSaves: 4,
} as const;

export function createAdmission({ delayMs, waitedForDatabase }: AdmissionOptions): Admission {
  let timer: NodeJS.Timeout | undefined;
  let lastSample = 0;
  let lastRequest = 0;
  let used = performance.eventLoopUtilization();
  let last: Sample = IDLE;
  let before: Sample = IDLE;
  let refused = 0;
  const backlog: Backlog = createBacklog(performance.now());

  function sample(): void {
    const now = performance.now();
    const usedBefore = used;
    used = performance.eventLoopUtilization();
    before = last;
    last = {
      late: Math.max(0, now - lastSample - SAMPLE_MS),
      use: performance.eventLoopUtilization(used, usedBefore).utilization,
    };
    lastSample = now;
    backlog.tick(now);
    if (now - lastRequest > QUIET_MS) stop();
  }
  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    last = IDLE;
    before = IDLE;
    backlog.clear(performance.now());
  }
  function noteRequest(): void {
    lastRequest = performance.now();
    if (timer !== undefined) return;
    lastSample = lastRequest;
    used = performance.eventLoopUtilization();
    backlog.clear(lastRequest);
    timer = setInterval(sample, SAMPLE_MS);
    timer.unref();
  }
  const delay = () => delayOf({ before, last, line: waitedForDatabase(), backlog: backlog.now() });

  return {
    delay,
    refuses(request) {
      if (delayMs === 0) return false;
      noteRequest();
      const now = delay();
      if (now <= delayMs || now <= delayMs * patienceWith(request)) return false;
      refused += 1;
      return true;
    },
    begin: backlog.begin,
    end: backlog.end,
    takeRefused() {
      const count = refused;
      refused = 0;
      return count;
    },
    stop,
  };
}

/**
 * Monitors, files and calls that keep a socket are always admitted: they cost little, and without them
 * nobody learns how things stand.
 */
const ALWAYS =
  /^\/(health|assets\/.*|api\/broadcasting\/auth|(?!api\/|pay\/|media\/).*\.\w{2,11})$/;

function patienceWith({ method = 'GET', url = '/', headers }: Arriving): number {
  const path = url.split('?', 1)[0] ?? url;
  if (ALWAYS.test(path)) return Number.POSITIVE_INFINITY;
  // A picture that does not come stays a gap in its page.
  if (path.startsWith('/media/')) return PATIENCE.personSaves;
  // The mere claim counts here: there is no time to check it.
  const claimsPerson =
    headers.authorization !== undefined || headers.cookie?.includes('yay_session=') === true;
  if (isReading(method, path)) return claimsPerson ? PATIENCE.personReads : PATIENCE.visitorReads;
  return claimsPerson ? PATIENCE.personSaves : PATIENCE.visitorSaves;
}
