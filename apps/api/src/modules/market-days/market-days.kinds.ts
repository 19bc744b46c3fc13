import { jobKind } from '../../platform/jobs/index.ts';

/** Locks and serves the days that are due. */
export const sweepDays = jobKind('orders.sweep_days', { single: true, seconds: 600 });

export const MARKET_DAY_JOB_KINDS = [sweepDays] as const;
