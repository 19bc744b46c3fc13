import type { fieldCodes } from '@yay/contract/ratings/codes';

export const words = {
  field: {
    not_served: 'This can be rated once it was served.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
