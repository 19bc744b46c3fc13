import type { Row } from '../lib/insert-rows.ts';

const DAY_MS = 86_400_000;

const drawing = (name: string, alt = '') => [
  { public_id: `food/${name}`, service: 'product', format: 'svg', version: null, alt },
];
const plain = {
  copy: '',
  cta_text: '',
  cta_type: 'button',
  cta_url: null,
  image_aligned: [],
  image_portrait: [],
  image_landscape: [],
  alignment: 'left',
  orientation: 'auto',
  audience: 'all',
  locale: null,
  starts_at: null,
  ends_at: null,
  active: false,
};

/**
 * Messages of every layout, each for other readers. One greets a family on its start page in her own
 * language; the others wait to be switched on, or for their day.
 */
export function messageModalRows(now: string): Row[] {
  const inDays = (days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString();
  return [
    {
      ...plain,
      id: 1,
      type: 'image-left',
      headline: 'Taco Tuesday is back',
      copy: 'Soft corn tortillas, three fillings, and a bean one for everybody who eats no meat.\n\nChoose it for any Tuesday before the cut-off.',
      cta_text: 'See the week',
      cta_url: '/lunch-calendar',
      image_aligned: drawing('two-chicken-tacos'),
      paths: ['/'],
      audience: 'logged_in',
      locale: 'en',
      active: true,
    },
    {
      ...plain,
      id: 2,
      type: 'image-left',
      headline: 'Vuelve el martes de tacos',
      copy: 'Tortillas suaves de maíz, tres rellenos y uno de frijoles para quien no come carne.\n\nElígelos para cualquier martes antes de la hora límite.',
      cta_text: 'Ver la semana',
      cta_url: '/lunch-calendar',
      image_aligned: drawing('two-chicken-tacos'),
      paths: ['/'],
      audience: 'logged_in',
      locale: 'es',
      active: true,
    },
    {
      ...plain,
      id: 3,
      type: 'image-right',
      headline: 'Menus in your inbox',
      copy: 'Leave your email, and you hear from us when a new menu opens.',
      cta_type: 'email',
      cta_text: 'Keep me posted',
      image_aligned: drawing('garden-salad-with-egg'),
      paths: ['/'],
      audience: 'newcomers',
    },
    {
      ...plain,
      id: 4,
      type: 'image-none',
      headline: 'New dishes next month',
      copy: 'Four new dishes join the menu. You can try them from the first day.',
      cta_text: 'Plan the month',
      cta_url: '/monthly-preorders',
      alignment: 'center',
      paths: ['/lunch-calendar', '/monthly-preorders'],
      starts_at: inDays(30),
      active: true,
    },
    {
      ...plain,
      id: 283,
      type: 'image-full',
      headline: 'Pay ahead and save',
      cta_text: 'Pay ahead and save',
      cta_url: '/pay-ahead-and-save',
      image_portrait: drawing('watermelon-cup', 'Pay ahead and save'),
      image_landscape: drawing('strawberries', 'Pay ahead and save'),
      paths: ['/lunch-calendar', '/monthly-preorders'],
      audience: 'logged_in',
    },
  ].map((row) => ({ ...row, created_at: now }));
}

/** Addresses that visitors left at the message that asks for one. */
export const messageModalAddressRows = (now: string): Row[] =>
  (
    [
      ['jordan.ellis@families.test', 'en', 1],
      ['lucia.romero@families.test', 'es', 2],
      ['sam.whitaker@families.test', 'en', 5],
    ] as const
  ).map(([email, locale, daysAgo], index) => ({
    id: index + 1,
    modal_id: 3,
    email,
    locale,
    captured_at: new Date(Date.parse(now) - daysAgo * DAY_MS).toISOString(),
  }));
