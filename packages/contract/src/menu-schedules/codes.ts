export const requestCodes = ['menu_taken'] as const;

export const fieldCodes = ['copied_onto_itself', 'not_a_calendar_menu', 'unknown_group'] as const;
