import type { Db } from '../../platform/db/index.ts';
import { type Jobs, jobKind } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { sweepWeekLetters } from './sweep-week-letters.ts';

/** Looks whether a letter of a coming week is due. */
export const sweepLetters = jobKind('reminders.sweep_week_letters', {
  single: true,
  seconds: 3_600,
});

export async function remindersJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}): Promise<void> {
  await parts.jobs.work(sweepLetters, async (_data, { signal }) => {
    await sweepWeekLetters(parts, signal);
  });
  await parts.jobs.schedule(sweepLetters, '*/5 * * * *');
}
