import { instant } from '@yay/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog, type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, type Db } from '../db/index.ts';
import { setClockAtStart, startClock } from './index.ts';

const NOON = instant(Date.UTC(2026, 9, 5, 12));
/** Tolerance in milliseconds: the compared instants are months apart, and a machine may stall. */
const NEAR = 20_000;

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url, max: 3 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(() => db.run('update app_clock set offset_ms = 0'));

const offset = async () => (await db.query<{ offset_ms: number }>('o', 'table app_clock'))[0];

test('the clock runs with real time, and on from where it is moved', async () => {
  const clock = await startClock(db, silentLog);
  expect(Math.abs((await clock.now(db)) - Date.now())).toBeLessThan(NEAR);
  await clock.moveTo(NOON);
  const first = await clock.now(db);
  expect(first - NOON).toBeLessThan(NEAR);
  expect(await clock.now(db)).toBeGreaterThanOrEqual(first);
  expect(Math.abs(clock.approximate() - first)).toBeLessThan(NEAR);
  await clock.close();
});

test('a moved clock reaches other processes', async () => {
  const [one, other] = await Promise.all([startClock(db, silentLog), startClock(db, silentLog)]);
  await one.moveTo(NOON);
  await expect.poll(() => Math.abs(other.approximate() - NOON)).toBeLessThan(NEAR);
  await Promise.all([one.close(), other.close()]);
});

test('a start sets the clock, resets it or warns that it is moved', async () => {
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (_fields: object, message: string) => warnings.push(message) };
  await setClockAtStart(db, { appNow: NOON, mayReset: true }, log);
  expect((await offset())?.offset_ms).not.toBe(0);
  await setClockAtStart(db, { appNow: undefined, mayReset: false }, log);
  expect((await offset())?.offset_ms).not.toBe(0);
  expect(warnings).toEqual(['the clock of this database is moved']);
  await setClockAtStart(db, { appNow: undefined, mayReset: true }, log);
  expect((await offset())?.offset_ms).toBe(0);
});
