export const fieldCodes = ['in_the_future'] as const;
