export const actions = ['resource.added', 'resource.updated', 'resource.removed'] as const;
