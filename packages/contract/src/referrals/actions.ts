export const actions = ['referral.invited', 'referral.rewarded', 'referral.refused'] as const;
