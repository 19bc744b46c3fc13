import { type PageText, SITE_MENUS, SITE_PAGES } from '@yay/seeds/site';

/** Returns the text of a page of the public site as the product brings it. */
export function brought(path: string, locale: 'en' | 'es' = 'en'): PageText {
  const page = SITE_PAGES.find((one) => one.path === path);
  if (page === undefined) throw new Error(`the product brings no page at ${path}`);
  return page[locale];
}

/** The link that header or footer have to a page, as the product brings them. */
export function linkTo(path: string, locale: 'en' | 'es' = 'en'): string {
  const { header, footer } = SITE_MENUS;
  const found = [...header.flatMap(({ links }) => links), ...footer].find(
    (one) => one.path === path,
  );
  if (found === undefined) throw new Error(`no menu of the product leads to ${path}`);
  return found[locale];
}
