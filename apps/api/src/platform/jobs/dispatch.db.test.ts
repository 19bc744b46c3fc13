import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { silentLog, type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, type Db } from '../db/index.ts';
import { type JobKind, type Jobs, type JobsOptions, jobKind, startJobs } from './index.ts';

let database: TestDatabase;
let db: Db;
const workers: Jobs[] = [];

beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

type Kind = JobKind<Record<string, never>>;

async function workOn(kinds: readonly Kind[], options: Partial<JobsOptions> = {}) {
  const runs = new EventEmitter();
  const worker = await startJobs({
    db,
    log: silentLog,
    kinds,
    workers: 'background',
    ...options,
  });
  workers.push(worker);
  for (const kind of kinds) {
    await worker.work(kind, async () => {
      runs.emit(kind.name);
    });
  }
  return {
    /** Enqueues a job and returns the milliseconds until its handler runs. */
    async startTime(kind: Kind): Promise<number> {
      const run = once(runs, kind.name);
      const enqueuedAt = performance.now();
      await db.tx((tx) => worker.enqueue(tx, kind, {}));
      await run;
      return performance.now() - enqueuedAt;
    },
  };
}

/** Wraps the database so that the dispatcher's poll fails while `fails` returns true. */
const failingLooks = (fails: () => boolean): Db => ({
  ...db,
  async query<Row extends object>(name: string, text: string, params?: readonly unknown[]) {
    if (name === 'jobs.due' && fails()) throw new Error('no answer');
    return db.query<Row>(name, text, params);
  },
  async run<Row extends object>(text: string, params?: readonly unknown[]) {
    if (text.includes("'wake'") && fails()) throw new Error('no answer');
    return db.run<Row>(text, params);
  },
});

test('new jobs start long before the fallback polls', async () => {
  const kind = jobKind('test.dispatched');
  const { startTime } = await workOn([kind]);
  for (let job = 0; job < 3; job += 1) expect(await startTime(kind)).toBeLessThan(10_000);
});

test('a dispatcher polls again after a failed poll', async () => {
  const kind = jobKind('test.dispatched_again');
  let looks = 0;
  const { startTime } = await workOn([kind], {
    db: failingLooks(() => {
      looks += 1;
      return looks <= 2;
    }),
  });
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(await startTime(kind)).toBeLessThan(10_000);
});

test('a worker finds its jobs by its own polling while every poll of the dispatcher fails', async () => {
  // The worker of a single kind does not poll again after a job.
  const kind = jobKind('test.polled', { single: true });
  const { startTime } = await workOn([kind], { db: failingLooks(() => true), fallbackSeconds: 2 });
  for (let job = 0; job < 2; job += 1) expect(await startTime(kind)).toBeLessThan(10_000);
});

test('jobs start again after the database has ended every connection', async () => {
  const kind = jobKind('test.connections_lost');
  const { startTime } = await workOn([kind]);
  await startTime(kind);
  await db.query(
    'test.end_connections',
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(await startTime(kind)).toBeLessThan(20_000);
});

test('a condition that PostgreSQL can’t read ends the start, and no sweep of another kind', async () => {
  const kind = jobKind('dispatch.unreadable', { single: true });
  const worker = await startJobs({ db, log: silentLog, kinds: [kind], workers: 'byHand' });
  workers.push(worker);
  const options = { due: 'select from users', everySeconds: 3_600 };
  await expect(worker.sweep(kind, options, async () => undefined)).rejects.toThrow();
});

test('a sweep runs soon after its condition comes true', async () => {
  const sweep = jobKind('test.sweep', { single: true });
  const runs = new EventEmitter();
  const worker = await startJobs({ db, log: silentLog, kinds: [sweep], workers: 'background' });
  workers.push(worker);
  await db.run('create table sweeps_due (id int)');
  const firstRun = once(runs, 'run');
  const due = 'exists (select from sweeps_due)';
  await worker.sweep(sweep, { due, everySeconds: 3_600 }, async () => {
    await db.run('delete from sweeps_due');
    runs.emit('run');
  });
  await firstRun;
  const secondRun = once(runs, 'run');
  await db.run('insert into sweeps_due values (1)');
  await secondRun;
});

test('an idle process sends one statement for all of its queues', async () => {
  const kinds = Array.from({ length: 30 }, (_, n) => jobKind(`test.idle_${n}`));
  await workOn(kinds);
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const looks = () =>
    statements.mock.calls.filter(([statement]) => nameOf(statement) === 'jobs.due').length;
  // Each worker polls once when it starts.
  await expect.poll(looks).toBeGreaterThanOrEqual(2);
  statements.mockClear();
  await expect.poll(looks).toBeGreaterThanOrEqual(5);
  // Polling each queue by itself would have sent over a hundred.
  expect(statements.mock.calls.length).toBeLessThan(20);
});

const nameOf = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement
    ? statement.name
    : undefined;
