import { killedAt, workAt } from '../mass-cancellation/cancellation.fixture.ts';
import { blackoutsJobs } from './blackouts.jobs.ts';
import { BLACKOUT_JOB_KINDS } from './blackouts.kinds.ts';

/** A worker of closures alone that is killed at that point. */
export const closingKilledAt = (url: string, failpoint: string): Promise<string | null> =>
  killedAt(url, failpoint, new URL(import.meta.url));

if (import.meta.main) {
  await workAt(String(process.argv[2]), BLACKOUT_JOB_KINDS, blackoutsJobs);
}
