export const fieldCodes = [
  'market_required',
  'school_required',
  'grade_required',
  'code_exists',
  'code_in_use',
  'percent_range',
  'percent_only',
] as const;
