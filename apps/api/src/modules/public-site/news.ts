import { inLanguage } from '@yay/contract/public-site/addresses';
import { MEAL_PICTURE, mediaAddress } from '@yay/domain/media';
import { OFFICE_ZONE } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { dateInZone, formatDate } from '@yay/words/times';
import { escapeText as e } from '../../platform/http/index.ts';
import type { ListedPage, PagePicture } from '../pages/index.ts';
import { icon } from './icons.ts';

export interface NewsFacts {
  readonly locale: Locale;
  readonly path: string;
  readonly listed: readonly ListedPage[];
  /** The number of the topic that is asked for. */
  readonly topic: number | null;
  readonly page: number;
  readonly perPage: number;
}

export const dayOf = (page: Pick<ListedPage, 'first_shown'>, locale: Locale): string =>
  formatDate(dateInZone(page.first_shown, OFFICE_ZONE), locale, 'dayOfYear');

/** Returns the paragraph below a title; nothing where there are no words for it. */
export const paragraph = (words: string, look = ''): string =>
  words === '' ? '' : `<p${look}>${e(words)}</p>`;

/** Articles, the latest first: one large, then the others, by topic and page by page. */
export function newsList({ locale, path, listed, topic, page, perPage }: NewsFacts): string {
  const t = SAY_SITE[locale];
  const topics = new Map(listed.flatMap((one) => one.topics.map(({ id, name }) => [id, name])));
  const chosen = listed.filter(
    (one) => topic === null || one.topics.some(({ id }) => id === topic),
  );
  const shown = chosen.slice((page - 1) * perPage, page * perPage);
  const [first, ...others] = shown;
  const here = inLanguage(path, locale);
  const chip = (href: string, text: string, current: boolean) =>
    `<a class="chip" href="${href}"${current ? ' aria-current="page"' : ''}>${e(text)}</a>`;
  const chips =
    topics.size === 0
      ? ''
      : `<nav class="chips" aria-label="${e(t('news.topics'))}">${[
          chip(here, t('news.all'), topic === null),
          ...[...topics].map(([id, name]) => chip(`${here}?topic=${id}`, name, topic === id)),
        ].join('')}</nav>`;
  if (first === undefined) return `${chips}<p>${e(t('news.none'))}</p>`;
  const lead = `<article class="lead-post${first.picture ? '' : ' no-scene'}">${scene(first.picture, { isFirst: true })}<div>${meta(first, locale)}<h2><a href="${inLanguage(first.path, locale)}">${e(first.title)}</a></h2>${paragraph(first.description, ' class="dek"')}</div></article>`;
  return `${chips}${lead}<ul class="posts">${others.map((one) => post(one, locale)).join('')}</ul>${pager()}`;

  function pager(): string {
    const pages = Math.ceil(chosen.length / perPage);
    if (pages < 2) return '';
    const query = (to: number) =>
      `${here}?${new URLSearchParams({ ...(topic !== null && { topic: String(topic) }), page: String(to) })}`;
    const link = (to: number, text: string) =>
      to >= 1 && to <= pages
        ? `<a class="btn btn-line" href="${e(query(to))}">${to < page ? icon('chevron-left', true) : ''}${e(text)}${to > page ? icon('chevron-right', true) : ''}</a>`
        : '<span></span>';
    return `<nav class="pager" aria-label="${e(t('news.pages'))}">${link(page - 1, t('news.newer'))}<span>${e(t('news.page', { page, pages }))}</span>${link(page + 1, t('news.older'))}</nav>`;
  }
}

/** An article's picture beside its title, which says what it is about: a picture here says nothing more. */
function scene(picture: PagePicture | null, { isFirst = false } = {}): string {
  if (picture === null) return '';
  const size = isFirst ? 'width="1280" height="1024"' : 'width="640" height="512" loading="lazy"';
  const src = mediaAddress(picture, isFirst ? 'c_fit,w_1280,f_auto' : MEAL_PICTURE);
  return `<span class="scene is-photo"><img src="${e(src)}" alt="" ${size} decoding="async"></span>`;
}

const meta = (page: ListedPage, locale: Locale): string =>
  `<p class="meta">${page.topics.map(({ name }) => `<span class="topic">${e(name)}</span>`).join('')}<span>${e(dayOf(page, locale))}</span></p>`;

export const post = (page: ListedPage, locale: Locale, level: 2 | 3 = 2): string =>
  `<li class="post${page.picture ? '' : ' no-scene'}"><article>${scene(page.picture)}${meta(page, locale)}<h${level}><a href="${inLanguage(page.path, locale)}">${e(page.title)}</a></h${level}>${paragraph(page.description)}</article></li>`;

/** The same articles, with this one on top. */
export const withFirst = (articles: readonly ListedPage[], id: number): ListedPage[] =>
  articles.toSorted((a, b) => Number(b.page_id === id) - Number(a.page_id === id));

/** Every page once: in the language asked for, or in English where it has no other. */
export function inOneLanguage(pages: readonly ListedPage[], locale: Locale): ListedPage[] {
  const byPage = new Map<number, ListedPage>();
  for (const page of pages) {
    if (page.locale === locale || !byPage.has(page.page_id)) byPage.set(page.page_id, page);
  }
  return [...byPage.values()].toSorted((a, b) => b.first_shown - a.first_shown);
}
