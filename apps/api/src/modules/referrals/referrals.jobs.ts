import type { Jobs } from '../../platform/jobs/index.ts';
import { jobKind } from '../../platform/jobs/index.ts';
import { type RewardParts, rewardReferrals } from './reward-referrals.ts';

/** Looks whose first lunch is served and paid. */
export const sweepReferrals = jobKind('referrals.sweep', { single: true, seconds: 1_200 });

export async function referralsJobs(parts: RewardParts & { readonly jobs: Jobs }): Promise<void> {
  await parts.jobs.work(sweepReferrals, async (_data, { signal }) => {
    await rewardReferrals(parts, signal);
  });
  await parts.jobs.schedule(sweepReferrals, '*/10 * * * *');
}
