import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Finds the families of a run and gives them to the workers. */
export const findFamilies = jobKind<{ runId: number }>('cancellation.find_families', {
  retries: 20,
});

/** Some families of a run, one after the other by each worker, so that saves keep their pace. */
export const cancelFamilies = jobKind<{ runId: number; userIds: readonly number[] }>(
  'cancellation.families',
  { retries: 20 },
);

export const CANCELLATION_JOB_KINDS: readonly JobKind<never>[] = [findFamilies, cancelFamilies];
