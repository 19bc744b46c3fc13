export const requestCodes = [
  'too_many_forms',
  'form_too_fast',
  'form_outdated',
  'form_sent_already',
  'request_changed',
  'request_state',
] as const;

export const fieldCodes = [
  'zip_code',
  'school_is_ours',
  'request_file_type',
  'request_file_content',
  'request_file_too_large',
  'unknown_owner',
] as const;
