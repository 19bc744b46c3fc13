import type { MessageModal, ModalImage } from '@yay/contract/message-modals/calls';
import { describe, expect, test } from 'vitest';
import { isUpright, pictureOf } from './picture.ts';

test.each([
  [390, 844, true],
  [767, 768, true],
  [767, 767, false],
  [844, 390, false],
  [768, 1024, false],
  [1280, 900, false],
])('%i × %i is an upright phone: %s', (width, height, expected) => {
  expect(isUpright({ width, height })).toBe(expected);
});

const image = (public_id: string): ModalImage => ({
  public_id,
  service: 'media',
  format: 'webp',
  version: 12,
  alt: 'Tacos',
});
const modal: MessageModal = {
  id: 1,
  type: 'image-left',
  headline: 'News',
  copy: '',
  cta_text: '',
  cta_type: 'button',
  cta_url: null,
  ctaText: '',
  ctaType: 'button',
  ctaUrl: null,
  image_aligned: [image('promo/aligned'), image('promo/second')],
  image_portrait: [image('promo/tall')],
  image_landscape: [image('promo/wide')],
  alignment: 'left',
  orientation: 'auto',
};

const AT = '/media/image/upload/c_fill';

describe('the picture of a message', () => {
  test.each<[MessageModal['type'], MessageModal['orientation'], boolean, string | undefined]>([
    ['image-none', 'auto', true, undefined],
    ['image-left', 'auto', false, `${AT},w_640,h_640/v12/promo/aligned.webp`],
    ['image-left', 'auto', true, `${AT},w_640,h_320/v12/promo/aligned.webp`],
    ['image-right', 'portrait', false, `${AT},w_640,h_640/v12/promo/aligned.webp`],
    ['image-full', 'auto', false, `${AT},w_960,h_480/v12/promo/wide.webp`],
    ['image-full', 'auto', true, `${AT},w_480,h_960/v12/promo/tall.webp`],
    ['image-full', 'landscape', true, `${AT},w_960,h_480/v12/promo/wide.webp`],
    ['image-full', 'portrait', false, `${AT},w_480,h_960/v12/promo/tall.webp`],
  ])('%s, %s, upright %s: %s', (type, orientation, upright, src) => {
    expect(pictureOf({ ...modal, type, orientation }, upright)?.src).toBe(src);
  });

  test('one way up stands for the other where that is missing', () => {
    const full = { ...modal, type: 'image-full' as const, image_portrait: [] };
    expect(pictureOf(full, true)?.src).toBe(`${AT},w_480,h_960/v12/promo/wide.webp`);
    expect(pictureOf({ ...full, image_landscape: [] }, true)).toBeNull();
  });

  test('a picture of our own has one address and no size', () => {
    const own: ModalImage = {
      ...image('food/two-chicken-tacos'),
      service: 'product',
      format: 'svg',
    };
    expect(pictureOf({ ...modal, image_aligned: [own] }, false)).toEqual({
      src: '/food/two-chicken-tacos.svg',
      alt: 'Tacos',
      width: 640,
      height: 640,
      drawing: true,
    });
  });

  test('one that was never changed has no version in its address', () => {
    const first = { ...image('promo/a'), version: null };
    expect(pictureOf({ ...modal, image_aligned: [first] }, false)?.src).toBe(
      `${AT},w_640,h_640/promo/a.webp`,
    );
  });
});
