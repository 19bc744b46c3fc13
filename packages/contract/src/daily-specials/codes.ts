export const requestCodes = ['day_locked', 'special_locked', 'schools_refused'] as const;

export const fieldCodes = ['too_many_specials'] as const;
