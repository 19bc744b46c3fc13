import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Lays or lifts a batch of closures, day by day. */
export const carryOutBatch = jobKind<{ batchId: number }>('blackouts.carry_out', {
  seconds: 900,
  retries: 20,
});
/** Tells some families that they can order again. */
export const tellFamilies = jobKind<{ batchId: number; userIds: readonly number[] }>(
  'blackouts.tell_families',
  { retries: 20 },
);

export const BLACKOUT_JOB_KINDS: readonly JobKind<never>[] = [carryOutBatch, tellFamilies];
