import type { fieldCodes } from '@yay/contract/reconciliation/codes';

export const words = {
  field: {
    in_the_future: 'This day has not come yet.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
