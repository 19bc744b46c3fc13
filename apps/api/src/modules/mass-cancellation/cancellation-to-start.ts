import type { RunReason } from '@yay/contract/mass-cancellation/calls';
import type { Instant } from '@yay/domain/time';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { DoneBy } from '../cancelling/index.ts';
import type { CancellationCriteria } from './criteria.ts';

export interface CancellationToStart {
  readonly jobs: Jobs;
  readonly criteria: CancellationCriteria;
  readonly reason: RunReason;
  /** Why, as families read it. */
  readonly because: string;
  /** The reason for families who read Spanish; null where they read the English. */
  readonly becauseEs: string | null;
  readonly by: Pick<DoneBy, 'actorId' | 'impersonatorId'>;
  /** The instant by which a day counts as locked; now, when it is left out. */
  readonly decidedAt?: Instant;
}
