import { instant } from '@yay/domain/time';
import type { FastifyInstance } from 'fastify';
import { type Application, compose, JOB_KINDS } from '../src/compose.ts';
import { readConfig } from '../src/platform/config/index.ts';
import type { Platform } from '../src/platform/index.ts';
import { startPlatform } from '../src/platform/start.ts';
import { createServer } from '../src/server.ts';
import { silentLog } from './silent-log.ts';
import { type TestDatabaseOptions, testDatabase } from './test-database.ts';
import { type TestPayments, testPayments } from './test-payments.ts';

export interface TestApp {
  /** `server.inject({...})` sends a request without a network. */
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly application: Application;
  readonly url: string;
  /** The payment provider; `payments.server.tellAll()` delivers pending events. */
  readonly payments: TestPayments;
  /** Moves the product's clock to an ISO instant; it then runs on. */
  at(iso: string): Promise<void>;
  /** Runs every waiting job, and the jobs that those enqueue; returns how many ran. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

export interface TestAppOptions extends TestDatabaseOptions {
  /** The ISO instant at which the product's clock starts; real time without it. */
  readonly now?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the whole application on a database of its own, with jobs run by hand. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase(options);
  let server: FastifyInstance | undefined;
  const payments = await testPayments(async (payload, signature) => {
    const answer = await server?.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      headers: { 'content-type': 'application/json', 'payments-signature': signature },
      payload,
    });
    return answer?.statusCode === 200;
  });
  const platform = await startPlatform({
    config: readConfig({
      APP_ENV: 'test',
      DATABASE_URL: database.url,
      // Tests share a busy machine: what they ask is answered, however late.
      OVERLOAD_DELAY_MS: '0',
      ...options.env,
    }),
    databaseUrl: database.url,
    payments: payments.provider,
    log: silentLog,
    kinds: JOB_KINDS,
    workers: 'byHand',
    setsClock: true,
  });
  const application = compose(platform);
  await application.work();
  server = await createServer(platform, application, silentLog);
  await server.ready();
  const at = (iso: string) => platform.clock.moveTo(instant(iso));
  if (options.now !== undefined) await at(options.now);
  return {
    server,
    payments,
    platform,
    application,
    url: database.url,
    at,
    runJobs: () => platform.jobs.runWaiting(),
    async close() {
      await server.close();
      await platform.close();
      await payments.close();
      await database.drop();
    },
  };
}
