export const fieldCodes = ['needs_email'] as const;
