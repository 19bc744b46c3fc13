import type { fieldCodes } from '@yay/contract/price-updates/codes';

export const words = {
  field: {
    too_far_ahead: 'This is too far ahead. Prices can be set up to two years ahead.',
    bad_rows: 'Some rows have errors, so nothing was saved.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
