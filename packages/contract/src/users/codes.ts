export const fieldCodes = [
  'email_not_yours',
  'role_not_yours',
  'unknown_role',
  'needs_role',
  'phone_area_code',
  'phone_invalid',
] as const;
