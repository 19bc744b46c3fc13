export const actions = [
  'vendor.created',
  'vendor.updated',
  'vendor.suspended',
  'vendor.unsuspended',
] as const;
