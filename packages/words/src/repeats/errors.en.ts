import type { fieldCodes } from '@yay/contract/repeats/codes';

export const words = {
  field: {
    repeat_menus_differ:
      'This week and next week do not have the same menu, so lunches cannot repeat from here.',
    repeat_menu_ends: 'The menu ends this week, so there is nothing to repeat it on.',
    repeat_no_menu: 'There is no menu for this week and the next yet.',
    repeat_all_closed: 'There is no day on which school is open in both weeks.',
    repeat_nothing_ordered: 'Nothing is ordered this week, so there is nothing to repeat.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
