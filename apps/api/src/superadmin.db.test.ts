import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

function run(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('./superadmin.ts', import.meta.url))],
    {
      env: { APP_ENV: 'production', DATABASE_URL: database.url, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return { status, said: stdout + stderr };
}

const account = { SUPERADMIN_EMAIL: 'boss@lunch.test', SUPERADMIN_PASSWORD: 'a long enough one' };

test('the command makes the first superadmin, and no second', () => {
  expect(run({ ...account, SUPERADMIN_PASSWORD: 'lunch-demo-1' })).toMatchObject({ status: 1 });
  const common = run({ ...account, SUPERADMIN_PASSWORD: 'password123' });
  expect(common).toMatchObject({ status: 1, said: expect.stringContaining('attackers') });
  expect(run({ SUPERADMIN_EMAIL: 'boss@lunch.test' }).said).toContain('SUPERADMIN_PASSWORD');
  expect(run(account)).toMatchObject({ status: 0 });
  expect(run(account).said).toContain('already');
});
