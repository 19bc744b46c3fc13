import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/index.ts';

const reader = fileURLToPath(new URL('held-results.fixture.ts', import.meta.url));

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ from: 'empty' });
});
afterAll(() => database.drop());

test('a transaction of many statements does not hold on to the rows it has read', async () => {
  // A process of its own: what others have read before changes where V8 puts rows.
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--no-allocation-site-pretenuring',
    reader,
    database.url,
  ]);
  // The statements of a round read some 30 MB.
  expect(Number(stdout) / 1_000_000).toBeLessThan(6);
});
