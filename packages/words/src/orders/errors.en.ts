import type { fieldCodes, requestCodes } from '@yay/contract/orders/codes';

export const words = {
  request: {
    code_lapsed:
      'The promo code is no longer valid. Nothing was saved: check the new total and save again.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    wrong_option_group: 'This option does not belong to this meal.',
    too_few_options: 'Something still needs to be chosen for this meal.',
    too_many_options: 'There are too many choices for this meal.',
    unknown_extra: 'We don’t have this extra.',
    not_an_entree: 'This is an extra, not a meal.',
    other_week: 'This day belongs to another week.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
