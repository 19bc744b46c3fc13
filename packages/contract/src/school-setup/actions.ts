export const actions = [
  'school_setup.rooms_changed',
  'school_setup.periods_changed',
  'school_setup.contacts_changed',
] as const;
