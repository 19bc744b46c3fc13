import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts';
import { createBuiltinProvider } from '../../apps/api/src/platform/payments/builtin/client.ts';
import { killDatabase } from '../kill/processes.ts';

/** The programs, each of which is a process of its own that can be killed. */
export const PROGRAMS = ['database', 'provider', 'api', 'worker'] as const;
export type Program = (typeof PROGRAMS)[number];

const source = (path: string) => new URL(`../../apps/api/src/${path}`, import.meta.url).pathname;
const START_WITHIN_MS = 60_000;

export type Programs = Awaited<ReturnType<typeof openPrograms>>;

/** Starts the product in four processes, with all of their data in one folder. */
export async function openPrograms(options: {
  readonly folder: string;
  readonly port: number;
  /** Calls to the provider per second. */
  readonly perSecond?: number;
}) {
  const { folder } = options;
  const port = options.port > 0 ? options.port : await freePort();
  const bankPort = options.port > 0 ? options.port + 1 : await freePort();
  const api = `http://127.0.0.1:${port}`;
  const bank = `http://127.0.0.1:${bankPort}`;
  const secret = randomBytes(32).toString('hex');
  const running = new Map<Exclude<Program, 'database'>, ChildProcess>();
  const output = createWriteStream(join(folder, 'output.log'), { flags: 'a' });
  const bankFolder = join(folder, 'bank');
  await mkdir(bankFolder, { recursive: true });
  let database = await startEmbedded({ dataDir: folder });
  let databaseLives = true;
  const common = () => ({
    PATH: process.env.PATH ?? '',
    APP_ENV: 'test',
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    DATA_DIR: folder,
    DATABASE_URL: database.urlOf('yay'),
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: api,
    PAYMENTS_URL: bank,
    PAYMENTS_SECRET: secret,
    PAYMENTS_PER_SECOND: String(options.perSecond ?? 1_000),
  });

  const alive = (program: Program): boolean => {
    if (program === 'database') return databaseLives;
    const child = running.get(program);
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  };
  function launch(program: Exclude<Program, 'database'>, env: Record<string, string>): void {
    const main = program === 'provider' ? 'platform/payments/builtin/main.ts' : 'main.ts';
    running.set(program, started(source(main), env, output));
  }
  async function start(program: Program, failpoint = ''): Promise<void> {
    if (alive(program)) return;
    if (program === 'database') {
      const before = database.urlOf('yay');
      database = await startEmbedded({ dataDir: folder });
      databaseLives = true;
      if (database.urlOf('yay') === before) return;
      await Promise.all([kill('api'), kill('worker')]);
      return;
    }
    const armed: Record<string, string> = failpoint === '' ? {} : { FAILPOINT: failpoint };
    if (program === 'worker') launch('worker', { ...common(), ...armed, ROLE: 'worker' });
    else if (program === 'api') {
      launch('api', { ...common(), ...armed, ROLE: 'api' });
      await answers(`${api}/health`, () => alive('api'));
    } else {
      launch('provider', {
        PATH: process.env.PATH ?? '',
        PAYMENTS_DIR: bankFolder,
        PAYMENTS_SECRET: secret,
        PAYMENTS_PORT: String(bankPort),
        PAYMENTS_WEBHOOK_URL: `${api}/api/webhooks/payments`,
      });
      await answers(`${bank}/health`, () => alive('provider'));
    }
  }
  async function kill(program: Program): Promise<void> {
    if (!alive(program)) return;
    if (program === 'database') {
      databaseLives = false;
      await killDatabase(folder);
      return;
    }
    const child = running.get(program);
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    api,
    urlOf: () => database.urlOf('yay'),
    provider: createBuiltinProvider({ url: () => bank, secret, timeoutMs: 5_000 }),
    /** Plants a fault in the provider, or changes the delivery of its events. */
    async order(path: `/control/${string}`, body: object): Promise<void> {
      const answer = await fetch(`${bank}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}`);
      await answer.body?.cancel();
    },
    alive,
    start,
    kill,
    /** Restarts dead programs on their data and returns their names. */
    async revive(): Promise<Program[]> {
      const dead = PROGRAMS.filter((program) => !alive(program));
      if (dead.includes('database')) await start('database');
      await Promise.all(
        PROGRAMS.filter((program) => !alive(program)).map((program) => start(program)),
      );
      return dead;
    },
    async stop(): Promise<void> {
      for (const program of ['api', 'worker', 'provider'] as const) await kill(program);
      await database.stop();
      output.end();
    },
  };
}

function started(main: string, env: Record<string, string>, output: WriteStream): ChildProcess {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  return child;
}

async function answers(url: string, isAlive: () => boolean): Promise<void> {
  const until = performance.now() + START_WITHIN_MS;
  while (performance.now() < until && isAlive()) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`${url} did not answer; see output.log`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
