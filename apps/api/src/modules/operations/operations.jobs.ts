import type { Db } from '../../platform/db/index.ts';
import { type Jobs, jobKind } from '../../platform/jobs/index.ts';
import { retentionRules } from '../settings/index.ts';
import { forgetBridgeTokens } from './bridge.repo.ts';
import { forgetExceptions, forgetRequests } from './operations.repo.ts';

export const sweepObserved = jobKind('operations.sweep_observed', { retries: 2, single: true });

export async function operationsJobs({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await jobs.work(sweepObserved, async () => {
    await forgetBridgeTokens(db);
    const rules = await retentionRules(db);
    await forgetRequests(db, rules.requestLogDays);
    await forgetExceptions(db, rules.exceptionsDays);
  });
  await jobs.schedule(sweepObserved, '11 * * * *');
}
