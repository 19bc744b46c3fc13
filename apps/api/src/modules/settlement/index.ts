export { type Reversal, reverseChargesOf } from './reverse-charges.ts';
export { type ChargesCards, type Settled, settleFamilyWeek } from './settle-family-week.ts';
export { settlementJobs } from './settlement.jobs.ts';
export { SETTLEMENT_JOB_KINDS } from './settlement.kinds.ts';
export { sweepDueSettlements } from './sweep-settlement.ts';
