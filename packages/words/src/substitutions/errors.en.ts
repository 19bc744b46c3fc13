import type { fieldCodes, requestCodes } from '@yay/contract/substitutions/codes';

export const words = {
  request: {
    choice_closed:
      'This choice is closed: it was already made, or the kitchen has counted the day.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    menu_not_served:
      'The menu is not served on these days, or the kitchen has already counted them.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
