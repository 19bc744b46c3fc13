import type { fieldCodes, requestCodes } from '@yay/contract/menu-schedules/codes';

export const words = {
  request: {
    menu_taken: 'Another menu already has some of these days. Nothing was changed.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    copied_onto_itself: 'This is what you are copying from. Choose another date.',
    not_a_calendar_menu: 'This is a grab & go menu, so families can’t order from it.',
    unknown_group: 'None of these schools has this grade group.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
