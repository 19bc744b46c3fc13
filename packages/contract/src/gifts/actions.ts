export const actions = [
  'gift.bought',
  'gift.issued',
  'credit_code.redeemed',
  'credit_code_set.created',
  'credit_code_set.asked',
  'credit_code_set.approved',
  'credit_code_set.refused',
  'credit_code_set.archived',
  'credit_code_set.restored',
  'credit_code_set.revoked',
  'credit_code_set.reinstated',
] as const;
