import type { fieldCodes, requestCodes } from '@yay/contract/lunchers/codes';

export const words = {
  request: {
    family_changed: 'Your family was changed somewhere else. Please check it again.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_luncher: 'We can’t find this luncher.',
    unknown_property: 'We don’t have this allergy.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
