import type { fieldCodes } from '@yay/contract/terms/codes';

export const words = {
  field: {
    unknown_term: 'We can’t find this tag.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
