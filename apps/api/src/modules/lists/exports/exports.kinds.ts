import { jobKind } from '../../../platform/jobs/index.ts';

/** Writes what waits of one person's exports, one after the other. */
export const writeExports = jobKind<{ userId: number }>('lists.export', {
  single: true,
  retries: 3,
  seconds: 3_600,
});

export const sweepExports = jobKind('lists.sweep_exports', { single: true, retries: 2 });

export const LIST_JOB_KINDS = [writeExports, sweepExports] as const;

export const queueOf = (userId: number): string => `user-${userId}`;
