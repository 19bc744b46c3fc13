import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Mails the lists that are due and the changes since, and removes old ones. */
export const sweepLists = jobKind('luncher_lists.sweep', {
  single: true,
  retries: 2,
  seconds: 600,
});

export const LIST_JOB_KINDS: readonly JobKind<never>[] = [sweepLists];
