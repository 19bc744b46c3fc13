export const actions = [
  'order.placed',
  'order.changed',
  'order.cancelled',
  'order.locked',
  'order.served',
] as const;
