import type { fieldCodes, requestCodes } from '@yay/contract/media/codes';

export const words = {
  request: {
    asset_in_use: 'This picture is in use. Remove it there first.',
    asset_duplicate: 'This picture is already in the library.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_asset: 'We can’t find this picture.',
    not_a_picture: 'We can’t read this picture. Use JPEG, PNG, WebP, AVIF or GIF.',
    picture_heic:
      'This is a HEIC picture, which browsers can’t show. Please save it as JPEG and choose it again.',
    picture_drawing: 'SVG drawings are not accepted. Please save it as PNG and choose it again.',
    picture_empty: 'This file is empty.',
    picture_too_large: 'This file is too large. A picture can be 50 MB at most.',
    picture_too_many_pixels: 'This picture is too large. It can have 50 megapixels at most.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
