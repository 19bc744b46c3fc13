export const requestCodes = ['second_person'] as const;

export const fieldCodes = [
  'refund_over_own',
  'nothing_left',
  'over_limit',
  'unknown_family',
  'uploaded_before',
] as const;
