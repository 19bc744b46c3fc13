import type { fieldCodes } from '@yay/contract/users/codes';

export const words = {
  field: {
    email_not_yours: 'You can’t change this person’s email address.',
    role_not_yours: 'You can’t give or take away this role.',
    unknown_role: 'We do not know this role.',
    needs_role: 'This needs a role first.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
