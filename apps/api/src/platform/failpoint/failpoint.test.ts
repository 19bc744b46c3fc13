import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const code = `
  const { failpoint } = await import(${JSON.stringify(new URL('index.ts', import.meta.url).href)});
  failpoint('another');
  failpoint('here');
  process.stdout.write('alive');
`;
const run = (env: Record<string, string>) => {
  const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { stdout, signal };
};

test.each([
  [
    { APP_ENV: 'test', FAILPOINT: 'here' },
    { stdout: '', signal: 'SIGKILL' },
  ],
  [
    { APP_ENV: 'lab', FAILPOINT: 'here' },
    { stdout: '', signal: 'SIGKILL' },
  ],
  [
    { APP_ENV: 'test', FAILPOINT: 'elsewhere' },
    { stdout: 'alive', signal: null },
  ],
  [
    { APP_ENV: 'production', FAILPOINT: 'here' },
    { stdout: 'alive', signal: null },
  ],
  [
    { APP_ENV: '', FAILPOINT: 'here' },
    { stdout: 'alive', signal: null },
  ],
])('the environment %j decides whether the process dies', (env, expected) => {
  expect(run(env)).toEqual(expected);
});
