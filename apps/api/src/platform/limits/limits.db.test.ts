import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, type Db } from '../db/index.ts';
import { createLimits } from './index.ts';

const rule = { name: 'test.tries', points: 2, seconds: 60 };
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

test('a limit counts over all processes, per key, until it is reset', async () => {
  const [here, there] = [createLimits(db), createLimits(db)];
  expect(await here.spend(rule, 'ada@example.test')).toEqual({ ok: true });
  expect(await there.spend(rule, 'ada@example.test')).toEqual({ ok: true });
  const refused = await here.spend(rule, 'ada@example.test');
  expect(refused.ok).toBe(false);
  if (!refused.ok) expect(refused.retryAfterSeconds).toBeGreaterThan(50);
  expect(await here.spend(rule, 'bea@example.test')).toEqual({ ok: true });
  await here.forgive(rule, 'ada@example.test');
  expect(await here.spend(rule, 'ada@example.test')).toEqual({ ok: true });
});

test('a limit stores no address in plain text', async () => {
  await createLimits(db).spend(rule, 'cleo@example.test');
  const { rows } = await db.run<{ key: string }>('select key from rate_limits');
  expect(rows.some(({ key }) => key.includes('@'))).toBe(false);
});

test('concurrent attempts cannot exceed a limit', async () => {
  const limits = createLimits(db);
  const answers = await Promise.all(Array.from({ length: 20 }, () => limits.spend(rule, 'crowd')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
});
