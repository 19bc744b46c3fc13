export const fieldCodes = ['pairing_code'] as const;
