import type { fieldCodes, requestCodes } from '@yay/contract/lunchers/codes';

export const words = {
  request: {
    family_changed: 'Your family was changed somewhere else. Please look at it again.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_luncher: 'We do not know this luncher.',
    unknown_property: 'We do not know this allergy.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
