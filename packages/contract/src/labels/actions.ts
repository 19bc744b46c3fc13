export const actions = [
  'labels.printed',
  'labels.settings_changed',
  'labels.subscription_changed',
] as const;
