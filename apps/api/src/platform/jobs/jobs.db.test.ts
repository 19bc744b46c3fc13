import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog, type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, type Db } from '../db/index.ts';
import { type Jobs, jobKind, startJobs } from './index.ts';

const greet = jobKind<{ name: string }>('test.greet', { retries: 2 });
const sweep = jobKind('test.sweep', { single: true });

let database: TestDatabase;
let db: Db;
let jobs: Jobs;
const greeted: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url });
  jobs = await startJobs({ db, log: silentLog, kinds: [greet, sweep], workers: 'byHand' });
  await jobs.work(greet, async ({ name }) => {
    greeted.push(name);
  });
});
afterAll(async () => {
  await jobs.stop();
  await db.close();
  await database.drop();
});

test('a job of a committed transaction is done', async () => {
  await db.tx((tx) => jobs.enqueue(tx, greet, { name: 'Ada' }));
  expect(await jobs.runWaiting()).toBe(1);
  expect(greeted).toEqual(['Ada']);
});

test('a job of a transaction that failed never was', async () => {
  const failing = db.tx(async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'Nobody' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await jobs.runWaiting()).toBe(0);
});

test('a single kind waits once', async () => {
  let swept = 0;
  await jobs.work(sweep, async () => {
    swept += 1;
  });
  await db.tx(async (tx) => {
    await jobs.enqueue(tx, sweep, {});
    await jobs.enqueue(tx, sweep, {});
  });
  await jobs.runWaiting();
  expect(swept).toBe(1);
});

test('a worker in the background does jobs as they come, and again after a failure', async () => {
  const flaky = jobKind<{ name: string }>('test.flaky', { retries: 2 });
  const worker = await startJobs({ db, log: silentLog, kinds: [flaky], workers: 'background' });
  const attempts: number[] = [];
  const done = new Promise<void>((resolve) => {
    void worker.work(flaky, async (_data, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error('not yet');
      resolve();
    });
  });
  await db.tx((tx) => worker.enqueue(tx, flaky, { name: 'Bea' }));
  await done;
  expect(attempts).toEqual([1, 2]);
  await worker.stop();
});
