export const fieldCodes = ['unknown_term'] as const;
