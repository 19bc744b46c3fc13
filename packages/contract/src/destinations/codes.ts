export const requestCodes = ['school_has_meals'] as const;

export const fieldCodes = [
  'unknown_destination',
  'unknown_grade',
  'unknown_room',
  'grade_has_lunchers',
  'grade_name_kept',
] as const;
