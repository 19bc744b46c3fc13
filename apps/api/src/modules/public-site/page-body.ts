import { inLanguage } from '@yay/contract/public-site/addresses';
import type { SiteOption } from '@yay/contract/settings/calls';
import {
  type Document,
  type PartName,
  questionsAbout,
  type RenderOptions,
  renderDocument,
  type ShownPicture,
} from '@yay/documents';
import { mediaAddress } from '@yay/domain/media';
import { isSafeLink } from '@yay/domain/text';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import {
  type ListedPage,
  listPublishedPages,
  type PagePicture,
  type PublishedPage,
} from '../pages/index.ts';
import { newFormToken } from '../requests/index.ts';
import type { PublicSettings } from '../settings/index.ts';
import { contactWays } from './contact-ways.ts';
import { splitEndBand } from './end-band.ts';
import type { Found } from './find-form.ts';
import { headButtons, splitButtons, withButtons } from './head-buttons.ts';
import { icon } from './icons.ts';
import { jobList, jobPage } from './jobs.ts';
import { dayOf, inOneLanguage, paragraph, post, withFirst } from './news.ts';
import { numberedSteps } from './numbered-steps.ts';
import { optionOf } from './option-of.ts';
import { type KeepLanguage, ownLinks } from './own-links.ts';
import { heapOf } from './page-heap.ts';
import { renderPart } from './parts.ts';
import type { Asked, SiteParts } from './site-parts.ts';

/** A page that the team writes: its title, its document with the parts that it names, and its lists. */
export async function textPage(
  parts: SiteParts,
  { site_options: options, config }: PublicSettings,
  asked: Asked,
  found: Found | null,
): Promise<string> {
  const { locale, path, query, page } = asked;
  const names = partNames(page.body);
  const listsNews = names.has('newsList') || page.kind === 'article';
  const listsJobs = path === '/careers-page';
  const pages =
    listsNews || listsJobs
      ? inOneLanguage(await listPublishedPages(parts.db, asked.at), locale)
      : [];
  const articles = pages.filter(({ kind }) => kind === 'article');
  const jobs = pages.filter(({ kind }) => kind === 'job');
  const news = optionOf(options, 'blog_listing_page');
  const { top_article_id: topArticle, per_page: perPage } = news;
  const hasForm = asksItself(names);
  const searched = names.has('faqSearch') ? searchedFor(query) : '';
  const answers =
    searched !== '' && page.body !== null ? questionsAbout(page.body, searched) : null;
  const token = hasForm ? await newFormToken(parts.db) : '';
  const number = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  const keepLanguage = ownLinks(parts, locale, asked.links.pages);
  const drawn = { ...drawnWith(page, keepLanguage), used: new Set<string>() };
  // An article and a job have heads of their own, without a place for buttons.
  const { buttons, rest } =
    page.kind === 'page' ? splitButtons(page.body) : { buttons: [], rest: page.body };
  const { band, rest: above } = page.kind === 'page' ? splitEndBand(rest) : { band: null, rest };
  const steps = numberedSteps(path, above, locale, drawn);
  const drawnWithParts = {
    ...drawn,
    part: (name: PartName) =>
      renderPart(name, {
        locale,
        path,
        job: page.kind === 'job' ? page.title : '',
        token,
        found,
        options,
        asked: answers && { query: searched, found: answers.found },
        listed: topArticle === null ? articles : withFirst(articles, topArticle),
        topic: number('topic'),
        page: number('page') ?? 1,
        perPage,
      }),
  };
  const text = renderDocument(answers?.document ?? steps?.rest ?? above, drawnWithParts);
  const html = withButtons(text, 'btn-lg btn-primary');
  const note = languageNote(page, locale);
  const language = page.locale === locale ? '' : ` lang="${page.locale}"`;
  if (page.kind === 'article')
    return article(asked, page, html, { note, language, keepLanguage }, articles);
  if (page.kind === 'job') {
    const after = relatedLinks(page, locale, keepLanguage);
    return jobPage(page, locale, { html, after, note, language, hasForm });
  }
  const end =
    band === null
      ? ''
      : `<section class="end-band"${language}><div class="wrap">${renderDocument(band, drawnWithParts)}</div></section>`;
  const wide = names.has('newsList');
  // The list has the page's own words where the team has written none in that language.
  const ofNews =
    locale === 'es' ? [news.title_es, news.introduction_es] : [news.title, news.introduction];
  const [title, description] = [page.title, page.description].map(
    (own, at) => (wide && ofNews[at]) || own,
  ) as [string, string];
  const heap = heapOf(path, locale);
  const acts = headButtons(buttons, { ...drawn, onColor: heap?.tint === 'green' });
  const look = heap?.tint ?? `is-plain ${TINTS[page.page_id % TINTS.length]}`;
  return `<section class="ptop ${look}"${language}><div class="wrap ptop-in"><div>${note}<h1>${e(title)}</h1>${paragraph(description)}${acts}</div>${heap?.html ?? ''}</div></section>${contactWays(path, locale, config.contact)}
${steps === null ? '' : `<div${language}>${steps.html}</div>`}<div class="page-body${shapeOf(names)}"${language}><div class="${wide ? 'news' : 'prose'}">${html}</div>${relatedLinks(page, locale, keepLanguage)}</div>${listsJobs ? jobList(jobs, locale) : ''}${end}${callAtEnd(options, acts + html + end, locale, keepLanguage)}`;
}

const asksItself = (names: ReadonlySet<string>): boolean =>
  ['contactForm', 'requestForm', 'jobForm'].some((name) => names.has(name));

/** Returns the class of a body by the parts in it: as wide as a list, beside a form, or around a band. */
function shapeOf(names: ReadonlySet<string>): string {
  if (names.has('newsList')) return ' is-wide';
  if (asksItself(names)) return ' is-asking';
  return names.has('cutOffs') ? ' has-band' : '';
}

/** Says above a title that the page is there in the other language alone. */
export const languageNote = (page: Pick<PublishedPage, 'locale'>, locale: Locale): string =>
  page.locale === locale
    ? ''
    : `<p class="lang-note" lang="${locale}">${e(SAY_SITE[locale](page.locale === 'en' ? 'onlyEnglish' : 'onlySpanish'))}</p>`;

/** Pictures of the library and links as a page shows them. */
export const drawnWith = (
  { body_pictures: pictures }: Pick<PublishedPage, 'body_pictures'>,
  keepLanguage: KeepLanguage,
): Pick<RenderOptions, 'pictureUrl' | 'href'> => ({
  pictureUrl: (id) => shownPicture(pictures.find((one) => one.id === id)),
  href: keepLanguage,
});

/** Links that the team has put at the end of a page, under a heading in the language of its address. */
function relatedLinks(
  { links }: Pick<PublishedPage, 'links'>,
  locale: Locale,
  keepLanguage: KeepLanguage,
): string {
  const list = renderDocument(links, { pictureUrl: () => null, href: keepLanguage });
  if (list === '') return '';
  const title = e(SAY_SITE[locale]('relatedLinks'));
  return `<nav class="prose related" aria-labelledby="related-links"><h2 id="related-links" lang="${locale}">${title}</h2>${list}</nav>`;
}

const TINTS = ['butter', 'mint', 'peach', 'rose', 'sky'] as const;

function article(
  { locale }: Asked,
  page: PublishedPage,
  html: string,
  { note, language, keepLanguage }: { note: string; language: string; keepLanguage: KeepLanguage },
  articles: readonly ListedPage[],
): string {
  const t = SAY_SITE[locale];
  const next = articles.filter(({ page_id: id }) => id !== page.page_id).slice(0, 3);
  const minutes = Math.max(1, Math.round(html.replace(/<[^>]+>/g, ' ').split(/\s+/).length / 220));
  return `<article class="article"${language}><header class="art-head"><nav class="crumbs" aria-label="${e(t('news.here'))}"><a href="${inLanguage('/news', locale)}">${icon('chevron-left', true)}${e(t('news.back'))}</a></nav>${note}<p class="meta">${page.topics
    .map(({ name }) => `<span class="topic">${e(name)}</span>`)
    .join(
      '',
    )}<span>${e(dayOf(page, locale))}</span><span>${e(t('news.minutes', { count: String(minutes) }))}</span></p><h1>${e(page.title)}</h1>${paragraph(page.description, ' class="dek"')}</header>
${headPicture(page)}<div class="prose">${html}</div>${relatedLinks(page, locale, keepLanguage)}</article>
${next.length > 0 ? `<section class="wrap more"><h2 class="mid-h">${e(t('news.more'))}</h2><ul class="posts">${next.map((one) => post(one, locale, 3)).join('')}</ul></section>` : ''}`;
}

/** An article's own picture above its text, unless the text shows it itself. */
function headPicture({ picture, body_pictures: shown }: PublishedPage): string {
  if (picture === null || shown.some(({ id }) => id === picture.id)) return '';
  const cut = (pixels: 640 | 1280 | 1920) => e(mediaAddress(picture, `c_fit,w_${pixels},f_auto`));
  const sizes = ([640, 1280, 1920] as const).map((pixels) => `${cut(pixels)} ${pixels}w`);
  return `<figure class="art-fig"><span class="scene is-photo"><img src="${cut(1280)}" srcset="${sizes.join(', ')}" sizes="(max-width: 64rem) 100vw, 64rem" width="1280" height="640" alt="${e(picture.alt)}" decoding="async"></span></figure>
`;
}

const searchedFor = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, 120);

function partNames(node: Document | null): Set<string> {
  const names = new Set<string>();
  for (const child of node?.content ?? []) {
    if (child.type === 'part' && typeof child.attrs?.name === 'string') names.add(child.attrs.name);
  }
  return names;
}

function shownPicture(picture: PagePicture | undefined): ShownPicture | null {
  if (picture === undefined) return null;
  const { alt, width, height } = picture;
  return { src: mediaAddress(picture, 'c_fit,w_1280,f_auto'), width, height, alt };
}

/** Draws the team's call to action at the end of a page that asks for nothing itself. */
function callAtEnd(
  options: readonly SiteOption[],
  html: string,
  locale: Locale,
  keepLanguage: KeepLanguage,
): string {
  const { enabled, text: english, text_es: spanish, url } = optionOf(options, 'global_cta');
  const text = (locale === 'es' && spanish) || english;
  const hasAct = /class="(doc-button|ptop-acts)"|<form /.test(html);
  if (!enabled || hasAct || text === '' || !isSafeLink(url)) return '';
  return `<section class="call-end"><div class="wrap"><a class="btn btn-lg btn-primary" href="${e(keepLanguage(url))}">${e(text)}</a></div></section>`;
}
