import type { fieldCodes } from '@yay/contract/user-events/codes';

export const words = {
  field: {
    unknown_event: 'We do not know this event.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
