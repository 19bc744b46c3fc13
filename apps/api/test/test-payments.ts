import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltinProvider } from '../src/platform/payments/builtin/client.ts';
import { type BuiltinServer, startBuiltinServer } from '../src/platform/payments/builtin/server.ts';
import type { BuiltinProvider } from '../src/platform/payments/index.ts';

export interface TestPayments {
  readonly provider: BuiltinProvider;
  /** The provider's server, on which tests plant faults and control the delivery of events. */
  readonly server: BuiltinServer;
  /** The provider's secret, for another process. */
  readonly secret: string;
  /** Makes the provider do what only a bank does, such as returning a refund. */
  order(path: `/control/${string}`): Promise<number>;
  close(): Promise<void>;
}

/**
 * Starts a payment provider in this process, with a log of its own; events are delivered by hand.
 */
export async function testPayments(
  deliver: (body: string, signature: string) => Promise<boolean> = async () => true,
): Promise<TestPayments> {
  const folder = await mkdtemp(join(tmpdir(), 'yay-payments-'));
  const secret = randomBytes(32).toString('hex');
  const server = await startBuiltinServer({
    folder,
    secret,
    deliver,
    crash: () => {
      throw new Error('a provider in the same process cannot be killed');
    },
  });
  return {
    provider: createBuiltinProvider({ url: () => server.url, secret, timeoutMs: 5_000 }),
    server,
    secret,
    async order(path) {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: '{}',
      });
      await answer.body?.cancel();
      return answer.status;
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
