import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  identifyPicture,
  MEAL_PICTURE,
  mediaAddress,
  readMediaAddress,
  THUMBNAIL_PICTURE,
} from './index.ts';

const BELOW = '/media/image/upload/';
const picture = { public_id: 'k3j9x0', version: 1_790_000_000, format: 'jpg' };

describe('the address of a picture', () => {
  test('contains everything that finds the picture', () => {
    const address = mediaAddress(picture, THUMBNAIL_PICTURE);
    expect(address).toBe('/media/image/upload/c_fill,w_250,h_200,f_auto/v1790000000/k3j9x0.jpg');
    expect(readMediaAddress(address.slice(BELOW.length))).toEqual({
      name: picture,
      cut: { crop: 'fill', width: 250, height: 200, dpr: 1, auto: true },
    });
    expect(readMediaAddress(mediaAddress(picture).slice(BELOW.length))).toEqual({
      name: picture,
      cut: null,
    });
    expect(readMediaAddress(mediaAddress(picture, MEAL_PICTURE).slice(BELOW.length))?.cut).toEqual(
      expect.objectContaining({ width: 640, height: 512 }),
    );
  });

  test('may omit the version and may have folders', () => {
    expect(readMediaAddress('c_fill,w_640,h_320/promo/tacos.webp')).toEqual({
      name: { public_id: 'promo/tacos', version: null, format: 'webp' },
      cut: { crop: 'fill', width: 640, height: 320, dpr: 1, auto: false },
    });
  });

  test.each([
    'c_fill,w_251,h_200/v1/a.jpg',
    'c_fill,w_250/v1/a.jpg',
    'c_fit,w_320,h_200/v1/a.jpg',
    'c_fill,w_250,h_200,w_250/v1/a.jpg',
    'c_fill,w_250,h_200,e_blur/v1/a.jpg',
    'c_fill,w_250,h_200,dpr_3/v1/a.jpg',
    'c_fill,w_0250,h_200/v1/a.jpg',
    'c_pad,w_250,h_200/v1/a.jpg',
    'c_fill,w_250,h_200,__proto___1/v1/a.jpg',
    'v1/../../etc/passwd.jpg',
    'v1/..%2fsecret.jpg',
    'v1/a//b.jpg',
    'v1/.hidden.jpg',
    'v1/a.jpg/',
    'v1/a',
    'v1/a.jpg\n',
    `v1/${'a/'.repeat(5)}a.jpg`,
    `v1/${'a'.repeat(200)}.jpg`,
    '',
  ])('is refused for %j', (path) => {
    expect(readMediaAddress(path)).toBeNull();
  });

  test('allows a few hundred renditions of a picture at most', () => {
    const token = fc.oneof(
      fc.constantFrom('c_fill', 'c_fit', 'f_auto', 'dpr_2', 'dpr_2.0', 'dpr_1'),
      fc.integer({ min: 1, max: 2_000 }).map((size) => `w_${size}`),
      fc.integer({ min: 1, max: 2_000 }).map((size) => `h_${size}`),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 6 }), (tokens) => {
        const cut = readMediaAddress(`${tokens.join(',')}/v1/a.jpg`)?.cut;
        if (!cut) return;
        const address = mediaAddress(
          picture,
          `c_${cut.crop},w_${cut.width}${cut.height === null ? '' : `,h_${cut.height}`}`,
        );
        expect(readMediaAddress(address.slice(BELOW.length))).not.toBeNull();
        expect(cut.width).toBeLessThanOrEqual(1_920);
      }),
    );
  });
});

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0) & 0xff);

test.each([
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF....WEBPVP8 ', 'webp'],
  ['GIF89a', 'gif'],
  ['\0\0\0\x20ftypavif\0\0\0\0mif1miaf', 'avif'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'picture_heic'],
  ['\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'not_a_picture'],
  ['<svg onload="alert(1)"/>', 'picture_drawing'],
  ['\xef\xbb\xbf <?xml version="1.0"?><svg/>', 'picture_drawing'],
  ['<html><script>', 'not_a_picture'],
  ['GIF8;<script>', 'not_a_picture'],
  ['%PDF-1.7', 'not_a_picture'],
  ['', 'not_a_picture'],
])('%j is %s', (start, is) => {
  expect(identifyPicture(ascii(start))).toBe(is);
});
