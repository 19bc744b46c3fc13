import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Makes the file of one print. */
export const makeLabels = jobKind<{ printId: number }>('labels.make', {
  retries: 5,
  seconds: 1_800,
});
/** Begins the prints that are due by mail, and removes old ones. */
export const sweepLabels = jobKind('labels.sweep', { single: true, retries: 2, seconds: 600 });

export const LABEL_JOB_KINDS: readonly JobKind<never>[] = [makeLabels, sweepLabels];
