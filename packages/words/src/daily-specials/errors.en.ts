import type { fieldCodes, requestCodes } from '@yay/contract/daily-specials/codes';

export const words = {
  request: {
    day_locked: 'This day is over or already with the kitchens, so it can no longer change.',
    schools_refused: 'This is not possible at all of these schools. Nothing was changed.',
    special_locked:
      'Meals of this special are already counted and it is not on the menu, so it is locked.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    too_many_specials: 'A menu has at most two specials a day.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
