export const fieldCodes = ['your_own_email'] as const;
