export const actions = ['properties.updated'] as const;
