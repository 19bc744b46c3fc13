export const fieldCodes = [
  'unknown_model',
  'unknown_column',
  'unknown_operator',
  'unknown_relation',
] as const;
