import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPostgres } from './binary.ts';
import { type EmbeddedDatabase, ensureDatabase, startEmbedded } from './index.ts';
import { withLaunchLock } from './launch-lock.ts';
import { isAlive } from './postmaster.ts';

let dataDir: string;
const running: EmbeddedDatabase[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yay-embedded-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(folder = dataDir): Promise<EmbeddedDatabase> {
  const server = await startEmbedded({ dataDir: folder });
  running.push(server);
  return server;
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the server of this data folder from another process; returns that process and its pid. */
async function startElsewhere(): Promise<{ parent: ChildProcess; pid: number }> {
  const module = new URL('./index.ts', import.meta.url).href;
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { startEmbedded } = await import(${JSON.stringify(module)});
     const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
     console.log(server.pid);
     setInterval(() => {}, 1000);`,
  ]);
  const [line] = await once(parent.stdout, 'data');
  return { parent, pid: Number(String(line)) };
}

async function kill(process: ChildProcess): Promise<void> {
  const exited = once(process, 'exit');
  process.kill('SIGKILL');
  await exited;
}

test('the server keeps its data over a stop and a start', async () => {
  const first = await start();
  const url = await ensureDatabase(first, 'lunch');
  await ask(url, 'create table kept as select 1 as id');
  await first.stop();
  await expect.poll(() => isAlive(first.pid)).toBe(false);

  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await ask(await ensureDatabase(second, 'lunch'), 'table kept')).toEqual([{ id: 1 }]);
  const [settings] = await ask(
    url,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as network`,
  );
  expect(settings).toEqual({ fsync: 'on', network: '' });
});

test('a server that outlived its killed parent is adopted and stopped by its new owner', async () => {
  const { parent, pid } = await startElsewhere();
  await kill(parent);
  const server = await start();
  expect(server).toMatchObject({ adopted: true, pid });
  await ask(server.urlOf('postgres'), 'select 1');
  await server.stop();
  await expect(readdir(join(dataDir, 'postgres'))).resolves.not.toContain('postmaster.pid');
});

test('a process that joins a server does not stop it while its parent lives', async () => {
  const { parent } = await startElsewhere();
  const joined = await start();
  await joined.stop();
  expect(await ask(joined.urlOf('postgres'), 'select 1 as up')).toEqual([{ up: 1 }]);
  await kill(parent);
  await start();
});

test('a server killed together with its parent restarts with every committed row', async () => {
  const { parent, pid } = await startElsewhere();
  const joined = await start();
  await ask(joined.urlOf('postgres'), 'create table kept as select 1 as id');
  process.kill(pid, 'SIGKILL');
  await kill(parent);
  const server = await start();
  expect(await ask(server.urlOf('postgres'), 'table kept')).toEqual([{ id: 1 }]);
});

test('a reused pid in the pid file is not taken for the server', async () => {
  await (await start()).stop();
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(pidFile, `${process.pid}\n${dataDir}\n1\n5432\n${dataDir}\n\n`);
  expect((await start()).adopted).toBe(false);
});

test('a server without room for a socket path asks for a password on the loopback', async () => {
  const deep = join(dataDir, 'x'.repeat(60), 'and a space');
  const server = await start(deep);
  const url = new URL(server.urlOf('postgres'));
  expect(url.hostname).toBe('127.0.0.1');
  await ask(url.href, 'select 1');
  url.password = 'wrong';
  await expect(ask(url.href, 'select 1')).rejects.toThrow('password');
});

test('other users of the machine cannot read the data', async () => {
  await start();
  for (const path of ['socket', 'postgres', 'postgres-password']) {
    expect((await stat(join(dataDir, path))).mode & 0o077, path).toBe(0);
  }
});

test('library links are made when the install script was not run', async () => {
  const { postgres } = await findPostgres();
  const root = join(postgres, '..', '..');
  const list = JSON.parse(await readFile(join(root, 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  const target = list[0]?.target;
  if (target === undefined) return;
  const link = join(root, '..', target);
  await rm(link);
  await findPostgres();
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
});

test('the launch lock admits one process at a time and is taken over from a dead one', async () => {
  const path = join(dataDir, 'launch.lock');
  const order: string[] = [];
  await writeFile(path, '999999999');
  await withLaunchLock(path, async () => {
    order.push('first');
  });
  await writeFile(path, String(process.ppid));
  const waiting = withLaunchLock(path, async () => {
    order.push('second');
  });
  order.push('holder');
  await rm(path);
  await waiting;
  expect(order).toEqual(['first', 'holder', 'second']);
});
