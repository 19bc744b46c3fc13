export const actions = [
  'user.created',
  'user.updated',
  'user.roles_changed',
  'user.suspended',
  'user.unsuspended',
  'user.deleted',
  'user.restored',
  'user.event_recorded',
  'mail.welcome_sent',
  'mail.week_preview_sent',
  'mail.retried',
] as const;
