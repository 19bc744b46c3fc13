import { createHash } from 'node:crypto';
import type { PgBoss, SendOptions } from 'pg-boss';
import type { Db, Queryable, Tx } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import { startBoss } from './boss.ts';
import { startDispatcher } from './dispatch.ts';
import type { JobHandler, JobKind } from './kinds.ts';
import { runQueues, startWorkers } from './workers.ts';

export { type JobContext, type JobHandler, type JobKind, jobKind } from './kinds.ts';

export interface EnqueueOptions {
  /** Seconds of real time until the job is due. */
  readonly afterSeconds?: number;
  /** The key of a `single` kind: at most one job per key waits. */
  readonly only?: string;
}

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
  /** Registers the handler that runs the jobs of a kind in this process, as `workers` says. */
  work<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): Promise<void>;
  /**
   * Runs work that is due by the product's clock: `handler` runs at the start, within 10 seconds of
   * the moment when the SQL condition `due` comes true, and every `everySeconds` for work that the
   * condition does not see. The condition is queried every 8 seconds, so it needs an index.
   */
  sweep(
    kind: SweepKind,
    options: { readonly due: string; readonly everySeconds: number },
    handler: JobHandler<Record<string, never>>,
  ): Promise<void>;
  /** Enqueues a job by a cron line of real time, in UTC, once for all processes together. */
  schedule(kind: SweepKind, cron: string): Promise<void>;
  /** Retries a job that has failed for good. Returns false when there is no such job. */
  retry(id: string): Promise<boolean>;
  /** Runs the jobs that are due now and returns their number. For tests and commands. */
  runWaiting(): Promise<number>;
  /** Starts no further job and gives running ones 3 seconds to end. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly db: Db;
  readonly log: Log;
  readonly kinds: readonly JobKind<never>[];
  /** `background` runs jobs as they come, `byHand` on runWaiting, and `none` only enqueues. */
  readonly workers: 'background' | 'none' | 'byHand';
  /** Called after each failed attempt. */
  readonly failed?: (error: unknown, queue: string) => void;
  /** Seconds between two polls of a worker that nothing wakes, half more or less. For tests. */
  readonly fallbackSeconds?: number;
}

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { db, log } = options;
  const background = options.workers === 'background';
  const boss = await startBoss({ db, log, kinds: options.kinds, background });
  const { executor, send } = senderOf(boss);
  const handlers = new Map<string, JobHandler<never>>();

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
      const { failed, fallbackSeconds } = options;
      const parts = { boss, dispatcher, log, failed, fallbackSeconds };
      await startWorkers(parts, kind as JobKind<never>, handler as JobHandler<never>);
    },
    async sweep(kind, { due, everySeconds }, handler) {
      // One that PostgreSQL can't read would silence the sweeps of all kinds: it ends the start.
      await db.run(`explain select 'sweep' where ${due}`, []);
      const enqueueNext = (afterSeconds?: number) =>
        send(db, kind, {}, { afterSeconds, only: 'sweep' });
      await jobs.work(kind, async (data, job) => {
        await handler(data, job);
        await enqueueNext(everySeconds);
      });
      dispatcher?.addSweep(kind.name, due);
      // Each run enqueues the next one; the schedule restarts the chain should it ever break.
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
      return runQueues(boss, handlers);
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

/** Returns how jobs are written in a transaction, by prepared statements like all others. */
function senderOf(boss: PgBoss) {
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

  return { executor, send };
}
