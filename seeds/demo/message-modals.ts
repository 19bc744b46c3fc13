import type { Row } from '../lib/insert-rows.ts';

/** What greets a family on its start page, until it is closed. */
export const messageModalRows = (now: string): Row[] => [
  {
    id: 1,
    type: 'image-left',
    headline: 'Taco Tuesday is back',
    copy: 'Soft corn tortillas, three fillings, and a bean one for everybody who eats no meat.\n\nChoose it for any Tuesday before the cut-off.',
    cta_text: 'See the week',
    cta_type: 'button',
    cta_url: '/lunch-calendar',
    image_aligned: [
      {
        public_id: 'food/two-chicken-tacos',
        service: 'product',
        format: 'svg',
        version: null,
        alt: '',
      },
    ],
    image_portrait: [],
    image_landscape: [],
    alignment: 'left',
    orientation: 'auto',
    paths: ['/'],
    audience: 'logged_in',
    active: true,
    created_at: now,
  },
];
