export const requestCodes = ['code_lapsed'] as const;

export const fieldCodes = [
  'wrong_option_group',
  'too_few_options',
  'too_many_options',
  'unknown_extra',
  'not_an_entree',
  'other_week',
] as const;
