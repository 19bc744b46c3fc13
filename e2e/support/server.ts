import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = new URL('../../apps/api/src/main.ts', import.meta.url).pathname;

export interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  /** Returns the output so far, which explains a failed start. */
  output(): string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/**
 * Starts the whole product in a process, as the start command does. Resolves once it is healthy.
 */
export async function startServer(options: {
  readonly databaseUrl: string;
  readonly now: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
}): Promise<Server> {
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      APP_ENV: 'demo',
      DATABASE_URL: options.databaseUrl,
      // Each database has a payment provider of its own in this folder.
      DATA_DIR: join(tmpdir(), 'yay-e2e'),
      // Starts share the compile cache: each loads the same hundreds of files.
      NODE_COMPILE_CACHE: join(tmpdir(), 'yay-e2e-compiled'),
      APP_NOW: options.now,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // Journeys share a busy machine: what they ask is answered, however late.
      OVERLOAD_DELAY_MS: '0',
      ...options.env,
    },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const url = `http://127.0.0.1:${port}`;
  await healthy(url, child, () => output);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url,
    process: child,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Waits until the product is healthy, and fails with its output when it is not. */
async function healthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    if (output().includes('is ready at')) resolve();
  };
  child.stdout?.on('data', look);
  child.once('exit', () => reject(new Error(`the server did not start:\n${output()}`)));
  await promise.finally(() => child.stdout?.off('data', look));
  const answer = await fetch(`${url}/health`);
  if (!answer.ok) throw new Error(`the server is not healthy (${answer.status}):\n${output()}`);
}

/** Ports of one worker of the journeys, and of what runs in none. */
const PORTS = 1_000;
const FIRST_PORT = 20_000 + PORTS * (Number(process.env.TEST_PARALLEL_INDEX ?? 9) % 10);
let tried = 0;
const returned: number[] = [];

/** Gives a port back whose server has ended: a window that is kept knows the next one by it. */
export function returnPort(port: number): void {
  returned.push(port);
}

/**
 * Returns a port that nobody has, such as one that was given back, below those that the system gives to connections on their way out:
 * one of these would be taken by a connection before the server listens on it, or while it restarts.
 */
export async function freePort(): Promise<number> {
  while (tried < PORTS) {
    const port = returned.pop() ?? FIRST_PORT + tried++;
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  probe.listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
