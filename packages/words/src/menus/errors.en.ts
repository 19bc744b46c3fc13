import type { fieldCodes, requestCodes } from '@yay/contract/menus/codes';

export const words = {
  request: {
    menu_scheduled: 'Days ahead use this menu, so it can’t be archived.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_menu: 'We do not know this menu.',
    menu_archived: 'This menu is archived. Restore it first.',
    not_a_go_menu: 'This is a menu of the calendar, not a grab-and-go menu.',
    days_after_it: 'Days after this one are scheduled with this menu. Clear them first.',
    overlaps: 'The school has this menu on some of these days already.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
