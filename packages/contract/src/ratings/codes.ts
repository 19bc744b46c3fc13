export const fieldCodes = ['not_served'] as const;
