export const actions = [
  'asset.created',
  'asset.updated',
  'asset.replaced',
  'asset.deleted',
] as const;
