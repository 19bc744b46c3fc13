export const requestCodes = [
  'roll_over_done',
  'roll_over_under_way',
  'roll_over_none',
  'roll_over_ordered',
] as const;
