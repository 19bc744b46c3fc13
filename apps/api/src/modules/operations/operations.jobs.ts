import { instant } from '@yay/domain/time';
import type { Db } from '../../platform/db/index.ts';
import { type Jobs, jobKind } from '../../platform/jobs/index.ts';
import { forgetBridgeTokens } from './bridge.repo.ts';
import { forgetRequests } from './operations.repo.ts';

export const sweepObserved = jobKind('operations.sweep_observed', { retries: 2, single: true });

const WEEK_MS = 7 * 86_400_000;

export async function operationsJobs({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await jobs.work(sweepObserved, async () => {
    await forgetRequests(db, instant(Date.now() - WEEK_MS));
    await forgetBridgeTokens(db);
  });
  await jobs.schedule(sweepObserved, '11 * * * *');
}
