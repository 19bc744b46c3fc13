import type { Row } from '../lib/insert-rows.ts';

const DAY_MS = 86_400_000;
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const p = (...content: object[]) => ({ type: 'paragraph', content });
const h = (words: string) => ({
  type: 'heading',
  attrs: { level: 1 },
  content: [text(words)],
});
const list = (...items: string[]) => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [p(text(item))] })),
});
const doc = (...content: object[]) => ({ type: 'doc', content });
/** Links at the end of a page, each as its words and where it leads. */
const linkList = (...links: (readonly [string, string])[]) =>
  doc({
    type: 'bulletList',
    content: links.map(([words, href]) => ({
      type: 'listItem',
      content: [text(words, { type: 'link', attrs: { href } })],
    })),
  });

const PAGES = [
  { id: 1, path: '/holiday-menus', kind: 'page' },
  { id: 2, path: '/allergy-guide', kind: 'page' },
  { id: 4, path: '/spring-tasting', kind: 'page' },
];

/** Pages that the team is at work on: versions to compare, a scheduled one, drafts. */
export const pageRows = (now: string): Row[] =>
  PAGES.map((page) => ({ ...page, created_at: daysFrom(now, -40) }));

const daysFrom = (now: string, days: number) =>
  new Date(Date.parse(now) + days * DAY_MS).toISOString();

const shared = {
  description: '',
  links: null,
  topic_ids: [],
  body_asset_ids: [],
  publish_at: null,
  unpublish_at: null,
  published_at: null,
  based_on: null,
  revision: 1,
};

const menus = (from: string, more: readonly object[] = []) =>
  doc(
    p(text('In the weeks around a holiday some kitchens cook a shorter menu.')),
    h('What changes'),
    list('Two entrees instead of four on short days', `Orders close on ${from} at noon`),
    ...more,
  );

const menusInSpanish = (from: string, more: readonly object[]) =>
  doc(
    p(
      text('En las semanas cercanas a un día festivo, algunas cocinas preparan un menú más corto.'),
    ),
    h('Qué cambia'),
    list(
      'Dos platos principales en lugar de cuatro en los días cortos',
      `Los pedidos cierran el ${from} al mediodía`,
    ),
    ...more,
  );

const guide = [
  h('What we ask of kitchens'),
  p(text('Every dish says which of the nine allergens are in it: yes, no or unverified.')),
  {
    type: 'callout',
    attrs: { tone: 'warning' },
    content: [p(text('Unverified is never served to a child who must avoid it.'))],
  },
];

const published = (at: string) => ({ state: 'published', publish_at: at, published_at: at });

function spanishVersions(now: string): Row[] {
  const holidays = {
    page_id: 1,
    title: 'Menús de los días festivos',
    description:
      'Qué cambia en el almuerzo en las semanas cercanas a un día festivo, y hasta cuándo pedir.',
  };
  const versions = [
    {
      ...holidays,
      number: 1,
      body: menusInSpanish('jueves', [
        h('Días de nieve'),
        p(
          text(
            'Cuando una escuela cierra, sus almuerzos se cancelan y se acreditan automáticamente.',
          ),
        ),
      ]),
      ...published(daysFrom(now, -12)),
    },
    {
      ...holidays,
      number: 2,
      body: menusInSpanish('miércoles', [
        p(text('Los estantes para llevar siguen abiertos hasta el mediodía.')),
      ]),
      state: 'scheduled',
      publish_at: daysFrom(now, 9),
      unpublish_at: daysFrom(now, 23),
    },
  ];
  return versions.map((version) => ({ ...version, locale: 'es' }));
}

/** Returns the texts of the pages, each in its versions. */
export function pageVersionRows(now: string, author: number): Row[] {
  const versions: Row[] = [
    {
      page_id: 1,
      number: 1,
      title: 'Holiday menus',
      body: menus('Monday'),
      ...published(daysFrom(now, -40)),
    },
    {
      page_id: 1,
      number: 2,
      title: 'Menus around holidays',
      description: 'What changes at lunch in the weeks around a holiday, and until when to order.',
      body: menus('Thursday', [
        h('Snow days'),
        p(text('When a school closes, its lunches are canceled and credited automatically.')),
      ]),
      links: linkList(['A late lunch, and what it costs', '/faqs']),
      based_on: 1,
      ...published(daysFrom(now, -12)),
    },
    {
      page_id: 1,
      number: 3,
      title: 'Menus around holidays',
      description: 'What changes at lunch in the weeks around a holiday, and until when to order.',
      body: menus('Wednesday', [p(text('Grab-and-go shelves stay open until noon.'))]),
      links: linkList(
        ['A late lunch, and what it costs', '/faqs'],
        ['How canceled lunches come back as credit', '/terms'],
      ),
      based_on: 2,
      state: 'scheduled',
      publish_at: daysFrom(now, 9),
      unpublish_at: daysFrom(now, 23),
    },
    { page_id: 2, number: 1, title: 'A guide to allergies', body: doc(...guide), state: 'draft' },
    {
      page_id: 4,
      number: 1,
      title: 'Spring tasting',
      body: doc(p(text('Taste what the kitchens plan for spring.'))),
      state: 'scheduled',
      publish_at: daysFrom(now, 30),
    },
    ...spanishVersions(now),
  ];
  return versions.map((version, at) => ({
    ...shared,
    locale: 'en',
    ...version,
    id: at + 1,
    author_id: author,
    created_at: version.published_at ?? daysFrom(now, -2),
    updated_at: version.published_at ?? daysFrom(now, -1),
  }));
}

/** Addresses that changed. */
export const redirectRows = (now: string): Row[] => [
  {
    id: 1,
    from_path: '/holidays',
    to_url: '/holiday-menus',
    status: 301,
    hits: 214,
    last_hit_at: daysFrom(now, -1),
    created_at: daysFrom(now, -30),
  },
  {
    id: 2,
    from_path: '/blog/*',
    to_url: '/news/*',
    status: 301,
    hits: 37,
    last_hit_at: daysFrom(now, -3),
    created_at: daysFrom(now, -30),
  },
  {
    id: 3,
    from_path: '/winter',
    to_url: '/holidays',
    status: 302,
    hits: 0,
    last_hit_at: null,
    created_at: daysFrom(now, -4),
  },
];
