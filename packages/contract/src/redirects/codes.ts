export const fieldCodes = [
  'redirect_from_malformed',
  'redirect_exists',
  'redirect_over_page',
  'redirect_over_portal',
  'redirect_over_api',
  'redirect_over_file',
  'redirect_to_malformed',
  'redirect_host',
  'redirect_host_malformed',
  'redirect_host_in_use',
  'redirect_loop',
  'redirect_too_long',
] as const;
