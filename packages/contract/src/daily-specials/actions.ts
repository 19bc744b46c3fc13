export const actions = [
  'daily_special.created',
  'daily_special.updated',
  'daily_special.removed',
] as const;
