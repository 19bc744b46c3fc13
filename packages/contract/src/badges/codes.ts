export const fieldCodes = [
  'badge_format_unknown',
  'badge_characters',
  'badge_length',
  'badge_check_digit',
  'badge_taken',
  'badge_unknown',
] as const;
