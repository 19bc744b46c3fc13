import type { requestCodes } from '@yay/contract/mass-cancellation/codes';

export const words = {
  request: {
    orders_at_risk:
      'Children who can’t have this have ordered it. Nothing was changed: check the numbers and confirm.',
  } satisfies Record<(typeof requestCodes)[number], string>,
};
