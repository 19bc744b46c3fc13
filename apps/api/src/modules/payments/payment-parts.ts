import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import type { Outcomes } from './payment.ts';

/** The parts that the operations of this module are given. */
export interface PaymentParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
  /** Asked at the provider's pace, by all processes together. */
  readonly provider: PaymentProvider;
  readonly outcomes: Outcomes;
  readonly product: string;
  /** The longest that a waiting person is kept for the provider's answer, in milliseconds. */
  readonly patienceMs: number;
}
