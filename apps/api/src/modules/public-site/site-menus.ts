import type { SiteMenus } from '@yay/contract/public-site/calls';
import { type MenuLink, readOrUsual } from '@yay/contract/site-options/fields';
import { type Instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type ShownPage, siteLinksRow } from './public-site.repo.ts';

/** Milliseconds for which a process goes by the menus that it knows, where a page is not the site's own. */
const KNOWN_FOR_MS = 30_000;

export interface SiteLinks {
  readonly pages: readonly ShownPage[];
  readonly menus: SiteMenus;
}

/** Every page that visitors see at an instant, and the menus that lead to them. */
export async function readSiteLinks(source: Queryable, at: Instant): Promise<SiteLinks> {
  const { menus, pages } = await siteLinksRow(source, toIso(at));
  return { pages, menus: menusOf(menus, pages) };
}

/** The menus as they are shown: a link to a page that nobody sees is left out, and so is a menu of none. */
export function menusOf(fields: unknown, pages: readonly ShownPage[]): SiteMenus {
  const { header, footer } = readOrUsual('site_menus', fields);
  const linksOf = (links: readonly MenuLink[]) =>
    links.flatMap(({ page, label, label_es: spanish }) => {
      const [one, other] = pages.filter(({ id }) => id === page);
      if (one === undefined) return [];
      const titleIn = (locale: string) =>
        one.locale === locale ? one.title : other?.locale === locale ? other.title : undefined;
      const english = label || titleIn('en') || one.title;
      return [{ path: one.path, label: { en: english, es: spanish || titleIn('es') || english } }];
    });
  return {
    header: header
      .map(({ label, label_es: spanish, links }) => ({
        label: { en: label, es: spanish || label },
        links: linksOf(links),
      }))
      .filter(({ links }) => links.length > 0),
    footer: linksOf(footer),
  };
}

/** Reads the menus for pages of the web application, at most twice a minute. */
export function createSiteMenus(source: Queryable, now: () => Promise<Instant>) {
  let known: { readonly at: number; readonly menus: SiteMenus } | undefined;
  return async (): Promise<SiteMenus> => {
    if (known === undefined || performance.now() - known.at > KNOWN_FOR_MS) {
      const { menus } = await readSiteLinks(source, await now());
      known = { at: performance.now(), menus };
    }
    return known.menus;
  };
}
