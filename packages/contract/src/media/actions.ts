export const actions = ['asset.created', 'asset.updated', 'asset.deleted'] as const;
