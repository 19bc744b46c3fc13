import { jobKind } from '../../../platform/jobs/index.ts';

/** Writes the waiting exports of one person, one after another. */
export const writeExports = jobKind<{ userId: number }>('lists.export', {
  single: true,
  retries: 3,
  seconds: 3_600,
});

export const sweepExports = jobKind('lists.sweep_exports', { single: true, retries: 2 });

export const LIST_JOB_KINDS = [writeExports, sweepExports] as const;

export const queueOf = (userId: number): string => `user-${userId}`;
