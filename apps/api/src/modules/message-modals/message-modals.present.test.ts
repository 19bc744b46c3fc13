import { expect, test } from 'vitest';
import { presentModal } from './message-modals.present.ts';
import type { ModalRow } from './message-modals.repo.ts';

const row: ModalRow = {
  id: 7,
  type: 'image-full',
  headline: 'News',
  copy: null,
  cta_text: 'Look',
  cta_type: 'button',
  cta_url: '/lunch-calendar',
  alignment: 'left',
  orientation: 'auto',
  image_aligned: [],
  image_portrait: [],
  image_landscape: [],
};

test.each(['javascript:alert(1)', '//elsewhere.test', ''])(
  'a link that is not safe is never sent: %j',
  (link) => {
    const sent = presentModal({ ...row, cta_url: link });
    expect([sent.cta_url, sent.ctaUrl]).toEqual([null, null]);
  },
);

test('unreadable pictures are left out, the others stay', () => {
  const picture = {
    public_id: 'promo/tacos',
    service: 'media',
    format: 'webp',
    version: 2,
    alt: 'Tacos',
  };
  const given = [
    null,
    'x',
    { ...picture, public_id: '../x' },
    { ...picture, service: 'x' },
    picture,
  ];
  expect(presentModal({ ...row, image_portrait: given }).image_portrait).toEqual([picture]);
  expect(presentModal({ ...row, image_portrait: { 0: picture } }).image_portrait).toEqual([]);
});
