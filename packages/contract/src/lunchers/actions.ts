export const actions = ['luncher.added', 'luncher.updated', 'luncher.removed'] as const;
