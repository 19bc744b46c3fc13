import type { fieldCodes } from '@yay/contract/extra-types/codes';

export const words = {
  field: {
    unknown_extra_type: 'We can’t find this extra type, or it is archived.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
