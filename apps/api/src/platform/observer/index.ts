import { createHash } from 'node:crypto';
import { instant } from '@yay/domain/time';
import { asTimestamp, type Queryable } from '../db/index.ts';
import type { Log } from '../log/index.ts';

export interface SeenRequest {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly userId: number | null;
  readonly impersonatorId: number | null;
  readonly ip: string;
  readonly code: string | null;
}

/** Records the data of the operations pages: slow and failed requests, and exceptions. */
export interface Observer {
  request(seen: SeenRequest): void;
  exception(error: unknown, place: string, requestId?: string): void;
  /** Writes everything recorded so far to the database. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const SLOW_MS = 1_000;
const FLUSH_EVERY_MS = 2_000;
/**
 * Records beyond this many before the next flush are dropped: a flood must not fill the database.
 */
const MOST = 400;

interface SeenException {
  readonly fingerprint: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly place: string;
  readonly requestId: string | null;
}

export function createObserver(db: Queryable, log: Log): Observer {
  let requests: (SeenRequest & { at: number })[] = [];
  let exceptions: SeenException[] = [];

  async function flush(): Promise<void> {
    const [seen, thrown] = [requests, exceptions];
    requests = [];
    exceptions = [];
    try {
      if (seen.length > 0) await writeRequests(db, seen);
      for (const exception of thrown) await writeException(db, exception);
    } catch (error) {
      log.warn({ err: error }, 'what was observed could not be written');
    }
  }
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();

  return {
    request(seen) {
      const worthIt = seen.status >= 400 || seen.ms >= SLOW_MS;
      if (worthIt && requests.length < MOST) requests.push({ ...seen, at: Date.now() });
    },
    exception(error, place, requestId) {
      if (exceptions.length < MOST) exceptions.push(describe(error, place, requestId ?? null));
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function describe(error: unknown, place: string, requestId: string | null): SeenException {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Thrown', message: String(error), stack: '' };
  // Numbers and quoted values are removed: they would split one fault into many, and may be
  // personal data.
  const plain = message.replaceAll(/"[^"]*"|'[^']*'|\d+/g, '…').slice(0, 500);
  const frames = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) =>
      line.trim().replace(/\(?(file:\/\/)?\/.*\/(apps|packages|node_modules)\//, '$2/'),
    );
  const fingerprint = createHash('sha1')
    .update([place, name, plain, frames[0] ?? ''].join('\n'))
    .digest('hex');
  return { fingerprint, name, message: plain, stack: frames.join('\n'), place, requestId };
}

async function writeRequests(
  db: Queryable,
  seen: readonly (SeenRequest & { readonly at: number })[],
): Promise<void> {
  const column = <Key extends keyof (SeenRequest & { at: number })>(key: Key) =>
    seen.map((entry) => entry[key]);
  await db.query(
    'observer.requests',
    `insert into request_log (at, request_id, method, route, status, ms, user_id, impersonator_id, ip, code)
     select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::smallint[],
       $6::int[], $7::int[], $8::int[], $9::text[], $10::text[])`,
    [
      seen.map(({ at }) => asTimestamp(instant(at))),
      column('requestId'),
      column('method'),
      column('route'),
      column('status'),
      column('ms'),
      column('userId'),
      column('impersonatorId'),
      column('ip'),
      column('code'),
    ],
  );
}

async function writeException(db: Queryable, seen: SeenException): Promise<void> {
  await db.query(
    'observer.exception',
    `insert into exceptions (fingerprint, name, message, stack, place, last_request_id)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (fingerprint) do update set times = exceptions.times + 1,
       last_at = clock_timestamp(), last_request_id = excluded.last_request_id, resolved_at = null`,
    [seen.fingerprint, seen.name, seen.message, seen.stack, seen.place, seen.requestId],
  );
}
