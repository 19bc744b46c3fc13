export const fieldCodes = [
  'repeat_week_over',
  'repeat_menus_differ',
  'repeat_menu_ends',
  'repeat_no_menu',
  'repeat_all_closed',
  'repeat_nothing_ordered',
] as const;
