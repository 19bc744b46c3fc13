import type { fieldCodes } from '@yay/contract/lunchers/codes';

export const words = {
  field: {
    unknown_luncher: 'We do not know this luncher.',
    unknown_property: 'We do not know this allergy.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
