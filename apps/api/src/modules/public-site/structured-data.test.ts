import { expect, test } from 'vitest';
import { structuredData, type ToldPage } from './structured-data.ts';

const ORIGIN = 'https://lunch.test';
const config = {
  product_name: 'Tom & Jo',
  contact: { email: 'hello@lunch.test', sms: '' },
} as ToldPage['config'];

const told = (page: ToldPage['page'], part: Partial<ToldPage> = {}) => {
  const html = structuredData({
    page,
    title: 'Soup season',
    description: 'Soup is back.',
    picture: null,
    locale: 'en',
    url: `${ORIGIN}/news/soup`,
    origin: ORIGIN,
    config,
    ...part,
  });
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  return { html, graph: JSON.parse(json)['@graph'] as Record<string, unknown>[] };
};

test('the start page tells who stands behind the site', () => {
  const { graph } = told({ kind: 'home' }, { url: `${ORIGIN}/` });
  expect(graph).toMatchObject([
    { '@type': 'Organization', name: 'Tom & Jo', email: 'hello@lunch.test' },
    { '@type': 'WebSite', url: `${ORIGIN}/`, publisher: { '@id': `${ORIGIN}/#organization` } },
  ]);
});

test('an article tells when it was first read and last changed, and where the list is', () => {
  const [first_shown, shown_since] = [Date.UTC(2026, 8, 1), Date.UTC(2026, 9, 2)];
  const page = { kind: 'article', first_shown, shown_since } as ToldPage['page'];
  const { graph } = told(page, { picture: `${ORIGIN}/soup.jpg` });
  expect(graph).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: 'Soup season',
      image: `${ORIGIN}/soup.jpg`,
      datePublished: '2026-09-01T00:00:00.000Z',
      dateModified: '2026-10-02T00:00:00.000Z',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${ORIGIN}/news` },
        { position: 2, item: `${ORIGIN}/news/soup` },
      ],
    },
  ]);
});

test('questions of a page are told with their answers, settings put in', () => {
  const say = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const question = { type: 'faqQuestion', content: [{ type: 'text', text: 'Whom do I ask?' }] };
  const answer = { type: 'faqAnswer', content: [say('{info_mailbox} of {product}.')] };
  const body = { type: 'doc', content: [{ type: 'faq', content: [question, answer] }] };
  const { graph } = told({ kind: 'page', body } as ToldPage['page']);
  expect(graph).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          name: 'Whom do I ask?',
          acceptedAnswer: { text: 'hello@lunch.test of Tom & Jo.' },
        },
      ],
    },
  ]);
});

test('no title ends the element that it stands in', () => {
  const title = '</script><script>alert(1)</script><!--';
  const { html, graph } = told({ kind: 'page' }, { title });
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  expect(graph).toMatchObject([{ '@type': 'WebPage', name: title }]);
});
