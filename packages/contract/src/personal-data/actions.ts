export const actions = [
  'personal_data.file_asked',
  'personal_data.luncher_erased',
  'personal_data.ordered_again',
] as const;
