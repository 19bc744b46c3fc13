import type { fieldCodes } from '@yay/contract/ratings/codes';

export const words = {
  field: {
    not_served: 'You can rate this once it has been served.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
