export const requestCodes = ['asset_in_use', 'asset_duplicate'] as const;

export const fieldCodes = [
  'not_a_picture',
  'picture_heic',
  'picture_drawing',
  'picture_empty',
  'picture_too_large',
  'picture_too_many_pixels',
  'unknown_asset',
] as const;
