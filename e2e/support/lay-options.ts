import { SITE_OPTION_FIELDS, type SiteOptionType } from '@yay/contract/site-options/fields';
import type { World } from './test.ts';

/** Texts of the options that visitors read, each with the letters that it has room for. */
const TEXTS = {
  site_alert: {
    headline: 120,
    copy: 400,
    link_text: 60,
    headline_es: 120,
    copy_es: 400,
    link_text_es: 60,
  },
  contact: { email: 254, sms: 40 },
  global_cta: { text: 60, text_es: 60 },
  blog_listing_page: { title: 120, introduction: 400, title_es: 120, introduction_es: 400 },
  og_default: { title: 70, description: 200, title_es: 70, description_es: 200 },
} as const;

const MENU_TEXTS = { menu: 40, menu_es: 40, label: 60, label_es: 60 };

/** The attack that stands in a text of an option. */
export type TextOf = (name: string) => string;

/** The names of all these texts. */
export const OPTION_TEXTS: readonly string[] = [
  ...Object.entries(TEXTS).flatMap(([type, texts]) =>
    Object.keys(texts).map((name) => `${type}.${name}`),
  ),
  ...Object.keys(MENU_TEXTS).map((name) => `site_menus.${name}`),
];

/** A text of the editor, whose words are bold. */
const paragraphOf = (text: unknown) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
});

/** A text as a line can hold it: an option with anything else counts as one that was never set. */
const fitting = (text: string, most: number): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** Writes every text of the options, and a link of the alert that the product would not take. */
export async function layInOptions(
  world: World,
  { textOf, link, page }: { textOf: TextOf; link: string; page: number },
): Promise<void> {
  const textsOf = (type: string, texts: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, most]) => [name, fitting(textOf(`${type}.${name}`), most)]),
    );
  const read = Object.fromEntries(
    Object.entries(TEXTS).map(([type, texts]) => [type, textsOf(type, texts)]),
  );
  const { menu, menu_es, label, label_es } = textsOf('site_menus', MENU_TEXTS);
  const links = [{ page, label, label_es }];
  const options: Record<string, object> = {
    ...read,
    site_alert: {
      ...read.site_alert,
      visible: true,
      copy: paragraphOf(read.site_alert?.copy),
      copy_es: paragraphOf(read.site_alert?.copy_es),
    },
    global_cta: { ...read.global_cta, enabled: true, url: '/about' },
    site_menus: { header: [{ label: menu, label_es: menu_es, links }], footer: links },
  };
  for (const [type, fields] of Object.entries(options)) {
    SITE_OPTION_FIELDS[type as SiteOptionType].parse(fields);
  }
  options.site_alert = { ...options.site_alert, link_url: link };
  await world.rows(
    `insert into site_options (type, fields, version)
     select key, value, 9 from jsonb_each($1)
     on conflict (type) do update set fields = excluded.fields`,
    [JSON.stringify(options)],
  );
}
