import type { requestCodes } from '@yay/contract/mass-cancellation/codes';

export const words = {
  request: {
    orders_at_risk:
      'Children who must not have this have ordered it. Nothing was changed: look at the numbers and confirm.',
  } satisfies Record<(typeof requestCodes)[number], string>,
};
