import type { Job, JobResult, PgBoss, WorkOptions } from 'pg-boss';
import type { Log } from '../log/index.ts';
import type { Dispatcher } from './dispatch.ts';
import type { JobHandler, JobKind } from './kinds.ts';

// The dispatcher wakes workers. Should it fail, each finds its jobs by polling as slowly as this, half
// more or less, so that the workers of a process do not all look at the same moment.
export const FALLBACK_SECONDS = 180;

type Settled =
  | { id: string; status: 'completed' }
  | { id: string; status: 'failed'; output: { message: string } };

export interface WorkerParts {
  readonly boss: PgBoss;
  readonly dispatcher: Dispatcher;
  readonly log: Log;
  readonly failed?: ((error: unknown, queue: string) => void) | undefined;
  readonly fallbackSeconds?: number | undefined;
}

/** Starts the workers of a kind in this process: two at most, which share the jobs done at once. */
export async function startWorkers(
  parts: WorkerParts,
  kind: JobKind<never>,
  handler: JobHandler<never>,
): Promise<void> {
  // A batch ends with its slowest job, and the other worker goes on in the meantime.
  const batchSize = Math.ceil(kind.atOnce / 2);
  for (let worker = 0; worker < Math.min(kind.atOnce, 2); worker += 1) {
    const id = await startWorker(parts, kind, handler, batchSize);
    parts.dispatcher.addWorker(kind.name, id);
  }
}

async function startWorker(
  parts: WorkerParts,
  kind: JobKind<never>,
  handler: JobHandler<never>,
  batchSize: number,
): Promise<string> {
  const { boss, fallbackSeconds = FALLBACK_SECONDS } = parts;
  const pollingIntervalSeconds = fallbackSeconds * (0.5 + Math.random());
  let id: string | undefined;
  const settleAll = async (batch: readonly Job<object>[]): Promise<Settled[]> => {
    const results = await Promise.all(batch.map((job) => settle(parts, kind, handler, job)));
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
  return id;
}

async function settle(
  { log, failed }: WorkerParts,
  kind: JobKind<never>,
  handler: JobHandler<never>,
  job: Job<object>,
): Promise<Settled> {
  try {
    const { id, signal } = job;
    await handler(job.data as never, { id, attempt: job.retryCount + 1, signal });
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, job: kind.name, id: job.id }, 'a job failed');
    failed?.(error, kind.name);
    return { id: job.id, status: 'failed', output: { message: String(error) } };
  }
}

/** Keeps the reason of a failed job, without its place in the code. */
class JobFailed extends Error {
  override stack = '';
}

/** Does the jobs that wait, and those that they enqueue, one after the other; returns how many. */
export async function runQueues(
  boss: PgBoss,
  handlers: ReadonlyMap<string, JobHandler<never>>,
): Promise<number> {
  let done = 0;
  for (let doneBefore = -1; doneBefore !== done; ) {
    doneBefore = done;
    for (const [name, handler] of handlers) done += await runQueue(boss, name, handler);
  }
  return done;
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
