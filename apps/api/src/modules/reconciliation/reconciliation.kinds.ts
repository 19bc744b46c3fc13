import { jobKind } from '../../platform/jobs/index.ts';

/** Compares the days of one run. */
export const reconcileDays = jobKind<{ runId: number }>('reconciliation.run', { seconds: 3_600 });

/** Asks for yesterday, and once more for what was not even before. */
export const reconcileNightly = jobKind('reconciliation.nightly', { single: true });

export const RECONCILIATION_JOB_KINDS = [reconcileDays, reconcileNightly] as const;
