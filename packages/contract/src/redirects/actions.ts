export const actions = [
  'redirect.created',
  'redirect.updated',
  'redirect.deleted',
  'redirect.hosts_changed',
] as const;
