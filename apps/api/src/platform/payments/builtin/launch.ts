import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { withLaunchLock } from '../../db/embedded/launch-lock.ts';
import { isAlive } from '../../db/embedded/postmaster.ts';
import type { Log } from '../../log/index.ts';
import { derivedKey, isSame } from '../signature.ts';

export interface BuiltinProcess {
  /** True when the process outlived its parent, or serves another process of this product. */
  readonly adopted: boolean;
  pid(): number;
  /** Returns the address, which changes when the process was restarted. */
  url(): string;
  /** Stops the process, unless another process of this product uses it. */
  stop(): Promise<void>;
}

export interface LaunchOptions {
  readonly folder: string;
  readonly secret: string;
  readonly log: Log;
}

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const START_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 2_000;

const addressShape = z.object({ url: z.url(), pid: z.int().positive() });
type Address = z.output<typeof addressShape>;

/** Starts the provider of this folder, or adopts the one that runs; restarts it when it dies. */
export async function startBuiltin(options: LaunchOptions): Promise<BuiltinProcess> {
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const first = await startOrAdopt(options);
  let address = first.address;
  let stopping = false;
  let presence = await bePresent(address, options.secret, comeBack);

  function comeBack(): void {
    if (stopping) return;
    options.log.warn({}, 'the payment provider is gone: it is started again');
    void restart();
  }
  async function restart(): Promise<void> {
    for (let pause = 50; !stopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        address = (await startOrAdopt(options)).address;
        presence = await bePresent(address, options.secret, comeBack);
        if (stopping) presence.destroy();
        return;
      } catch (error) {
        options.log.error({ err: error }, 'the payment provider did not start again');
        await wait(pause, undefined, { ref: false });
      }
    }
  }
  return {
    adopted: first.adopted,
    pid: () => address.pid,
    url: () => address.url,
    async stop() {
      if (stopping) return;
      stopping = true;
      const ends = await leave(address, options.secret).catch(() => false);
      presence.destroy();
      if (!ends) return;
      for (let waited = 0; waited < STOP_WITHIN_MS && isAlive(address.pid); waited += 20) {
        await wait(20);
      }
    },
  };
}

function startOrAdopt(options: LaunchOptions): Promise<{ address: Address; adopted: boolean }> {
  return withLaunchLock(join(options.folder, 'launch.lock'), async () => {
    const address = await readAddress(options.folder);
    if (address && isAlive(address.pid) && (await answers(address.url, options.secret))) {
      return { address, adopted: true };
    }
    return { address: await launch(options), adopted: false };
  });
}

async function launch(options: LaunchOptions): Promise<Address> {
  const output = join(options.folder, 'provider.log');
  const file = await open(output, 'a', 0o600);
  const compiled = getCompileCacheDir();
  const child = spawn(process.execPath, [MAIN], {
    // A session of its own: Ctrl-C reaches this process alone, which stops the child after its last
    // call.
    detached: true,
    stdio: ['ignore', file.fd, file.fd],
    windowsHide: true,
    env: {
      PATH: process.env.PATH,
      PAYMENTS_DIR: options.folder,
      PAYMENTS_SECRET: options.secret,
      PAYMENTS_LINGER: 'yes',
      // Sharing the compile cache shortens the start.
      ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
    },
  });
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = `it ended with ${code ?? signal}`;
  });
  await file.close();
  const deadline = Date.now() + START_WITHIN_MS;
  while (ended === undefined && Date.now() < deadline) {
    const address = await readAddress(options.folder);
    const ours = address !== undefined && address.pid === child.pid;
    if (ours && (await answers(address.url, options.secret))) {
      child.unref();
      return address;
    }
    await wait(10);
  }
  child.kill('SIGKILL');
  const tail = (await readFile(output, 'utf8')).split('\n').slice(-8).join('\n');
  throw new Error(`The payment provider did not start (${ended ?? 'no answer'}).\n${tail}`);
}

async function readAddress(folder: string): Promise<Address | undefined> {
  const text = await readFile(join(folder, 'address.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : addressShape.safeParse(JSON.parse(text)).data;
}

// Another program may listen on the port by now, so the server proves that it knows the secret
// before any request carries it.
async function answers(url: string, secret: string): Promise<boolean> {
  const nonce = randomBytes(16).toString('hex');
  try {
    const response = await fetch(`${url}/health?nonce=${nonce}`, {
      signal: AbortSignal.timeout(2_000),
    });
    const { proof } = z.object({ proof: z.string() }).parse(await response.json());
    return isSame(proof, derivedKey(secret, `health ${nonce}`));
  } catch {
    return false;
  }
}

/** Holds a connection by which each side notices when the other one dies. */
function bePresent(
  address: Address,
  secret: string,
  gone: () => void,
): Promise<Pick<ClientRequest, 'destroy'>> {
  return new Promise((resolve, reject) => {
    const held = request(`${address.url}/v1/presence`, {
      headers: { authorization: `Bearer ${secret}` },
      agent: false,
    });
    held.once('error', reject);
    held.once('response', (response) => {
      if (response.statusCode !== 200) {
        response.destroy();
        reject(new Error(`The payment provider answered ${response.statusCode}.`));
        return;
      }
      held.on('error', () => undefined);
      response.on('error', () => undefined);
      response.resume();
      response.once('close', gone);
      response.socket.unref();
      resolve(held);
    });
    held.end();
  });
}

async function leave(address: Address, secret: string): Promise<boolean> {
  const response = await fetch(`${address.url}/v1/leave`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(2_000),
  });
  return z.object({ ends: z.boolean() }).parse(await response.json()).ends;
}
