import type { fieldCodes } from '@yay/contract/school-setup/codes';

export const words = {
  field: {
    needs_email: 'Enter an address to send the emails to.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
