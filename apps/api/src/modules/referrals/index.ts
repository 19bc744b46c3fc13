export { recordReferral } from './record-referral.ts';
export { referralsJobs, sweepReferrals } from './referrals.jobs.ts';
export { referralsRoutes } from './referrals.routes.ts';
