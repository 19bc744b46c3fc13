export const actions = [
  'item.created',
  'item.updated',
  'item.copied',
  'item.archived',
  'item.restored',
  'item.stock_set',
  'item.combinations_saved',
  'item.orders_recalled',
] as const;
