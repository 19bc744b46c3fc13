import { queryOptions } from '@tanstack/react-query';
import type { emailReferralCode, fetchReferralCode } from '@yay/contract/referrals/calls';
import { send } from '../../../lib/http/index.ts';

export const referralQuery = queryOptions({
  queryKey: ['referral'],
  queryFn: async ({ signal }) => {
    const { data } = await send<typeof fetchReferralCode>({
      method: 'GET',
      path: '/api/referral-code/fetch',
      signal,
    });
    return data;
  },
  meta: { cancelOnLeave: true },
});

export async function emailReferral(email: string): Promise<void> {
  await send<typeof emailReferralCode>({
    method: 'GET',
    path: '/api/referral-code/email',
    query: { email },
    // No other site can make a browser send it: this call does something although it reads.
    headers: { 'yay-action': 'invite' },
  });
}
