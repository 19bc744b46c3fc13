import { jobKind } from '../../platform/jobs/index.ts';

/** Repeats the weeks of some families, as far as they are planned. */
export const repeatFamilies = jobKind<{
  userIds: readonly number[];
  /** Somebody waits for it in front of a screen. */
  announce?: boolean;
}>('repeats.families', {
  seconds: 600,
  atOnce: 4,
});

/** Gives families for whom there may be new days to the workers. */
export const sweepRepeats = jobKind('repeats.sweep', { single: true, seconds: 600 });

export const REPEAT_JOB_KINDS = [repeatFamilies, sweepRepeats] as const;
