import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, type Db } from '../../platform/db/index.ts';
import { waitForTurn } from './paced-provider.ts';

let database: TestDatabase;
// Two processes have two pools.
let pools: Db[];
beforeAll(async () => {
  database = await testDatabase();
  pools = [connectDb({ url: database.url }), connectDb({ url: database.url })];
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await database.drop();
});

test('all processes together ask no more often than they may', async () => {
  const began = performance.now();
  const turns: number[] = [];
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      await waitForTurn(pools[index % 2] as Db, 'test', 25);
      turns.push(performance.now() - began);
    }),
  );
  // Thirty turns are twenty-nine pauses of a twenty-fifth of a second.
  expect(Math.max(...turns)).toBeGreaterThanOrEqual(29 * 40 - 5);
  // Nor does the first wait for the last.
  expect(Math.min(...turns)).toBeLessThan(Math.max(...turns) / 2);
});

test('turns that nobody took are not saved up', async () => {
  const [db] = pools as [Db, Db];
  await waitForTurn(db, 'idle', 20);
  await db.run(
    `update provider_pace set next_at = clock_timestamp() - interval '1 hour'
     where provider = 'idle'`,
  );
  const began = performance.now();
  for (let turn = 0; turn < 5; turn += 1) await waitForTurn(db, 'idle', 20);
  expect(performance.now() - began).toBeGreaterThanOrEqual(4 * 50 - 5);
});
