import { type PageText, SITE_PAGES } from '@yay/seeds/site';

/** What a page of the public site says as the product brings it. */
export function brought(path: string, locale: 'en' | 'es' = 'en'): PageText {
  const page = SITE_PAGES.find((one) => one.path === path);
  if (page === undefined) throw new Error(`the product brings no page at ${path}`);
  return page[locale];
}
