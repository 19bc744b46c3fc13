import type { fieldCodes, requestCodes } from '@yay/contract/payments/codes';

export const words = {
  request: {
    payment_elsewhere:
      'A payment for this is still open with our previous payment provider. Nothing else is charged until it is settled, so no one pays twice.',
    offer_changed:
      'The bonus for this package has just changed, so nothing was charged. Check the new amount and try again.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    still_owed: 'Something is still unpaid. Please pay it first.',
    payment_under_way: 'A payment is in progress. Please try again when it is done.',
    other_provider: 'This was paid through a payment provider we no longer use. Refund it there.',
    not_offered: 'This is not available right now.',
    refund_too_much: 'That is more than can be refunded.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
