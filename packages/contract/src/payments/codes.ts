export const requestCodes = ['payment_elsewhere', 'offer_changed'] as const;

export const fieldCodes = [
  'still_owed',
  'payment_under_way',
  'other_provider',
  'not_offered',
  'refund_too_much',
] as const;
