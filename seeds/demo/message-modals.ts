import type { Row } from '../lib/insert-rows.ts';
import { minimalText } from '../minimal-text/index.ts';

const DAY_MS = 86_400_000;

const drawing = (name: string) => [
  { public_id: `food/${name}`, service: 'product', format: 'svg', version: null, alt: '' },
];
const plain = {
  copy: null,
  cta_text: '',
  headline_es: '',
  copy_es: null,
  cta_text_es: '',
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
 * Messages of every layout, each for other readers and in both languages. One greets a family on its
 * start page; the others wait to be switched on, or for their day.
 */
export function messageModalRows(now: string): Row[] {
  const inDays = (days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString();
  return [
    {
      ...plain,
      id: 1,
      type: 'image-left',
      headline: 'Taco Tuesday is back',
      copy: minimalText(
        'Soft corn tortillas, three fillings, and a **bean one** for everybody who eats no meat.',
        'Choose it for any Tuesday before the cut-off.',
      ),
      cta_text: 'See the week',
      headline_es: 'Vuelve el martes de tacos',
      copy_es: minimalText(
        'Tortillas suaves de maíz, tres rellenos y **uno de frijoles** para quien no come carne.',
        'Elígelos para cualquier martes antes de la hora límite.',
      ),
      cta_text_es: 'Ver la semana',
      cta_url: '/lunch-calendar',
      image_aligned: drawing('two-chicken-tacos'),
      paths: ['/'],
      audience: 'logged_in',
      active: true,
    },
    {
      ...plain,
      id: 3,
      type: 'image-right',
      headline: 'Menus in your inbox',
      copy: minimalText('Leave your email, and you hear from us when a new menu opens.'),
      cta_type: 'email',
      cta_text: 'Keep me posted',
      headline_es: 'Los menús, en tu correo',
      copy_es: minimalText('Deja tu correo y te avisamos cuando se abra un menú nuevo.'),
      cta_text_es: 'Quiero enterarme',
      image_aligned: drawing('garden-salad-with-egg'),
      paths: ['/'],
      audience: 'newcomers',
    },
    {
      ...plain,
      id: 4,
      type: 'image-none',
      headline: 'New dishes next month',
      copy: minimalText('Four new dishes join the menu. You can try them *from the first day*.'),
      cta_text: 'Plan the month',
      headline_es: 'Platos nuevos el próximo mes',
      copy_es: minimalText(
        'Cuatro platos nuevos llegan al menú. Puedes probarlos *desde el primer día*.',
      ),
      cta_text_es: 'Planear el mes',
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
      headline_es: 'Paga por adelantado y ahorra',
      cta_text_es: 'Paga por adelantado y ahorra',
      cta_url: '/pay-ahead-and-save',
      image_portrait: drawing('watermelon-cup'),
      image_landscape: drawing('strawberries'),
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
