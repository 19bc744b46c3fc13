export const actions = ['rating.given', 'rating.changed', 'rating.removed'] as const;
