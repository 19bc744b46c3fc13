export const requestCodes = ['vendor_has_meals'] as const;

export const fieldCodes = ['unknown_vendor', 'vendor_suspended'] as const;
