import type { fieldCodes } from '@yay/contract/kiosks/codes';

export const words = {
  field: {
    pairing_code:
      'No tablet shows this number. Look at the tablet: a number is good for 10 minutes.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
