import type { fieldCodes, requestCodes } from '@yay/contract/daily-specials/codes';

export const words = {
  request: {
    day_locked: 'This day is over, or its kitchens have it. It can no longer change.',
    schools_refused: 'It can’t be so at every one of these schools. Nothing was changed.',
    special_locked: 'Meals of this special are counted and its menu lacks it, so it is locked.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    too_many_specials: 'A menu has at most two specials a day.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
