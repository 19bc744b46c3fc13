import { createHash } from 'node:crypto';
import { type Job, type JobResult, PgBoss, type SendOptions, type WorkOptions } from 'pg-boss';
import type { Db, Queryable, Tx } from '../db/index.ts';
import type { Log } from '../log/index.ts';

/** A light name for work to be done; its handler is elsewhere, and may be in another process. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly retries: number;
  /** Seconds a handler may take before the job is given to somebody else. */
  readonly seconds: number;
  /** Never more than one of these waiting at a time, per `only` key. */
  readonly single: boolean;
  /** How many of them one worker does side by side. */
  readonly atOnce: number;
  /** Never set: it ties the kind to what it carries. */
  readonly data?: (data: Data) => void;
}

export function jobKind<Data extends object = Record<string, never>>(
  name: string,
  options: {
    readonly retries?: number;
    readonly seconds?: number;
    readonly single?: boolean;
    readonly atOnce?: number;
  } = {},
): JobKind<Data> {
  return {
    name,
    retries: options.retries ?? 8,
    seconds: options.seconds ?? 120,
    single: options.single ?? false,
    atOnce: options.atOnce ?? 1,
  };
}

export interface EnqueueOptions {
  /** Seconds of real time to wait first. */
  readonly afterSeconds?: number;
  /** With a `single` kind: what there shall be only one of. */
  readonly only?: string;
}

export interface JobContext {
  readonly id: string;
  /** 1 at the first try. */
  readonly attempt: number;
  readonly signal: AbortSignal;
}

/** May run again for the same data, after a crash: what it does twice is as if done once. */
export type JobHandler<Data extends object> = (data: Data, job: JobContext) => Promise<void>;

export interface Jobs {
  /** Exists when the transaction commits, and else never did. */
  enqueue<Data extends object>(
    tx: Tx,
    kind: JobKind<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The same for many, in one statement. */
  enqueueMany<Data extends object>(
    tx: Tx,
    kind: JobKind<Data>,
    datas: readonly Data[],
    options?: Pick<EnqueueOptions, 'afterSeconds'>,
  ): Promise<void>;
  work<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): Promise<void>;
  /** Runs by a cron line of real time, in UTC. What is due by the product's clock is in rows. */
  schedule(kind: JobKind<Record<string, never>>, cron: string): Promise<void>;
  /** Tries a job that has failed for good once more; false when there is no such job. */
  retry(id: string): Promise<boolean>;
  /** Does what waits now, here, and answers how much that was. For tests and commands. */
  runWaiting(): Promise<number>;
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly db: Db;
  readonly log: Log;
  readonly kinds: readonly JobKind<never>[];
  /** `background`: works as jobs come. `none`: only enqueues. `byHand`: works on runWaiting. */
  readonly workers: 'background' | 'none' | 'byHand';
  /** Told of every try that failed. */
  readonly failed?: (error: unknown, queue: string) => void;
}

// Polled, not notified: a NOTIFY inside a transaction takes a lock of the whole database until its
// commit is on disk, which would make every save wait for every other.
const POLL_SECONDS = 1;

const ALONE = { pollingIntervalSeconds: POLL_SECONDS } as const;
/** Each job of a batch is done or failed for itself. What is fetched alone ends by a cheaper statement. */
const BY_JOB = { ...ALONE, perJobResults: true } as const;

type Settled =
  | { id: string; status: 'completed' }
  | { id: string; status: 'failed'; output: { message: string } };

// A worker says so often that it still lives; a job whose worker has fallen silent is given to
// another, however long its handler might have taken.
const HEARTBEAT_SECONDS = 12;
const LOOK_AFTER_SECONDS = 8;

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { db, log } = options;
  const background = options.workers === 'background';
  const boss = new PgBoss({
    connectionString: db.url,
    // What it writes by itself is who has a job and that it was done. Should a crash take the last
    // of it back, the job runs again, which it may; and nobody's commit waits for that on the disk.
    options: '-c synchronous_commit=off',
    application_name: 'yay-jobs',
    max: background ? 4 : 2,
    supervise: background,
    schedule: background,
    useListenNotify: false,
    superviseIntervalSeconds: LOOK_AFTER_SECONDS,
    monitorIntervalSeconds: LOOK_AFTER_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs met an error'));
  await boss.start();
  await declare(boss, options.kinds);

  const handlers = new Map<string, JobHandler<never>>();
  const statements = new Map<string, string>();

  // pg-boss's statement never changes for a queue, so it is prepared like ours.
  const executor = (tx: Queryable) => ({
    async executeSql(text: string, values: unknown[] = []) {
      let name = statements.get(text);
      if (name === undefined) {
        name = `jobs.${createHash('sha1').update(text).digest('hex')}`;
        statements.set(text, name);
      }
      return { rows: await tx.query(name, text, values) };
    },
  });

  return {
    async enqueue(tx, kind, data, further = {}) {
      const send: SendOptions = { db: executor(tx) };
      if (further.afterSeconds !== undefined) send.startAfter = further.afterSeconds;
      if (further.only !== undefined) send.singletonKey = further.only;
      await boss.send(kind.name, data, send);
    },
    async enqueueMany(tx, kind, datas, further = {}) {
      if (datas.length === 0) return;
      const later = further.afterSeconds === undefined ? {} : { startAfter: further.afterSeconds };
      await boss.insert(
        kind.name,
        datas.map((data) => ({ data, ...later })),
        { db: executor(tx) },
      );
    },
    async work(kind, handler) {
      handlers.set(kind.name, handler as JobHandler<never>);
      if (!background) return;
      const settle = async (job: Job<object>): Promise<Settled> => {
        try {
          const { id, signal } = job;
          await handler(job.data as never, { id, attempt: job.retryCount + 1, signal });
          return { id, status: 'completed' };
        } catch (error) {
          log.error({ err: error, job: kind.name, id: job.id }, 'a job failed');
          options.failed?.(error, kind.name);
          return { id: job.id, status: 'failed', output: { message: String(error) } };
        }
      };
      // A batch ends with its slowest job; meanwhile the other worker goes on.
      const batchSize = Math.ceil(kind.atOnce / 2);
      for (let worker = 0; worker < Math.min(kind.atOnce, 2); worker += 1) {
        let id: string | undefined;
        const settleAll = async (batch: readonly Job<object>[]): Promise<Settled[]> => {
          const results = await Promise.all(batch.map(settle));
          // A full batch says that more wait: they are not left until the next look.
          if (id !== undefined && batch.length === batchSize) boss.notifyWorker(id);
          return results;
        };
        id =
          batchSize > 1
            ? await boss.work<object, JobResult[], WorkOptions & typeof BY_JOB>(
                kind.name,
                { ...BY_JOB, batchSize },
                settleAll,
              )
            : await boss.work<object>(kind.name, ALONE, async (batch) => {
                const [result] = await settleAll(batch);
                if (result?.status === 'failed') throw new JobFailed(result.output.message);
              });
      }
    },
    async schedule(kind, cron) {
      if (background) await boss.schedule(kind.name, cron, {}, { tz: 'UTC' });
    },
    async retry(id) {
      const [job] = await db.query<{ name: string }>(
        'jobs.failed',
        `select name from pgboss.job where id = $1 and state = 'failed'`,
        [id],
      );
      if (job === undefined) return false;
      await boss.retry(job.name, id, { db: executor(db) });
      return true;
    },
    async runWaiting() {
      let done = 0;
      for (let before = -1; before !== done; ) {
        before = done;
        for (const [name, handler] of handlers) done += await runQueue(boss, name, handler);
      }
      return done;
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 3_000 });
    },
  };
}

/** What is kept of a job that failed: its reason, and not where in the code. */
class JobFailed extends Error {
  override stack = '';
}

async function declare(boss: PgBoss, kinds: readonly JobKind<never>[]): Promise<void> {
  const queues = await boss.getQueues(kinds.map(({ name }) => name));
  const known = new Map(queues.map((queue) => [queue.name, queue]));
  for (const kind of kinds) {
    const options = {
      retryLimit: kind.retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: kind.seconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    };
    const queue = known.get(kind.name);
    if (queue === undefined) {
      await boss.createQueue(kind.name, { ...options, policy: kind.single ? 'short' : 'standard' });
    } else {
      const named = Object.keys(options) as (keyof typeof options)[];
      const differs = named.some((name) => queue[name] !== options[name]);
      if (differs) await boss.updateQueue(kind.name, options);
    }
  }
}

async function runQueue(boss: PgBoss, name: string, handler: JobHandler<never>): Promise<number> {
  let done = 0;
  for (;;) {
    const [job] = await boss.fetch<object>(name, { batchSize: 1 });
    if (job === undefined) return done;
    try {
      const { id } = job;
      // Only a worker's job comes with one.
      const { signal } = new AbortController();
      await handler(job.data as never, { id, attempt: job.retryCount + 1, signal });
      await boss.complete(name, id);
    } catch (error) {
      await boss.fail(name, job.id, { message: String(error) });
      throw error;
    }
    done += 1;
  }
}
