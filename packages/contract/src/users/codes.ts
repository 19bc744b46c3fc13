export const fieldCodes = [
  'email_not_yours',
  'role_not_yours',
  'unknown_role',
  'needs_role',
  'address_not_proved',
  'phone_area_code',
  'phone_invalid',
] as const;
