import type { fieldCodes, requestCodes } from '@yay/contract/menus/codes';

export const words = {
  request: {
    menu_scheduled: 'Upcoming days use this menu, so it can’t be archived.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_menu: 'We can’t find this menu.',
    menu_archived: 'This menu is archived. Restore it first.',
    not_a_go_menu: 'This is a calendar menu, not a grab & go menu.',
    days_after_it: 'Later days are scheduled with this menu. Clear them first.',
    overlaps: 'The school already has this menu on some of these days.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
