import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface ReferralInvitationData {
  /** The name of the inviting parent. */
  readonly from: string;
  readonly code: string;
  /** The credit that the invited family gets; nothing while there is no reward. */
  readonly cents: Cents;
}

function referralInvitation(
  say: Say,
  { from, code, cents }: ReferralInvitationData,
  { product }: LetterContext,
): Letter {
  return {
    subject: say('referral_invitation.subject', { from, product }),
    parts: [
      { kind: 'text', text: say('referral_invitation.hello') },
      { kind: 'text', text: say('referral_invitation.intro', { from, product }) },
      ...(cents > 0
        ? [
            {
              kind: 'text',
              text: say('referral_invitation.reward', { amount: formatUsd(cents) }),
            } as const,
          ]
        : []),
      { kind: 'link', label: say('referral_invitation.button'), path: `/sign-up?ref=${code}` },
      { kind: 'text', text: say('referral_invitation.stop') },
    ],
  };
}

export interface ReferralRewardData {
  readonly first: string;
  readonly cents: Cents;
  /** The name of the other side: the one who invited or was invited. */
  readonly other: string;
  readonly side: 'referrer' | 'invited';
}

function referralReward(say: Say, { first, cents, other, side }: ReferralRewardData): Letter {
  const amount = formatUsd(cents);
  return {
    subject: say('referral_reward.subject', { amount }),
    parts: [
      { kind: 'text', text: say('referral_reward.hello', { first }) },
      { kind: 'text', text: say(`referral_reward.${side}`, { amount, other }) },
      { kind: 'text', text: say('referral_reward.when') },
      { kind: 'button', label: say('referral_reward.button'), path: '/lunch-calendar' },
    ],
  };
}

export const letters = {
  referral_invitation: referralInvitation,
  referral_reward: referralReward,
};
