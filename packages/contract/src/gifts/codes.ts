export const requestCodes = ['refund_instead'] as const;

export const fieldCodes = [
  'unknown_code',
  'code_unusable',
  'code_yours',
  'code_own_set',
  'codes_redeemed',
  'refund_whole',
] as const;
