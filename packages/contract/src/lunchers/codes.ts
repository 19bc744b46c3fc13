export const requestCodes = ['family_changed'] as const;

export const fieldCodes = ['unknown_luncher', 'unknown_property'] as const;
