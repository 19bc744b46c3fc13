import { defineModule } from '../../platform/define-module.ts';
import { referralsJobs, sweepReferrals } from './referrals.jobs.ts';
import { referralsRoutes } from './referrals.routes.ts';

export { recordReferral } from './record-referral.ts';

export const manifest = defineModule({
  routes: referralsRoutes,
  kinds: [sweepReferrals],
  jobs: referralsJobs,
});
