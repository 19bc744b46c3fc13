import type { PlainDate } from '@yay/domain/calendar';
import { jobKind } from '../../platform/jobs/index.ts';

/** Charges a family for a week, as far as it is due. Side by side: each is a few short statements. */
export const settleFamily = jobKind<{ userId: number; monday: PlainDate }>('settlement.family', {
  atOnce: 8,
});

/** Gives the families of weeks and days that are due to the workers. */
export const sweepSettlement = jobKind('settlement.sweep', { single: true, seconds: 600 });

/** Looks for lunches and weeks that were missed all the same. */
export const recheckSettlement = jobKind('settlement.recheck', { single: true, seconds: 600 });

export const SETTLEMENT_JOB_KINDS = [settleFamily, sweepSettlement, recheckSettlement] as const;
