export const requestCodes = ['trip_link_over', 'trip_answered', 'trip_too_late'] as const;

export const fieldCodes = [
  'trip_asked_already',
  'trip_day_locked',
  'trip_day_closed',
  'trip_too_far',
] as const;
