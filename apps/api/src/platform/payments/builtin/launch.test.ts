import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../../../test/silent-log.ts';
import { isAlive } from '../../db/embedded/postmaster.ts';
import { createBuiltinProvider } from './client.ts';
import { type BuiltinProcess, startBuiltin } from './launch.ts';

const secret = 'a secret of the tests that nobody else knows';
const MAIN = new URL('./main.ts', import.meta.url).pathname;

let folder: string;
const running: BuiltinProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yay-launch-'));
});
afterEach(async () => {
  for (const provider of running.splice(0)) await provider.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<BuiltinProcess> {
  const started = await startBuiltin({ folder, secret, log: silentLog });
  running.push(started);
  return started;
}
const clientOf = (started: BuiltinProcess) => createBuiltinProvider({ url: started.url, secret });
const person = { userId: 1, email: 'p@demo.test', name: 'P', key: 'customer:1' };

/**
 * Starts the provider from another process of the product; returns that process and the provider's
 * pid.
 */
async function startElsewhere(): Promise<{ parent: ChildProcess; pid: number }> {
  const module = new URL('./launch.ts', import.meta.url).href;
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { startBuiltin } = await import(${JSON.stringify(module)});
     const log = { warn() {}, error() {}, info() {}, debug() {} };
     const started = await startBuiltin({ ...${JSON.stringify({ folder, secret })}, log });
     console.log(started.pid());
     setInterval(() => {}, 1000);`,
  ]);
  const [line] = await once(parent.stdout, 'data');
  return { parent, pid: Number(String(line)) };
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

test('a provider that outlived its killed parent is adopted and ends with its last client', async () => {
  const { parent, pid } = await startElsewhere();
  await kill(parent);
  const first = await start();
  expect([first.adopted, first.pid()]).toEqual([true, pid]);
  const second = await start();
  expect(second.pid()).toBe(pid);
  await first.stop();
  expect(await clientOf(second).createCustomer(person)).toHaveProperty('id');
  await second.stop();
  expect(isAlive(pid)).toBe(false);
}, 60_000);

test('a killed provider is restarted with its state', async () => {
  const started = await start();
  const provider = clientOf(started);
  const customer = await provider.createCustomer(person);
  const pid = started.pid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => started.pid(), { timeout: 20_000 }).not.toBe(pid);
  expect(await provider.createCustomer(person)).toEqual(customer);
}, 60_000);

test('two processes that start concurrently share one provider', async () => {
  const [elsewhere, here] = await Promise.all([startElsewhere(), start()]);
  expect(here.pid()).toBe(elsewhere.pid);
  await kill(elsewhere.parent);
}, 60_000);

test('a stranger at the old address never receives the secret', async () => {
  const received: string[] = [];
  const stranger = createServer((request, response) => {
    received.push(JSON.stringify(request.headers));
    response.end(JSON.stringify({ proof: 'I am the one' }));
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  await writeFile(join(folder, 'address.json'), JSON.stringify({ url, pid: process.pid }));
  const started = await start();
  expect([started.adopted, started.url() === url]).toEqual([false, false]);
  expect(received.join()).not.toContain(secret);
  await new Promise((resolve) => stranger.close(resolve));
}, 60_000);

test.each([
  [{ PAYMENTS_SECRET: secret }, 'PAYMENTS_DIR'],
  [{ PAYMENTS_DIR: '/nowhere', PAYMENTS_SECRET: 'hunter2' }, 'PAYMENTS_SECRET'],
  [{ PAYMENTS_DIR: '/nowhere', PAYMENTS_SECRET: secret, APP_ENV: 'production' }, 'Stripe'],
])(
  'the program does not start with %j',
  async (env, word) => {
    const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...env } });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(said).toContain(word);
    expect(said).not.toContain('hunter2');
  },
  30_000,
);
