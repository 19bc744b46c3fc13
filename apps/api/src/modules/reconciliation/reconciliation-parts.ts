import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import type { Letters } from '../letters/index.ts';

export interface ReconciliationParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly letters: Letters;
  /** Asked at the pace that all processes together keep. */
  readonly provider: Pick<PaymentProvider, 'name' | 'listMovements'>;
}
