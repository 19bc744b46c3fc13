import { inApplication, inLanguage } from '@yay/contract/public-site/addresses';
import { withoutSlash } from '@yay/domain/redirects';
import type { Locale } from '@yay/words/locales';
import type { ShownPage } from './public-site.repo.ts';
import type { SiteParts } from './site-parts.ts';

/** Keeps a link that leads within the product in the language of the page that it stands on. */
export type KeepLanguage = (link: string) => string;

/** Knows every page that there is now, the product's and the team's. */
export function ownLinks(
  { isTaken }: Pick<SiteParts, 'isTaken'>,
  locale: Locale,
  shown: readonly Pick<ShownPage, 'path'>[],
): KeepLanguage {
  if (locale === 'en') return (link) => link;
  const pages = new Set(shown.map(({ path }) => path));
  return (link) => {
    const [, path = '', search = '', fragment = ''] =
      /^(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? [];
    if (path === '') return link;
    if (pages.has(withoutSlash(path))) return inLanguage(path, locale) + search + fragment;
    return isTaken(path) ? `${inApplication(`${path}${search}`, locale)}${fragment}` : link;
  };
}
