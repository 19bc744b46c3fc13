export const requestCodes = ['labels_regeneration_failed', 'labels_not_ready'] as const;
export const fieldCodes = [
  'labels_day_past',
  'labels_day_far',
  'labels_unknown_print',
  'labels_no_such_place',
  'labels_no_contact',
] as const;
