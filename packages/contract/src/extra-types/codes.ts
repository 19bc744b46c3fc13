export const fieldCodes = ['unknown_extra_type'] as const;
