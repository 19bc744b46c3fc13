import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureDatabase, startEmbedded } from '../apps/api/src/platform/db/embedded/index.ts';
import { connectDb } from '../apps/api/src/platform/db/index.ts';
import { jobKind, startJobs } from '../apps/api/src/platform/jobs/index.ts';
import { createLog } from '../apps/api/src/platform/log/index.ts';
import { startServer } from '../e2e/support/server.ts';
import { type Figure, percentile, report } from './lib/figures.ts';
import { type ProcessUse, processTree } from './lib/process-tree.ts';
import { randomOf } from './lib/random.ts';
import { NOW, withClient } from './lib/worlds.ts';

/** Sweeps that find nothing to do in the demo world, in queues of several modules. */
const QUEUES = [
  'identity.sweep_sessions',
  'lists.sweep_exports',
  'media.sweep',
  'operations.sweep_observed',
  'orders.sweep_keys',
  'price_updates.sweep',
  'referrals.sweep',
  'reminders.sweep_week_letters',
];

/** Measures the cost of the idle product, and how soon it starts a new job. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      settle: { type: 'string', default: '90' },
      seconds: { type: 'string', default: '60' },
      jobs: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      statements: { type: 'boolean', default: false },
    },
  });
  await using closing = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'yay-idle-'));
  closing.defer(() => rm(folder, { recursive: true, force: true }));
  await countStatements(folder);
  const server = await startServer({
    databaseUrl: '',
    now: NOW,
    env: { DATA_DIR: folder, LOG_LEVEL: 'info' },
  });
  closing.defer(() => server.stop());
  const url = (await startEmbedded({ dataDir: folder })).urlOf('yay');

  console.log(`The demo world is laid; the product settles for ${values.settle} s ...`);
  await wait(Number(values.settle) * 1_000);
  const seconds = Number(values.seconds);
  const idle = await idleCost(url, server.process.pid ?? 0, seconds);
  if (values.statements) console.table(idle.texts);
  const starts = await startTimes(url, Number(values.jobs), randomOf(Number(values.seed)));

  const cpu = idle.product + idle.provider + idle.postgres;
  const percent = (used: number) => (used / seconds) * 100;
  const figures: Figure[] = [
    { name: 'statements a second', value: idle.statements, unit: '/s', aim: { atMost: 3 } },
    { name: 'CPU of API and worker', value: percent(idle.product), unit: '%' },
    { name: 'CPU of the payment provider', value: percent(idle.provider), unit: '%' },
    { name: 'CPU of PostgreSQL', value: percent(idle.postgres), unit: '%' },
    { name: 'CPU of all of them', value: percent(cpu), unit: '%', aim: { atMost: 2 } },
    {
      name: 'jobs that were begun',
      value: starts.length,
      unit: '',
      aim: { atLeast: Number(values.jobs) },
    },
    { name: 'from enqueue to start, p50', value: percentile(starts, 0.5), unit: 'ms' },
    {
      name: 'from enqueue to start, p95',
      value: percentile(starts, 0.95),
      unit: 'ms',
      aim: { atMost: 1_000 },
    },
  ];
  return report('the product while nobody uses it; CPU in percent of one core', figures);
}

/** PostgreSQL counts statements only with a library that it loads at its start. */
async function countStatements(folder: string): Promise<void> {
  const database = await startEmbedded({ dataDir: folder });
  try {
    await withClient(await ensureDatabase(database, 'yay'), async (client) => {
      await client.query('create extension pg_stat_statements');
      await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
    });
  } finally {
    await database.stop();
  }
}

async function idleCost(url: string, root: number, seconds: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_stat_statements_reset()');
    const usedBefore = useByPart(await processTree(root));
    await wait(seconds * 1_000);
    const used = useByPart(await processTree(root));
    // PostgreSQL counts its own queries for foreign keys too.
    const { rows } = await client.query<{ calls: number; query: string }>(
      `select sum(calls)::int as calls, left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as query
       from pg_stat_statements
       where query not like '%pg_stat_statements%' and query not like 'SELECT 1 FROM ONLY %'
       group by 2 order by 1 desc`,
    );
    const calls = rows.reduce((sum, row) => sum + row.calls, 0);
    return {
      statements: calls / seconds,
      texts: rows,
      product: used.product - usedBefore.product,
      provider: used.provider - usedBefore.provider,
      postgres: used.postgres - usedBefore.postgres,
    };
  } finally {
    await client.end();
  }
}

/** Sums processor seconds by part: the started process, and the two that it starts itself. */
function useByPart(tree: readonly ProcessUse[]) {
  const sum = (processes: readonly ProcessUse[]) =>
    processes.reduce((total, { seconds }) => total + seconds, 0);
  const [main, ...others] = tree;
  const isPostgres = ({ command }: ProcessUse) => command.includes('postgres');
  const isProvider = ({ command }: ProcessUse) => command.includes('payments/builtin/main.ts');
  return {
    product: main?.seconds ?? 0,
    provider: sum(others.filter(isProvider)),
    postgres: sum(others.filter((one) => isPostgres(one) && !isProvider(one))),
  };
}

/**
 * Returns milliseconds from enqueue to start of each job, by the database's clock; one at a time.
 */
async function startTimes(url: string, jobs: number, random: () => number): Promise<number[]> {
  const db = connectDb({ url, max: 2 });
  const log = createLog({ logLevel: 'silent' });
  const sender = await startJobs({ db, log, kinds: [], workers: 'none' });
  try {
    for (let job = 0; job < jobs; job += 1) {
      await wait(random() * 1_000);
      const queue = QUEUES[job % QUEUES.length] ?? '';
      const kind = jobKind<{ idle: number }>(queue, { single: true });
      await db.tx((tx) => sender.enqueue(tx, kind, { idle: job }, { only: `idle ${job}` }));
    }
    await wait(5_000);
    const rows = await db.query<{ ms: number }>(
      'bench.starts',
      `select (extract(epoch from started_on - created_on) * 1000)::float8 as ms
       from pgboss.job where data ? 'idle' and started_on is not null`,
    );
    return rows.map(({ ms }) => ms);
  } finally {
    await sender.stop();
    await db.close();
  }
}
