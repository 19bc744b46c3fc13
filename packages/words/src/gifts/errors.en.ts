import type { fieldCodes, requestCodes } from '@yay/contract/gifts/codes';

export const words = {
  request: {
    refund_instead: 'These codes were paid for. Refund the payment and they stop working.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_code:
      'We don’t recognize this code. Please compare it with your email, character by character.',
    code_unusable: 'This code can’t be used.',
    code_yours: 'You already redeemed this code. It is part of your credit.',
    code_own_set: 'You made or approved these codes. They are for other people.',
    codes_redeemed: 'A code from this gift was already redeemed, so it can’t be refunded.',
    refund_whole: 'A gift can only be refunded in full.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
