import type { Queryable } from '../../platform/db/index.ts';
import { type Jobs, jobKind } from '../../platform/jobs/index.ts';
import { deleteSessionsThatAreOver } from './identity.repo.ts';

export const sweepSessions = jobKind('identity.sweep_sessions', { retries: 2, single: true });

export async function identityJobs(jobs: Jobs, db: Queryable): Promise<void> {
  await jobs.work(sweepSessions, async () => {
    while ((await deleteSessionsThatAreOver(db)) > 0);
  });
  await jobs.schedule(sweepSessions, '17 8 * * *');
}
