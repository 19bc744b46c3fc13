import type { fieldCodes } from '@yay/contract/blackouts/codes';

export const words = {
  field: {
    closed_already: 'These places are already closed on all of these days.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
