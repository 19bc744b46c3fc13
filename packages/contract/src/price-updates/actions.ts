export const actions = [
  'price_update.created',
  'price_update.applied',
  'price_update.cancelled',
] as const;
