import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './platform/config/index.ts';
import { connectDb } from './platform/db/index.ts';
import type { Log } from './platform/log/index.ts';
import {
  createBuiltinProvider,
  createStripeProvider,
  type PaymentProvider,
  startBuiltin,
} from './platform/payments/index.ts';
import { appSecret } from './platform/secrets/index.ts';

export interface OpenPayments {
  readonly provider: PaymentProvider;
  /** We listen at this address from now on: events are told there. */
  listening(address: string): Promise<void>;
  close(): Promise<void>;
}

/** The path at which the API hears of payments' events. */
const WEBHOOK_PATH = '/api/webhooks/payments';

/** Opens the provider that charges cards: Stripe, where the settings name it, or one of our own. */
export async function openPayments(
  config: Pick<Config, 'payments' | 'dataDir'>,
  databaseUrl: string,
  log: Log,
): Promise<OpenPayments> {
  const { payments } = config;
  if (payments.provider === 'stripe') {
    return {
      provider: createStripeProvider(payments),
      listening: async () => undefined,
      close: async () => undefined,
    };
  }
  if (payments.at !== undefined) {
    const { url, secret } = payments.at;
    return {
      provider: createBuiltinProvider({ url: () => url, secret }),
      // It was told where to when it was started.
      listening: async () => undefined,
      close: async () => undefined,
    };
  }
  const { folder, secret } = await placeOf(config.dataDir, databaseUrl);
  const running = await startBuiltin({ folder, secret, log });
  const provider = createBuiltinProvider({ url: running.url, secret });
  return {
    provider,
    async listening(address) {
      await provider.tellEventsTo(new URL(WEBHOOK_PATH, reachable(address)).href);
    },
    close: () => running.stop(),
  };
}

// The payments by card belong to one database: another one in the same folder, a copy included, has
// a provider of its own.
async function placeOf(dataDir: string, databaseUrl: string) {
  const db = connectDb({ url: databaseUrl, max: 1 });
  try {
    const secret = (await appSecret(db, 'payments.builtin')).toString('hex');
    const { pathname } = new URL(databaseUrl);
    const name = createHash('sha256').update(`${secret} ${pathname}`).digest('hex').slice(0, 16);
    return { folder: join(dataDir, 'payments', name), secret };
  } finally {
    await db.close();
  }
}

/** The provider is on this machine, and so is whoever listens on all of its addresses. */
function reachable(address: string): string {
  const url = new URL(address);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  return url.href;
}
