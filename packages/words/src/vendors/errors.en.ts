import type { fieldCodes, requestCodes } from '@yay/contract/vendors/codes';

export const words = {
  request: {
    vendor_has_meals: 'The vendor could not be suspended because it has meals scheduled.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_vendor: 'We can’t find this vendor.',
    vendor_suspended: 'This vendor is suspended.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
