export const actions = [
  'luncher.added',
  'luncher.updated',
  'luncher.removed',
  'family.returned',
] as const;
