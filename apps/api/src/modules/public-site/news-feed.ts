import { inLanguage } from '@yay/contract/public-site/addresses';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import type { ListedPage } from '../pages/index.ts';
import { inOneLanguage } from './news.ts';

const MOST = 30;

interface FeedFacts {
  readonly locale: Locale;
  readonly origin: string;
  readonly product: string;
}

/** The latest articles for those who read news elsewhere, as RSS. */
export function newsFeed(
  pages: readonly ListedPage[],
  { locale, origin, product }: FeedFacts,
): string {
  const absolute = (path: string) => e(`${origin}${inLanguage(path, locale)}`);
  const items = inOneLanguage(
    pages.filter(({ kind }) => kind === 'article'),
    locale,
  )
    .slice(0, MOST)
    .map(
      ({ path, title, description, first_shown: at }) =>
        `<item><title>${e(title)}</title><link>${absolute(path)}</link><guid>${absolute(path)}</guid><pubDate>${new Date(at).toUTCString()}</pubDate><description>${e(description)}</description></item>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${e(product)}</title><link>${absolute('/news')}</link><description>${e(SAY_SITE[locale]('footer.line'))}</description><language>${locale}</language>${items.join('')}</channel></rss>\n`;
}
