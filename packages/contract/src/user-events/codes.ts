export const fieldCodes = ['unknown_event'] as const;
