import type { fieldCodes } from '@yay/contract/repeats/codes';

export const words = {
  field: {
    repeat_week_over: 'This week is over. Please repeat a week that is still ahead.',
    repeat_menus_differ:
      'This week and next week do not have the same menu, so lunches cannot repeat from here.',
    repeat_menu_ends: 'The menu ends this week, so there is nothing to repeat into.',
    repeat_no_menu: 'This week and next week don’t have a menu yet.',
    repeat_all_closed: 'No weekday has school in both weeks.',
    repeat_nothing_ordered: 'Nothing is ordered this week, so there is nothing to repeat.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
