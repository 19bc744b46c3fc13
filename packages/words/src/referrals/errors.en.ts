import type { fieldCodes } from '@yay/contract/referrals/codes';

export const words = {
  field: {
    your_own_email: 'This is your own address. Invite someone else.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
