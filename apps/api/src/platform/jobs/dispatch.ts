import type { Queryable } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import { type Repeated, repeat } from './repeat.ts';

/**
 * Interval of polling; a job starts half of it after its enqueue on average. A poll is one
 * statement.
 */
const LOOK_EVERY_MS = 800;
/** One poll in this many also looks for abandoned jobs and due sweeps: every 8 seconds. */
const WIDE_LOOK_EVERY = 10;

/** Polls all queues of a process with one statement, instead of one statement per queue. */
export interface Dispatcher extends Repeated {
  /** Wakes this worker from now on whenever its queue has a job that is due. */
  addWorker(queue: string, workerId: string): void;
  /** Calls `sweep` for this queue from now on whenever this SQL condition holds. */
  addSweep(queue: string, due: string): void;
}

export interface DispatcherOptions {
  readonly db: Queryable;
  readonly log: Log;
  readonly wake: (workerId: string) => void;
  /** Gives jobs whose worker has fallen silent to other workers of the queue. */
  readonly reclaim: (queue: string) => Promise<void>;
  readonly sweep: (queue: string) => Promise<void>;
}

/**
 * Starts polling. A failed poll is followed by the next one; in the meantime the slow polling of
 * the workers finds the jobs. A worker that is woken while it works polls again when it is done,
 * and one that finds nothing goes back to sleep, so a needless wake does no harm.
 */
export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const { db, log, wake } = options;
  const workers = new Map<string, string[]>();
  const sweeps = new Map<string, string>();
  let looks = 0;
  async function look(): Promise<void> {
    if (workers.size === 0) return;
    looks += 1;
    const queues = [...workers.keys()];
    const isWide = looks % WIDE_LOOK_EVERY === 0;
    for (const { task, queue } of isWide
      ? await lookWidely(db, queues, sweeps)
      : await lookForDueJobs(db, queues)) {
      if (task === 'reclaim') await options.reclaim(queue);
      else if (task === 'sweep') await options.sweep(queue);
      else for (const worker of workers.get(queue) ?? []) wake(worker);
    }
  }
  const looking = repeat(LOOK_EVERY_MS, look, (error) =>
    log.warn({ err: error }, 'a look for due jobs failed'),
  );
  return {
    addWorker(queue, workerId) {
      workers.set(queue, [...(workers.get(queue) ?? []), workerId]);
    },
    addSweep(queue, due) {
      sweeps.set(queue, due);
    },
    stop: looking.stop,
  };
}

interface Finding {
  readonly task: 'wake' | 'reclaim' | 'sweep';
  readonly queue: string;
}

// The limit has PostgreSQL probe the index of waiting jobs once for each queue, however many jobs
// wait or are done; without it the planner may read them all.
const DUE = `select 'wake' as task, queue from unnest($1::text[]) as queue
  cross join lateral (
    select from pgboss.job
    where name = queue and state < 'active' and not blocked and start_after <= pgboss.job_now()
    limit 1) as due`;

// Queues with jobs whose worker stopped its heartbeat, or exceeded the time of the kind. The pass
// of pg-boss that recovers them takes nine statements and writes a row for each queue, so it runs
// for these queues alone, and rarely for all.
const ABANDONED = `select distinct 'reclaim', name from pgboss.job
  where state = 'active' and pgboss.job_now() > least(
    heartbeat_on + heartbeat_seconds * interval '1 second',
    started_on + expire_seconds * interval '1 second')`;

const lookForDueJobs = (db: Queryable, queues: readonly string[]): Promise<Finding[]> =>
  db.query<Finding>('jobs.due', DUE, [queues]);

async function lookWidely(
  db: Queryable,
  queues: readonly string[],
  sweeps: ReadonlyMap<string, string>,
): Promise<Finding[]> {
  const conditions = [...sweeps].map(([queue, due]) => `select 'sweep', '${queue}' where ${due}`);
  const { rows } = await db.run<Finding>([DUE, ABANDONED, ...conditions].join('\nunion all\n'), [
    queues,
  ]);
  return rows;
}
