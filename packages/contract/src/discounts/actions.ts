export const actions = [
  'discount.created',
  'discount.updated',
  'discount.archived',
  'discount.restored',
  'discount.approved',
  'discount.refused',
] as const;
