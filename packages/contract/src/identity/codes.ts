export const requestCodes = [
  'wrong_credentials',
  'already_impersonating',
  'second_factor_required',
  'wrong_code',
  'app_unreadable',
  'passkey_refused',
  'sign_in_over',
  'second_factor_exists',
  'last_second_factor',
  'link_over',
  'fresh_sign_in_needed',
  'address_not_proved',
] as const;

export const fieldCodes = [
  'password_too_short',
  'password_common',
  'password_guessable',
  'password_wrong',
  'wrong_code',
  'app_unreadable',
  'code_not_right',
  'code_over',
  'password_not_chosen',
  'email_taken',
  'last_superadmin',
] as const;
