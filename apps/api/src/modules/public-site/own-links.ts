import { inApplication, toPage } from '@yay/contract/public-site/addresses';
import { withoutSlash } from '@yay/domain/redirects';
import { listPublishedPaths } from '../pages/index.ts';
import type { Asked, SiteParts } from './site-parts.ts';

/** Keeps a link that leads within the product in the language of the page that it stands on. */
export type KeepLanguage = (link: string) => string;

/** Knows every page that there is now, the product's and the team's. */
export async function ownLinks(
  { db, isTaken }: SiteParts,
  { locale, at }: Pick<Asked, 'locale' | 'at'>,
): Promise<KeepLanguage> {
  if (locale === 'en') return (link) => link;
  const pages = new Set(await listPublishedPaths(db, at));
  return (link) => {
    const [, path = '', search = '', fragment = ''] =
      /^(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? [];
    if (path === '') return link;
    if (pages.has(withoutSlash(path))) return `${toPage(`${path}${search}`, locale)}${fragment}`;
    return isTaken(path) ? `${inApplication(`${path}${search}`, locale)}${fragment}` : link;
  };
}
