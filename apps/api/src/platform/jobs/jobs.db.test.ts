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

test('a job of a committed transaction runs', async () => {
  await db.tx((tx) => jobs.enqueue(tx, greet, { name: 'Ada' }));
  expect(await jobs.runWaiting()).toBe(1);
  expect(greeted).toEqual(['Ada']);
});

test('a job of a failed transaction never exists', async () => {
  const failing = db.tx(async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'Nobody' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await jobs.runWaiting()).toBe(0);
});

test('a single kind has at most one job waiting', async () => {
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

test('a background worker runs new jobs and retries failed ones', async () => {
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

test('jobs of a kind run concurrently up to its limit, each with its own outcome', async () => {
  const many = jobKind<{ n: number }>('test.many', { retries: 1, atOnce: 10 });
  const worker = await startJobs({ db, log: silentLog, kinds: [many], workers: 'background' });
  const tries = new Map<number, number>();
  let running = 0;
  let most = 0;
  const { promise: done, resolve } = Promise.withResolvers<void>();
  await db.tx((tx) =>
    worker.enqueueMany(
      tx,
      many,
      Array.from({ length: 25 }, (_, n) => ({ n })),
    ),
  );
  await worker.work(many, async ({ n }) => {
    running += 1;
    most = Math.max(most, running);
    const { promise: meanwhile, resolve: go } = Promise.withResolvers<void>();
    setTimeout(go, 50);
    await meanwhile;
    running -= 1;
    tries.set(n, (tries.get(n) ?? 0) + 1);
    if (n === 7 && tries.get(n) === 1) throw new Error('once more');
    if (tries.size === 25 && tries.get(7) === 2) resolve();
  });
  await done;
  await worker.stop();
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(10);
  expect([...tries.values()].filter((count) => count !== 1)).toEqual([2]);
});

test('a queue of single jobs is worked off without pauses between them', async () => {
  const single = jobKind<{ n: number }>('test.one_by_one');
  const worker = await startJobs({ db, log: silentLog, kinds: [single], workers: 'background' });
  let running = 0;
  let most = 0;
  const seen = new Set<number>();
  const { promise: done, resolve } = Promise.withResolvers<void>();
  await db.tx((tx) =>
    worker.enqueueMany(
      tx,
      single,
      Array.from({ length: 60 }, (_, n) => ({ n })),
    ),
  );
  await worker.work(single, async ({ n }) => {
    running += 1;
    most = Math.max(most, running);
    await db.run('select');
    running -= 1;
    seen.add(n);
    if (seen.size === 60) resolve();
  });
  const begun = performance.now();
  await done;
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(most).toBe(1);
  await worker.stop();
});

test('many jobs of a failed transaction never exist', async () => {
  const failing = db.tx(async (tx) => {
    await jobs.enqueueMany(tx, greet, [{ name: 'No' }, { name: 'Body' }]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await jobs.runWaiting()).toBe(0);
  await db.tx((tx) => jobs.enqueueMany(tx, greet, []));
  await db.tx((tx) => jobs.enqueueMany(tx, greet, [{ name: 'Some' }, { name: 'Body' }]));
  expect(await jobs.runWaiting()).toBe(2);
  expect(greeted.slice(-2).toSorted()).toEqual(['Body', 'Some']);
});
