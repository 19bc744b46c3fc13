import type { Clock } from './clock/index.ts';
import type { Config } from './config/index.ts';
import type { Db } from './db/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { Limits } from './limits/index.ts';
import type { Log } from './log/index.ts';
import type { Mailer } from './mail/index.ts';
import type { Media } from './media/index.ts';
import type { Observer } from './observer/index.ts';
import type { PaymentProvider } from './payments/index.ts';

/** The parts that every module gets. An operation takes those that it uses. */
export interface Platform {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly limits: Limits;
  readonly log: Log;
  readonly observer: Observer;
  readonly payments: PaymentProvider;
  readonly media: Media;
}
