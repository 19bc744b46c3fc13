import type { fieldCodes } from '@yay/contract/price-updates/codes';

export const words = {
  field: {
    too_far_ahead: 'This is too far ahead. Prices are set two years ahead at most.',
    bad_rows: 'Some rows are wrong, so nothing was saved.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
