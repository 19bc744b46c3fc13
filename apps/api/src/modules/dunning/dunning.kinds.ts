import { jobKind } from '../../platform/jobs/index.ts';

/** Tries cards again, warns of what will be cancelled, and passes on who has paid. */
export const sweepDunning = jobKind('dunning.sweep', { single: true, seconds: 600 });

export const DUNNING_JOB_KINDS = [sweepDunning] as const;
