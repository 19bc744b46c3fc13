export const fieldCodes = ['closed_already'] as const;
