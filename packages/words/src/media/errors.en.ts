import type { fieldCodes, requestCodes } from '@yay/contract/media/codes';

export const words = {
  request: {
    asset_in_use: 'This picture is in use. Take it away from there first.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    unknown_asset: 'We do not know this picture.',
    not_a_picture: 'This is no picture that we can read. JPEG, PNG, WebP, AVIF and GIF are taken.',
    picture_heic:
      'This is a HEIC picture, which browsers can’t show. Please save it as JPEG and choose it again.',
    picture_drawing: 'SVG drawings are not taken. Please save it as PNG and choose it again.',
    picture_too_large: 'This file is too large. A picture has 10 MB at most.',
    picture_too_many_pixels: 'This picture is too large. It has 50 megapixels at most.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
