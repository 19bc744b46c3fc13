import type { fieldCodes } from '@yay/contract/blackouts/codes';

export const words = {
  field: {
    closed_already: 'These places are closed on all of these days already.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
