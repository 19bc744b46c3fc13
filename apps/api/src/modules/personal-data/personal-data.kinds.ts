import { jobKind } from '../../platform/jobs/index.ts';

/** Erases accounts whose time is over, and removes records kept longer than the settings say. */
export const sweepPersonalData = jobKind('personal_data.sweep', {
  single: true,
  retries: 3,
  seconds: 3_600,
});

/** Writes the file that a person asked for. */
export const writeDataFile = jobKind<{ userId: number }>('personal_data.write_file', {
  single: true,
  retries: 3,
  seconds: 600,
});

export const PERSONAL_DATA_JOB_KINDS = [sweepPersonalData, writeDataFile] as const;

export const queueOfOwner = (userId: number): string => `user-${userId}`;
