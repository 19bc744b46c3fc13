export const requestCodes = ['choice_closed'] as const;

export const fieldCodes = ['menu_not_served'] as const;
