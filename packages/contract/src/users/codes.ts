export const fieldCodes = [
  'email_not_yours',
  'role_not_yours',
  'unknown_role',
  'needs_role',
] as const;
