import { setClockAtStart, startClock } from './clock/index.ts';
import type { Config } from './config/index.ts';
import { connectDb } from './db/index.ts';
import type { Platform } from './index.ts';
import { type JobKind, startJobs } from './jobs/index.ts';
import { createLimits } from './limits/index.ts';
import type { Log } from './log/index.ts';
import { createCarrier, createMailer, MAIL_JOB_KINDS, mailJobs } from './mail/index.ts';
import { createMedia } from './media/index.ts';
import { createObserver } from './observer/index.ts';
import type { PaymentProvider } from './payments/index.ts';
import { announceSoon } from './realtime/index.ts';

export interface StartOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly payments: PaymentProvider;
  readonly log: Log;
  readonly kinds: readonly JobKind<never>[];
  readonly workers: 'background' | 'none' | 'byHand';
  /** True for the one process of several that sets the product's clock by `APP_NOW`. */
  readonly setsClock: boolean;
}

/**
 * Milliseconds to wait for a lock, and for a connection, in a process that nobody waits for, or that
 * refuses nothing: under the limit of a request.
 */
const LONG_PATIENCE_MS = 20_000;

/** Starts every part of the platform on a database whose migrations are current. */
export async function startPlatform(
  options: StartOptions,
): Promise<Platform & { close(): Promise<void> }> {
  const { config, log } = options;
  const isPatient = config.role === 'worker' || config.overloadDelayMs === 0;
  const db = connectDb({
    url: options.databaseUrl,
    max: config.databasePool,
    log,
    checksLocks: config.environment === 'test',
    ...(isPatient && { lockPatienceMs: LONG_PATIENCE_MS, connectionPatienceMs: LONG_PATIENCE_MS }),
  });
  try {
    if (options.setsClock) {
      const ownDatabase = config.databaseUrl === undefined || config.environment === 'production';
      await setClockAtStart(db, { appNow: config.appNow, mayReset: ownDatabase }, log);
    }
    const clock = await startClock(db, log);
    const observer = createObserver(db, log);
    const jobs = await startJobs({
      db,
      log,
      failed: (error, queue) => {
        observer.exception(error, `job ${queue}`);
        announceSoon(db, ['private-list.jobs']);
      },
      kinds: [...MAIL_JOB_KINDS, ...options.kinds],
      workers: options.workers,
    });
    const carrier = createCarrier(config);
    await mailJobs(jobs, db, carrier);
    return {
      config,
      db,
      clock,
      jobs,
      mailer: createMailer(jobs),
      limits: createLimits(db),
      log,
      observer,
      payments: options.payments,
      media: createMedia(config.media, db),
      async close() {
        await jobs.stop();
        await observer.close();
        await clock.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
