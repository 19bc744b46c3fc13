export const actions = ['meals.deleted'] as const;
