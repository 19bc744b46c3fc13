import { inLanguage } from '@yay/contract/public-site/addresses';
import { questionsOf } from '@yay/documents';
import { toIso } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import type { PublishedPage } from '../pages/index.ts';
import type { PublicSettings } from '../settings/index.ts';
import { fillIn } from './fill-in.ts';
import { scriptJson } from './script-json.ts';

export interface ToldPage {
  readonly page: Partial<Pick<PublishedPage, 'kind' | 'body' | 'first_shown' | 'shown_since'>>;
  readonly title: string;
  readonly description: string;
  readonly picture: string | null;
  readonly locale: Locale;
  /** The page's whole address, and that of the site. */
  readonly url: string;
  readonly origin: string;
  readonly config: PublicSettings['config'];
}

/**
 * The same page for search engines, in the words of schema.org. It says nothing that its reader doesn't
 * see: no ratings, no prices, no places of jobs that the site doesn't name.
 */
export const structuredData = (told: ToldPage): string =>
  `<script type="application/ld+json">${scriptJson({
    '@context': 'https://schema.org',
    '@graph': told.page.kind === 'home' ? startPage(told) : [pageNode(told), ...wayTo(told)],
  })}</script>`;

const publisher = ({ origin, config }: ToldPage) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: config.product_name,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  ...(config.contact.email && { email: config.contact.email }),
});

function startPage(told: ToldPage): object[] {
  const organization = publisher(told);
  const site = {
    '@type': 'WebSite',
    '@id': `${told.origin}/#website`,
    name: told.config.product_name,
    url: told.url,
    description: told.description || undefined,
    inLanguage: told.locale,
    publisher: { '@id': organization['@id'] },
  };
  return [organization, site];
}

function pageNode(told: ToldPage): object {
  const { page, title, description, picture, locale, url, config } = told;
  const common = {
    '@id': url,
    url,
    description: description || undefined,
    inLanguage: locale,
    ...(picture && { image: picture }),
  };
  if (page.kind === 'article' && page.first_shown !== undefined) {
    return {
      '@type': 'NewsArticle',
      ...common,
      headline: title,
      mainEntityOfPage: url,
      datePublished: toIso(page.first_shown),
      dateModified: toIso(page.shown_since ?? page.first_shown),
      author: publisher(told),
      publisher: publisher(told),
    };
  }
  const questions = questionsOf(page.body ?? null).map(({ question, answer }) => ({
    '@type': 'Question',
    name: fillIn(question, config),
    acceptedAnswer: { '@type': 'Answer', text: fillIn(answer, config) },
  }));
  return questions.length > 0
    ? { '@type': 'FAQPage', ...common, name: title, mainEntity: questions }
    : { '@type': 'WebPage', ...common, name: title };
}

/** The list that an article or a job is read from, as its crumbs say. */
function wayTo({ page, title, url, origin, locale }: ToldPage): object[] {
  if (page.kind !== 'article' && page.kind !== 'job') return [];
  const t = SAY_SITE[locale];
  const [list, name] =
    page.kind === 'article'
      ? (['/news', t('news.back')] as const)
      : (['/careers-page', t('jobs.all')] as const);
  const steps = [
    { name, item: `${origin}${inLanguage(list, locale)}` },
    { name: title, item: url },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        ...step,
      })),
    },
  ];
}
