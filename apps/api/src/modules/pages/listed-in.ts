import type { PageRecord } from '@yay/contract/pages/calls';
import { readOrUsual } from '@yay/contract/site-options/fields';

/** Tells where every page of the site links to one, by the site option of the menus. */
export function listedIn(page: number, menus: unknown): PageRecord['listed_in'] {
  const { header, footer } = readOrUsual('site_menus', menus);
  const names = (links: readonly { readonly page: number }[]) =>
    links.some((link) => link.page === page);
  return [
    ...(header.some(({ links }) => names(links)) ? (['header'] as const) : []),
    ...(names(footer) ? (['footer'] as const) : []),
  ];
}
