import type { IncomingHttpHeaders } from 'node:http';
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

/** Refuses requests while those before them wait, so that what is admitted is answered soon. */
export interface Admission {
  /** Tells whether a request that arrives now is refused. */
  refuses(request: Arriving): boolean;
  /** Returns the milliseconds that an admitted request would wait now before its work begins. */
  delay(): number;
  /** Returns how many requests were refused since the last call. */
  takeRefused(): number;
  stop(): void;
}

const SAMPLE_MS = 20;
/** The event loop is not sampled any more when no request has come for so long. */
const QUIET_MS = 1_000;

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
  let late = 0;
  let lateBefore = 0;
  let refused = 0;

  function sample(): void {
    const now = performance.now();
    lateBefore = late;
    late = Math.max(0, now - lastSample - SAMPLE_MS);
    lastSample = now;
    if (now - lastRequest > QUIET_MS) stop();
  }
  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    late = 0;
    lateBefore = 0;
  }
  function noteRequest(): void {
    lastRequest = performance.now();
    if (timer !== undefined) return;
    lastSample = lastRequest;
    timer = setInterval(sample, SAMPLE_MS);
    timer.unref();
  }
  // One long step, such as a collection of garbage, is no overload: the event loop has to be late
  // twice in a row.
  const delay = () => Math.max(Math.min(late, lateBefore), waitedForDatabase());

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
    takeRefused() {
      const count = refused;
      refused = 0;
      return count;
    },
    stop,
  };
}

/**
 * Monitors, files and what keeps a socket are always admitted: they cost little, and without them
 * nobody learns how things stand.
 */
const ALWAYS =
  /^\/(health|assets\/.*|api\/broadcasting\/auth|(?!api\/|pay\/|media\/).*\.\w{2,11})$/;

function patienceWith({ method = 'GET', url = '/', headers }: Arriving): number {
  const path = url.split('?', 1)[0] ?? url;
  if (ALWAYS.test(path)) return Number.POSITIVE_INFINITY;
  // A picture that does not come stays a gap in its page.
  if (path.startsWith('/media/')) return PATIENCE.personSaves;
  // A claim alone counts here: to check it is what there is no time for.
  const claimsPerson =
    headers.authorization !== undefined || headers.cookie?.includes('yay_session=') === true;
  if (isReading(method, path)) return claimsPerson ? PATIENCE.personReads : PATIENCE.visitorReads;
  return claimsPerson ? PATIENCE.personSaves : PATIENCE.visitorSaves;
}
