export const requestCodes = ['too_many_resources', 'upload_over'] as const;

export const fieldCodes = [
  'resource_type',
  'resource_content',
  'resource_too_large',
  'not_https',
] as const;
