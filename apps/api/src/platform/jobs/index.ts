import { createHash } from 'node:crypto';
import { type Job, type JobResult, PgBoss, type SendOptions, type WorkOptions } from 'pg-boss';
import type { Db, Queryable, Tx } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import { startDispatcher } from './dispatch.ts';
import type { JobKind } from './kinds.ts';

export { type JobKind, jobKind } from './kinds.ts';

export interface EnqueueOptions {
  /** Seconds of real time until the job is due. */
  readonly afterSeconds?: number;
  /** With a `single` kind: at most one job waits for each key. */
  readonly only?: string;
}

export interface JobContext {
  readonly id: string;
  /** 1 at the first try. */
  readonly attempt: number;
  /** Aborted when the process stops, or when the job was given to another worker. */
  readonly signal: AbortSignal;
}

/** May run twice for the same data, after a crash, and leaves the same result as if it ran once. */
export type JobHandler<Data extends object> = (data: Data, job: JobContext) => Promise<void>;

/** A kind whose jobs carry no data. */
export type SweepKind = JobKind<Record<string, never>>;

export interface Jobs {
  /** Adds a job that exists once the transaction commits, and never does if it fails. */
  enqueue<Data extends object>(
    tx: Tx,
    kind: JobKind<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Adds many jobs of a kind in one statement. */
  enqueueMany<Data extends object>(
    tx: Tx,
    kind: JobKind<Data>,
    datas: readonly Data[],
    options?: Pick<EnqueueOptions, 'afterSeconds'>,
  ): Promise<void>;
  /** Does the jobs of a kind in this process, as `workers` says. */
  work<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): Promise<void>;
  /**
   * Does what is due by the product's clock: `handler` runs at the start, within 10 seconds of the
   * moment when the SQL condition `due` comes true, and every `everySeconds` for what the condition
   * does not see. The condition is asked every 8 seconds, so an index has to answer it.
   */
  sweep(
    kind: SweepKind,
    options: { readonly due: string; readonly everySeconds: number },
    handler: JobHandler<Record<string, never>>,
  ): Promise<void>;
  /** Enqueues a job by a cron line of real time, in UTC, once however many processes there are. */
  schedule(kind: SweepKind, cron: string): Promise<void>;
  /** Tries a job that has failed for good once more. Returns false when there is no such job. */
  retry(id: string): Promise<boolean>;
  /** Does the jobs that are due now and returns their number. For tests and commands. */
  runWaiting(): Promise<number>;
  /** Takes up nothing new and gives running jobs 3 seconds to end. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly db: Db;
  readonly log: Log;
  readonly kinds: readonly JobKind<never>[];
  /** `background` does jobs as they come, `byHand` on runWaiting, and `none` only enqueues. */
  readonly workers: 'background' | 'none' | 'byHand';
  /** Called after each try that failed. */
  readonly failed?: (error: unknown, queue: string) => void;
  /** Seconds between two looks of a worker that nothing wakes, half more or less. For tests. */
  readonly fallbackSeconds?: number;
}

// The dispatcher wakes workers. Should it fail, each finds its jobs by polling as slowly as this, half
// more or less, so that the workers of a process do not all look at the same moment.
const FALLBACK_SECONDS = 180;

type Settled =
  | { id: string; status: 'completed' }
  | { id: string; status: 'failed'; output: { message: string } };

// A worker says this often that it still lives; a job whose worker has fallen silent is given to
// another, however long its handler may take.
const HEARTBEAT_SECONDS = 12;
// pg-boss's own pass over all queues: old jobs are deleted, and statistics of queues written that
// nothing here reads. The dispatcher finds abandoned jobs sooner.
const SUPERVISE_SECONDS = 600;
// Between two handlings of one queue's abandoned jobs, by whichever process.
const MONITOR_SECONDS = 8;
// Schedules are of whole minutes, and pg-boss looks at them twice a minute.
const SCHEDULED_SECONDS = 15;
// Jobs that wait for other jobs are a feature of pg-boss that nothing here uses.
const FLOW_SECONDS = 86_400;
// Longer than the fallback, so that its connections are not opened anew for each look.
const POOL = { idleTimeoutMillis: 1.5 * FALLBACK_SECONDS * 1_000 } as const;

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { db, log } = options;
  const background = options.workers === 'background';
  const boss = new PgBoss({
    ...POOL,
    connectionString: db.url,
    // Its own connections write that a job was taken or done. Should a crash lose the last of that,
    // the job runs again, which handlers allow; and no commit waits for it on the disk.
    options: '-c synchronous_commit=off',
    application_name: 'yay-jobs',
    max: background ? 4 : 2,
    supervise: background,
    schedule: background,
    useListenNotify: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    cronWorkerIntervalSeconds: SCHEDULED_SECONDS,
    flowIntervalSeconds: FLOW_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs met an error'));
  await boss.start();
  await declareQueues(boss, options.kinds);

  const handlers = new Map<string, JobHandler<never>>();
  const statements = new Map<string, string>();

  // The statement of pg-boss never changes for a queue, so it is prepared like all others.
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

  async function send(
    source: Queryable,
    kind: Pick<JobKind<never>, 'name'>,
    data: object,
    further: EnqueueOptions = {},
  ): Promise<void> {
    const options: SendOptions = { db: executor(source) };
    if (further.afterSeconds !== undefined) options.startAfter = further.afterSeconds;
    if (further.only !== undefined) options.singletonKey = further.only;
    await boss.send(kind.name, data, options);
  }

  const jobs: Jobs = {
    enqueue: send,
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
      if (dispatcher === undefined) return;
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
      // A batch ends with its slowest job, and the other worker goes on in the meantime.
      const batchSize = Math.ceil(kind.atOnce / 2);
      for (let worker = 0; worker < Math.min(kind.atOnce, 2); worker += 1) {
        const fallbackSeconds = options.fallbackSeconds ?? FALLBACK_SECONDS;
        const pollingIntervalSeconds = fallbackSeconds * (0.5 + Math.random());
        let id: string | undefined;
        const settleAll = async (batch: readonly Job<object>[]): Promise<Settled[]> => {
          const results = await Promise.all(batch.map(settle));
          // After a full batch more jobs may wait: the worker looks again at once. Of a single kind
          // hardly ever more than one does, and the dispatcher finds the next.
          if (id !== undefined && batch.length === batchSize && !kind.single) boss.notifyWorker(id);
          return results;
        };
        // Each job of a batch is done or failed by itself. A job alone ends by a cheaper statement.
        id =
          batchSize > 1
            ? await boss.work<object, JobResult[], WorkOptions & { perJobResults: true }>(
                kind.name,
                { pollingIntervalSeconds, perJobResults: true, batchSize },
                settleAll,
              )
            : await boss.work<object>(kind.name, { pollingIntervalSeconds }, async (batch) => {
                const [result] = await settleAll(batch);
                if (result?.status === 'failed') throw new JobFailed(result.output.message);
              });
        dispatcher.addWorker(kind.name, id);
      }
    },
    async sweep(kind, { due, everySeconds }, handler) {
      const enqueueNext = (afterSeconds?: number) =>
        send(db, kind, {}, { afterSeconds, only: 'sweep' });
      await jobs.work(kind, async (data, job) => {
        await handler(data, job);
        await enqueueNext(everySeconds);
      });
      dispatcher?.addSweep(kind.name, due);
      // Each run enqueues the next one; the schedule begins again should that chain ever break.
      await jobs.schedule(kind, '53 * * * *');
      await enqueueNext();
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
      for (let doneBefore = -1; doneBefore !== done; ) {
        doneBefore = done;
        for (const [name, handler] of handlers) done += await runQueue(boss, name, handler);
      }
      return done;
    },
    async stop() {
      await dispatcher?.stop();
      await boss.stop({ graceful: true, timeout: 3_000 });
    },
  };
  const dispatcher = background
    ? startDispatcher({
        db,
        log,
        wake: (worker) => boss.notifyWorker(worker),
        reclaim: (queue) => boss.supervise(queue),
        sweep: (queue) => send(db, { name: queue }, {}, { only: 'due' }),
      })
    : undefined;
  return jobs;
}

/** Keeps the reason of a failed job, without its place in the code. */
class JobFailed extends Error {
  override stack = '';
}

async function declareQueues(boss: PgBoss, kinds: readonly JobKind<never>[]): Promise<void> {
  const queues = await boss.getQueues(kinds.map(({ name }) => name));
  const existing = new Map(queues.map((queue) => [queue.name, queue]));
  for (const kind of kinds) {
    const options = {
      retryLimit: kind.retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: kind.seconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    };
    const queue = existing.get(kind.name);
    if (queue === undefined) {
      await boss.createQueue(kind.name, { ...options, policy: kind.single ? 'short' : 'standard' });
    } else {
      const names = Object.keys(options) as (keyof typeof options)[];
      const differs = names.some((name) => queue[name] !== options[name]);
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
      // pg-boss makes one for a worker's job alone.
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
