import type { fieldCodes } from '@yay/contract/school-setup/codes';

export const words = {
  field: {
    needs_email: 'Enter an address to send the emails to.',
    names_children:
      'These emails give the names of children. Ask someone who can see families to set this up.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
