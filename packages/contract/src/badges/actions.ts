export const actions = [
  'badge.assigned',
  'badge.ended',
  'reader.added',
  'reader.updated',
  'reader.removed',
] as const;
