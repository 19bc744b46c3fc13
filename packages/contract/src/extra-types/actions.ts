export const actions = [
  'extra_type.created',
  'extra_type.updated',
  'extra_type.ordered',
  'extra_type.archived',
  'extra_type.restored',
] as const;
