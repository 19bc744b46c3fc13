export const actions = [
  'substitution.accepted',
  'substitution.swapped',
  'substitution.credited',
] as const;
