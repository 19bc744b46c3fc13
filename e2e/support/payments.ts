import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltinServer } from '../../apps/api/src/platform/payments/builtin/server.ts';

export interface WorldPayments {
  /** Settings by which the product of this world finds its provider. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Starts the payment provider of one world inside this process, with a log, a secret and a webhook
 * address of its own, so that worlds share no customers. A provider in a process of its own would
 * cost as much as the whole start of the product.
 */
export async function openPayments(productUrl: string): Promise<WorldPayments> {
  const folder = await mkdtemp(join(tmpdir(), 'yay-e2e-payments-'));
  const secret = randomBytes(32).toString('hex');
  const provider = await startBuiltinServer({
    folder,
    secret,
    webhookUrl: new URL('/api/webhooks/payments', productUrl).href,
    crash: () => {
      throw new Error('a provider inside the process of the tests cannot be killed');
    },
  });
  return {
    env: { PAYMENTS_URL: provider.url, PAYMENTS_SECRET: secret },
    async close() {
      await provider.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
