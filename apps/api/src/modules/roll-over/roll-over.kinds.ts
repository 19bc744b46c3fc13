import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Moves the lunchers of a roll-over, or puts them back, family by family. */
export const rollOverJob = jobKind<{ runId: number }>('roll_over.move', {
  seconds: 900,
  retries: 20,
});

export const ROLL_OVER_JOB_KINDS: readonly JobKind<never>[] = [rollOverJob];
