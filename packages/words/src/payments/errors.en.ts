import type { fieldCodes, requestCodes } from '@yay/contract/payments/codes';

export const words = {
  request: {
    payment_elsewhere:
      'A payment of this is still open at the payment service that we used before. Nothing else is charged until it is settled there, so that nobody pays twice.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    still_owed: 'Something is still to be paid. Please pay it first.',
    payment_under_way: 'A payment is under way. Please try again when it is through.',
    other_provider:
      'This was paid through a payment provider that is not in use any more. Give it back there.',
    not_offered: 'This is not on offer at the moment.',
    refund_too_much: 'That is more than can be given back.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
