import type { actions } from '@yay/contract/referrals/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    referral: {
      invited: 'Invited someone',
      rewarded: 'Reward for an invitation',
      refused: 'No reward for an invitation',
    },
  } satisfies Sentences<(typeof actions)[number]>,
};
