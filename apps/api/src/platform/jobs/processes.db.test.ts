import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog, type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, type Db } from '../db/index.ts';
import { type Jobs, jobKind, startJobs } from './index.ts';
import { endless } from './worker.fixture.ts';

const MINUTE = 60_000;
const everyMinute = jobKind('test.every_minute', { single: true });

let database: TestDatabase;
let db: Db;
const workers: Jobs[] = [];

beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await db.close();
  await database.drop();
});

async function worker(): Promise<Jobs> {
  const kinds = [endless, everyMinute];
  const jobs = await startJobs({ db, log: silentLog, kinds, workers: 'background' });
  workers.push(jobs);
  return jobs;
}

test('a job that a killed worker had started is done by another worker within a minute', {
  timeout: 2 * MINUTE,
}, async () => {
  const jobs = await worker();
  const fixture = new URL('worker.fixture.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [fixture, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await db.tx((tx) => jobs.enqueue(tx, endless, { letter: 'A' }));
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const killedAt = performance.now();

  const { promise: again, resolve } = Promise.withResolvers<number>();
  await jobs.work(endless, async (_data, { attempt }) => resolve(attempt));
  expect(await again).toBe(2);
  expect(performance.now() - killedAt).toBeLessThan(MINUTE);
});

test('a schedule shared by several processes runs once', { timeout: 2 * MINUTE }, async () => {
  const runs: number[] = [];
  const { promise: ran, resolve } = Promise.withResolvers<void>();
  for (const jobs of [await worker(), await worker()]) {
    await jobs.work(everyMinute, async () => {
      runs.push(Date.now());
      resolve();
    });
    await jobs.schedule(everyMinute, '* * * * *');
  }
  await ran;
  // A job that the other process enqueued for the same minute would be there by now.
  const [{ put } = { put: 0 }] = await db.query<{ put: number }>(
    'test.put_up',
    `select count(*)::int as put from pgboss.job where name = 'test.every_minute'`,
  );
  expect(put).toBe(1);
  expect(runs).toHaveLength(1);
});
