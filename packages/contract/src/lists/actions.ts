export const actions = ['export.started', 'list.updated'] as const;
