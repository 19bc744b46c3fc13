import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Gives each family of a file its credit, one after the other. */
export const carryOutUpload = jobKind<{ uploadId: number }>('credit.upload', {
  seconds: 900,
  retries: 20,
});

export const CREDIT_JOB_KINDS: readonly JobKind<never>[] = [carryOutUpload];
