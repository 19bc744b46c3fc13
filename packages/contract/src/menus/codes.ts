export const requestCodes = ['menu_scheduled'] as const;

export const fieldCodes = [
  'unknown_menu',
  'menu_archived',
  'not_a_go_menu',
  'days_after_it',
  'overlaps',
] as const;
