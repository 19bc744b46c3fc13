import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Says that scheduled versions began. What visitors see does not wait for it. */
export const beginVersions = jobKind('pages.begin', { single: true, retries: 2, seconds: 60 });

export const PAGE_JOB_KINDS: readonly JobKind<never>[] = [beginVersions];
