import { post } from '../src/modules/ledger/index.ts';
import { createPayments, type Outcome } from '../src/modules/payments/index.ts';
import { paymentsJobs } from '../src/modules/payments/payments.jobs.ts';
import { PAYMENT_JOB_KINDS } from '../src/modules/payments/payments.kinds.ts';
import { readConfig } from '../src/platform/config/index.ts';
import { createBuiltinProvider } from '../src/platform/payments/index.ts';
import { startPlatform } from '../src/platform/start.ts';
import { silentLog } from './silent-log.ts';

/*
 * A worker in a process of its own that runs the jobs of payments until it is killed: by the
 * failpoint of its environment, or by its parent.
 */
const [databaseUrl = '', bankUrl = '', secret = ''] = process.argv.slice(2);
const provider = createBuiltinProvider({ url: () => bankUrl, secret, timeoutMs: 5_000 });
const { db, jobs, log } = await startPlatform({
  config: readConfig({ APP_ENV: 'test', DATABASE_URL: databaseUrl }),
  databaseUrl,
  payments: provider,
  log: silentLog,
  kinds: PAYMENT_JOB_KINDS,
  workers: 'background',
  setsClock: false,
});
const nothing = async () => undefined;
const quiet: Outcome = { succeeded: nothing, failed: nothing };
const payments = createPayments({
  db,
  jobs,
  log,
  provider,
  perSecond: 1_000,
  product: 'Test',
  outcomes: {
    debt: quiet,
    yay_bucks: quiet,
    gift: {
      failed: nothing,
      succeeded: (tx, { id, user_id: userId, amount_cents: cents }) =>
        post(tx, {
          key: `payment:${id}:succeeded`,
          kind: 'gift_sale',
          userId,
          paymentId: id,
          entries: [
            { account: 'provider', cents },
            { account: 'gifts_sold', cents: -cents },
          ],
        }).then(nothing),
      holdForRefund: async () => null,
      refundFailed: nothing,
    },
    debtCleared: nothing,
  },
});
await paymentsJobs(payments);
