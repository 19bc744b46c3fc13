import { inLanguage } from '@yay/contract/public-site/addresses';
import { mediaAddress } from '@yay/domain/media';
import { escapeText as e } from '../../platform/http/index.ts';
import { type PublishedPage, readPicture } from '../pages/index.ts';
import type { PublicSettings } from '../settings/index.ts';
import { fillIn } from './fill-in.ts';
import { optionOf } from './option-of.ts';
import type { Asked, SiteParts } from './site-parts.ts';
import { structuredData } from './structured-data.ts';

/** The parts of a page that its head describes where it is found or shared. */
type Shared = Pick<Asked, 'path' | 'locale' | 'origin'> & {
  readonly page: Pick<PublishedPage, 'title' | 'description' | 'picture' | 'locale' | 'locales'> &
    Partial<Pick<PublishedPage, 'kind' | 'body' | 'first_shown' | 'shown_since'>>;
};

/** Writes the head of a page, which search engines and shared links read. */
export async function headOf(
  parts: SiteParts,
  settings: PublicSettings,
  { path, locale, page, origin }: Shared,
): Promise<string> {
  const usual = optionOf(settings.site_options, 'og_default');
  const shared =
    locale === 'es' ? { title: usual.title_es, description: usual.description_es } : usual;
  const { config } = settings;
  // The start page is found and shared by the product's name.
  const own = page.kind === 'home' ? shared.title || `${config.product_name}!` : page.title;
  const title = fillIn(own, config);
  const description = fillIn(page.description || shared.description, config);
  const absolute = (to: string) => (to.startsWith('/') ? `${origin}${to}` : to);
  const shown = page.locale;
  const shownBy =
    page.picture ?? (usual.asset_id === null ? null : await readPicture(parts.db, usual.asset_id));
  const picture = shownBy && absolute(mediaAddress(shownBy, 'c_fill,w_1200,h_630,f_auto'));
  const { locales } = page;
  const metas: readonly (readonly [string, string])[] = [
    ['og:type', page.kind === 'article' ? 'article' : 'website'],
    ['og:site_name', config.product_name],
    ['og:title', title],
    ...(description ? [['og:description', description] as const] : []),
    ['og:url', absolute(inLanguage(path, shown))],
    ['og:locale', locale === 'es' ? 'es_US' : 'en_US'],
    ...(picture ? [['og:image', picture] as const] : []),
  ];
  return [
    ...(description ? [`<meta name="description" content="${e(description)}">`] : []),
    `<link rel="canonical" href="${e(absolute(inLanguage(path, shown)))}">`,
    ...locales.map(
      (one) =>
        `<link rel="alternate" hreflang="${one}" href="${e(absolute(inLanguage(path, one)))}">`,
    ),
    ...(locales.length > 0
      ? [`<link rel="alternate" hreflang="x-default" href="${e(absolute(path))}">`]
      : []),
    `<link rel="alternate" type="application/rss+xml" href="${inLanguage('/news.rss', locale)}">`,
    ...metas.map(([name, content]) => `<meta property="${name}" content="${e(content)}">`),
    structuredData({
      page,
      title,
      description,
      picture,
      locale: shown,
      url: absolute(inLanguage(path, shown)),
      origin,
      config,
    }),
  ].join('\n');
}
