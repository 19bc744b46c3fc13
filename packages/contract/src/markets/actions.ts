export const actions = [
  'market.created',
  'market.updated',
  'market.archived',
  'market.restored',
  'macro_market.created',
  'macro_market.renamed',
] as const;
