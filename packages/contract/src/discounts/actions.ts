export const actions = [
  'discount.created',
  'discount.updated',
  'discount.archived',
  'discount.restored',
] as const;
