export const actions = [
  'dunning.opened',
  'dunning.try_failed',
  'dunning.warned',
  'dunning.closed',
] as const;
