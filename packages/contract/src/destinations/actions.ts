export const actions = ['school.created', 'school.updated'] as const;
