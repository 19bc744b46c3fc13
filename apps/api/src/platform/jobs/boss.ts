import { PgBoss } from 'pg-boss';
import type { Db } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import type { JobKind } from './kinds.ts';
import { FALLBACK_SECONDS } from './workers.ts';

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

/** Starts pg-boss with a queue for each kind; it runs schedules and its own upkeep in the background alone. */
export async function startBoss(options: {
  readonly db: Db;
  readonly log: Log;
  readonly kinds: readonly JobKind<never>[];
  readonly background: boolean;
}): Promise<PgBoss> {
  const { db, log, kinds, background } = options;
  const boss = new PgBoss({
    ...POOL,
    connectionString: db.url,
    // pg-boss writes here that a job was taken or done. Should a crash lose the last of that,
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
  await declareQueues(boss, kinds);
  return boss;
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
