import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, type Db } from './index.ts';

setFlagsFromString('--expose-gc');
const sweep: (options?: { type: 'minor' }) => void = runInNewContext('gc');

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await testDatabase({ from: 'empty' });
  db = connectDb({ url: database.url, max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('a transaction of many statements does not hold on to the rows it has read', async () => {
  const text = `select n, repeat('x', 900) || n as text from generate_series(1, 100) n`;
  const heldBytes = await db.tx(async (tx) => {
    const rounds: number[] = [];
    const ask = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await tx.run(text);
        // A minor collection looks at recent rows alone, as most collections do.
        if (time % 5 === 0) sweep({ type: 'minor' });
      }
    };
    // The collector may keep one round by chance; results that are held on to are kept in all three.
    for (let round = 0; round < 3; round += 1) {
      await ask(50);
      sweep();
      const before = process.memoryUsage().heapUsed;
      await ask(300);
      sweep({ type: 'minor' });
      sweep({ type: 'minor' });
      rounds.push(process.memoryUsage().heapUsed - before);
    }
    return Math.min(...rounds);
  });
  // The statements of a round read some 30 MB.
  expect(heldBytes / 1_000_000).toBeLessThan(6);
});
