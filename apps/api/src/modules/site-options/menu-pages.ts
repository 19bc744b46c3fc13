import type { FieldCode } from '@yay/contract/codes';
import type { SiteOptionFields } from '@yay/contract/site-options/fields';
import type { Queryable } from '../../platform/db/index.ts';
import { pagesToList } from './site-options.repo.ts';

type Menus = SiteOptionFields<'site_menus'>;

/** The numbers of the pages that menus lead to, each once. */
export const menuPages = ({ header, footer }: Menus): number[] => [
  ...new Set([...header.flatMap(({ links }) => links), ...footer].map(({ page }) => page)),
];

/** Returns the errors of menus: a page that is missing or archived, or stands twice in one list. */
export async function menuProblems(
  source: Queryable,
  menus: Menus,
): Promise<Record<string, FieldCode[]>> {
  const known = new Set((await pagesToList(source, menuPages(menus))).map(({ id }) => id));
  const lists = [
    ...menus.header.map(({ links }, at) => [`header.${at}.links`, links] as const),
    ['footer', menus.footer] as const,
  ];
  const problems: Record<string, FieldCode[]> = {};
  for (const [list, links] of lists) {
    for (const [at, { page }] of links.entries()) {
      const path = `${list}.${at}.page`;
      if (!known.has(page)) problems[path] = ['unknown_page'];
      else if (links.findIndex((one) => one.page === page) < at) problems[path] = ['page_twice'];
    }
  }
  return problems;
}
