export const actions = ['school.created', 'school.updated', 'school.seated'] as const;
