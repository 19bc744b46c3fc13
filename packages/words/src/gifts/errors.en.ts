import type { fieldCodes, requestCodes } from '@yay/contract/gifts/codes';

export const words = {
  request: {
    refund_instead: 'These codes were paid for. Refund the payment, and they stop counting.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_code:
      'We don’t recognize this code. Please compare it with your email, character by character.',
    code_unusable: 'This code can’t be used.',
    code_yours: 'You have redeemed this code already. It is part of your credit.',
    codes_redeemed: 'A code of this gift is redeemed already, so it stays paid.',
    refund_whole: 'A gift is refunded as a whole or not at all.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
