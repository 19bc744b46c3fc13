import type { fieldCodes } from '@yay/contract/users/codes';

export const words = {
  field: {
    email_not_yours: 'You can’t change this person’s email address.',
    role_not_yours: 'You can’t give or take away this role.',
    unknown_role: 'We don’t have this role.',
    needs_role: 'This needs a role first.',
    address_not_proved:
      'This person has to confirm their email address first. They’ll be asked the next time they sign in.',
    phone_area_code: 'Please start with the area code, like (615) 555-0142.',
    phone_invalid:
      'Please enter a full phone number, like (615) 555-0142. Outside the US, start with + and the country code.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
