export const fieldCodes = ['unknown_luncher', 'unknown_property'] as const;
