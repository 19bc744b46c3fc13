import { defineModule } from '../../platform/define-module.ts';
import { settlementJobs } from './settlement.jobs.ts';
import { SETTLEMENT_JOB_KINDS } from './settlement.kinds.ts';

export { type MoneyBack, reversedIn } from './charges.repo.ts';
export { previewReversal } from './preview-reversal.ts';
export { type Reversal, reverseChargesOf } from './reverse-charges.ts';
export { type ChargesCards, type Settled, settleFamilyWeek } from './settle-family-week.ts';
export { sweepDueSettlements } from './sweep-settlement.ts';

export const manifest = defineModule({ kinds: SETTLEMENT_JOB_KINDS, jobs: settlementJobs });
