import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Answered, Asked } from './host.ts';
import { freePort, type Server } from './server.ts';

const HOST = new URL('./host.ts', import.meta.url).pathname;

export type WarmServer = Pick<Server, 'url' | 'stop'>;

/** Processes whose server was stopped; the next server starts in the last of them. */
const idle: Host[] = [];

/** Starts the whole product, in an idle process when there is one. Resolves once it is healthy. */
export async function startWarm(options: {
  readonly databaseUrl: string;
  readonly env: Readonly<Record<string, string>>;
  readonly port?: number;
}): Promise<WarmServer> {
  const port = options.port ?? (await freePort());
  const host = idle.pop() ?? createHost();
  await host.ask({
    kind: 'start',
    env: {
      APP_ENV: 'demo',
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: join(tmpdir(), 'yay-e2e'),
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // Journeys share a busy machine: what they ask is answered, however late.
      OVERLOAD_DELAY_MS: '0',
      ...options.env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(async () => (await fetch(`${url}/health`)).status, {
      message: 'a busy machine’s server becomes healthy',
    })
    .toBe(200);
  let over = false;
  return {
    url,
    async stop() {
      if (over) return;
      over = true;
      await host.ask({ kind: 'stop' });
      idle.push(host);
    },
  };
}

interface Host {
  ask(asked: Asked): Promise<void>;
}

function createHost(): Host {
  const child = fork(HOST, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Processes share the compile cache: each loads the same hundreds of files.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'yay-e2e-compiled') },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  // An idle process does not keep its parent alive, and ends with it.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as Socket | null)?.unref();
  return {
    async ask(asked) {
      const answered = await told(child, asked);
      if (!answered.ok) throw new Error(`the server: ${answered.why}\n${output}`);
      output = '';
    },
  };
}

async function told(child: ChildProcess, asked: Asked): Promise<Answered> {
  const { promise, resolve } = Promise.withResolvers<Answered>();
  const gone = () => resolve({ ok: false, why: 'its process ended' });
  child.once('message', resolve as (message: unknown) => void);
  child.once('exit', gone);
  child.channel?.ref();
  child.send(asked);
  try {
    return await promise;
  } finally {
    child.channel?.unref();
    child.off('exit', gone);
    child.off('message', resolve as (message: unknown) => void);
  }
}
