import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import type { Outcomes } from './payment.ts';

/** What the operations of this module are given. */
export interface PaymentParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
  /** Asked at the provider's pace, by all processes together. */
  readonly provider: PaymentProvider;
  readonly outcomes: Outcomes;
  readonly product: string;
  /** How long somebody who is there is kept waiting for the provider's answer. */
  readonly patienceMs: number;
}
