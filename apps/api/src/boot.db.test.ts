import { type ChildProcess, spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test/index.ts';
import { isAlive } from './platform/db/embedded/postmaster.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yay-boot-'));
});
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Starts the server as a process of its own and waits until it says where it answers. */
async function start(env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      OVERLOAD_DELAY_MS: '0',
      ...env,
    },
  });
  running = child;
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const readyLine = /ready at (\S+)/.exec(said);
      if (readyLine?.[1]) resolve(readyLine[1]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return { child, address: await address };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code;
}

/** The number of the provider that runs for the one database of this folder. */
async function providerOf(folder: string): Promise<number> {
  const [place] = await readdir(join(folder, 'payments'));
  const path = join(folder, 'payments', String(place), 'address.json');
  return (JSON.parse(await readFile(path, 'utf8')) as { pid: number }).pid;
}

const status = async (address: string, path: string) => (await fetch(`${address}${path}`)).status;

describe('with the database of its own', () => {
  const own = () => ({ APP_ENV: 'test', DATA_DIR: dataDir });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly, and soon', async (signal) => {
    const { child, address } = await start(own());
    expect(await status(address, '/health')).toBe(200);
    const before = Date.now();
    expect(await stop(child, signal)).toBe(0);
    expect(Date.now() - before).toBeLessThan(15_000);
  });

  test('at localhost it answers on each of its addresses, and stops on each', async () => {
    const { child, address } = await start({ ...own(), HOST: 'localhost' });
    const hosts = await lookup('localhost', { all: true });
    const addresses = hosts.map(
      ({ address: host, family }) =>
        `http://${family === 6 ? `[${host}]` : host}:${new URL(address).port}`,
    );
    for (const one of addresses) expect(await status(one, '/health')).toBe(200);
    expect(await stop(child, 'SIGTERM')).toBe(0);
    for (const one of addresses) await expect(status(one, '/health')).rejects.toThrow();
  });

  test('after a kill -9 it is back at the next start', async () => {
    const first = await start(own());
    await stop(first.child, 'SIGKILL');
    const second = await start(own());
    expect(await status(second.address, '/health')).toBe(200);
    expect(await stop(second.child, 'SIGTERM')).toBe(0);
  });

  test('a second start in its data folder is refused with a sentence, and harms nothing', async () => {
    const first = await start(own());
    await expect(start(own())).rejects.toThrow(
      /ended with 1: .*DATA_DIR: the product already runs/s,
    );
    running = first.child;
    expect(await status(first.address, '/health')).toBe(200);
    expect(await stop(first.child, 'SIGTERM')).toBe(0);
  });

  test('a process whose database is killed answers 503 and goes on within 5 s of the next one', async () => {
    const { child, address } = await start(own());
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const pid = async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
    const killed = await pid();
    process.kill(killed, 'SIGKILL');
    const seen = new Set<number>();
    let startedAgain: number | undefined;
    await expect
      .poll(
        async () => {
          const code = await status(address, '/api/features');
          seen.add(code);
          if ((await pid()) !== killed) startedAgain ??= performance.now();
          return code === 200 && startedAgain !== undefined;
        },
        { timeout: 20_000, interval: 20 },
      )
      .toBe(true);
    expect(performance.now() - (startedAgain ?? 0)).toBeLessThan(5_000);
    expect([...seen].filter((code) => code !== 200 && code !== 503)).toEqual([]);
    expect(await stop(child, 'SIGTERM')).toBe(0);
  });

  test('its payment provider outlives a kill -9, and ends with it in good order', async () => {
    const first = await start(own());
    const provider = await providerOf(dataDir);
    await stop(first.child, 'SIGKILL');
    expect(isAlive(provider)).toBe(true);
    const second = await start(own());
    expect(await providerOf(dataDir)).toBe(provider);
    await stop(second.child, 'SIGTERM');
    expect(isAlive(provider)).toBe(false);
  });
});

describe('with a database from outside', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());
  const outside = () => ({ APP_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: dataDir });

  async function onDatabase(text: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  }

  test('demo data is not laid outside a demo', async () => {
    await start(outside());
    const { rows } = await onDatabase('select count(*)::int as users from users');
    expect(rows).toEqual([{ users: 0 }]);
  });

  test('clients that send while it stops are answered, and none is cut off', async () => {
    const { child, address } = await start(outside());
    const ends: unknown[] = [];
    let answered = 0;
    const clients = Array.from({ length: 8 }, async () => {
      for (;;) {
        try {
          const response = await fetch(`${address}/api/features`);
          await response.text();
          answered += 1;
          ends.push(...(response.status === 200 ? [] : [response.status]));
          if (response.headers.get('connection') === 'close') return;
        } catch (error) {
          ends.push(((error as Error).cause as NodeJS.ErrnoException).code);
          return;
        }
      }
    });
    await expect.poll(() => answered).toBeGreaterThan(100);
    expect(await stop(child, 'SIGTERM')).toBe(0);
    await Promise.all(clients);
    // A connection that is opened now is refused: nobody listens any more.
    expect(ends.filter((end) => end !== 'ECONNREFUSED')).toEqual([]);
  });

  test('a burst of connections is not turned away while it is busy', async () => {
    const { child, address } = await start(outside());
    const kernel = await readFile('/proc/sys/net/core/somaxconn', 'utf8').catch(() => '128');
    const many = Math.min(1_500, Number(kernel));
    // The system alone answers for a process that does nothing.
    child.kill('SIGSTOP');
    let connected = 0;
    const sockets = Array.from({ length: many }, () =>
      connect({ host: '127.0.0.1', port: Number(new URL(address).port) })
        .on('connect', () => {
          connected += 1;
        })
        .on('error', () => undefined),
    );
    try {
      await expect.poll(() => connected).toBe(many);
    } finally {
      child.kill('SIGCONT');
      for (const socket of sockets) socket.destroy();
    }
    expect(await status(address, '/health')).toBe(200);
  });

  test('APP_NOW moves the clock, which then runs on', async () => {
    await start({ ...outside(), APP_NOW: '2026-10-05T12:00:00Z' });
    const { rows } = await onDatabase(
      `select app_now() - timestamptz '2026-10-05T12:00:00Z' < interval '1 minute' as moved`,
    );
    expect(rows).toEqual([{ moved: true }]);
  });

  test('an outage is a 503, one line of the log, and over when the database is back', async () => {
    const { address, child } = await start(outside());
    let logged = '';
    child.stdout?.on('data', (chunk) => {
      logged += String(chunk);
    });
    const name = new URL(database.url).pathname.slice(1);
    const server = new URL(database.url);
    server.pathname = '/postgres';
    const admin = new pg.Client({ connectionString: server.href });
    await admin.connect();
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]);
    await expect.poll(() => status(address, '/health')).toBe(503);
    for (let request = 0; request < 20; request += 1) {
      expect(await status(address, '/api/features')).toBe(503);
    }
    expect(logged.match(/does not answer|request failed|not listen/g)).toHaveLength(1);
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
    await expect.poll(() => status(address, '/health')).toBe(200);
  });
});

test('a bad setting is said in a sentence', async () => {
  await expect(start({ APP_ENV: 'nowhere' })).rejects.toThrow(/ended with 1: .*APP_ENV/s);
});

test.each(['production', 'staging'])(
  'in %s it does not start without the address that mails link to',
  async (environment) => {
    const given = { APP_ENV: environment, DATABASE_URL: 'postgres://localhost/none' };
    await expect(start(given)).rejects.toThrow(/PUBLIC_URL: the links in mails/);
  },
);

test.each(['production', 'staging'])(
  'in %s it does not start with test cards',
  async (environment) => {
    const given = {
      DATABASE_URL: 'postgres://localhost/none',
      PUBLIC_URL: 'https://lunch.example',
    };
    await expect(start({ APP_ENV: environment, ...given })).rejects.toThrow(
      /STRIPE_SECRET_KEY, .* test cards only/,
    );
  },
);
