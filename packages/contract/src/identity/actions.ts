export const actions = [
  'session.signed_in',
  'session.refused',
  'session.ended',
  'session.confirmed',
  'password.link_sent',
  'password.changed',
  'second_factor.added',
  'second_factor.removed',
  'account.opened',
  'account.updated',
  'impersonation.started',
  'impersonation.ended',
] as const;
