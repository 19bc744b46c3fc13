import type { fieldCodes } from '@yay/contract/user-events/codes';

export const words = {
  field: {
    unknown_event: 'We don’t have this event.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
