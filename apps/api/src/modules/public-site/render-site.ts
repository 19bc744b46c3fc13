import { createHash } from 'node:crypto';
import { guard, landingOf } from '@yay/contract/guard';
import type { Me } from '@yay/contract/identity/calls';
import { titleOf } from '@yay/contract/pages';
import type { SiteOption } from '@yay/contract/settings/calls';
import { LOCALE_COOKIE } from '@yay/contract/shell/first-data';
import { readOrUsual } from '@yay/contract/site-options/fields';
import { type Document, renderDocument, type ShownPicture } from '@yay/documents';
import { mediaAddress } from '@yay/domain/media';
import { isSafeLink } from '@yay/domain/text';
import type { Instant } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, escapeText as e, localeAsked } from '../../platform/http/index.ts';
import {
  type ListedPage,
  listPublishedPages,
  type PagePicture,
  type PublishedPage,
  readPicture,
  readPublishedPage,
} from '../pages/index.ts';
import { newFormToken } from '../requests/index.ts';
import type { PublicSettings } from '../settings/index.ts';
import { alertFor } from './alert.ts';
import type { Found } from './find-form.ts';
import type { FindSchools } from './find-schools.ts';
import { type FramedPage, frame, inLanguage } from './frame.ts';
import { type GiftPage, giftAt, giftHead, giftPage } from './gift-pages.ts';
import { homePage } from './home.ts';
import { type IslandFiles, islandData } from './island-part.ts';
import { keepBriefly } from './keep-briefly.ts';
import { messageWords } from './message-words.ts';
import { dayOf, post } from './news.ts';
import { isOfTheMoment, renderPart } from './parts.ts';
import type { ReadSiteOffer } from './site-offer.ts';

export interface SiteParts {
  readonly db: Queryable;
  readonly now: () => Promise<Instant>;
  readonly meOf: (actor: Actor) => Me;
  readonly publicSettings: () => Promise<PublicSettings>;
  readonly findSchools: FindSchools;
  readonly readOffer: ReadSiteOffer;
  /** Where people reach the product; undefined where nobody has said. */
  readonly url: string | undefined;
  readonly production: boolean;
  /** Whether the web application has a page of its own there. */
  readonly isTaken: (path: string) => boolean;
  /** The files of a part of the web application; undefined where it was not built. */
  readonly islandOf: (name: string) => Promise<IslandFiles | undefined>;
}

export interface SiteAnswer {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

type SiteRequest = Pick<FastifyRequest, 'url' | 'actor' | 'headers' | 'protocol' | 'host'>;
const YEAR_S = 31_536_000;
const NOT_KEPT = { 'cache-control': 'no-store' };

/** Answers the addresses of the public site; undefined for whatever is none of them. */
export function createSite(parts: SiteParts) {
  const draw = createDrawing(parts);
  const briefly = keepBriefly<SiteAnswer>();
  return async (request: SiteRequest): Promise<SiteAnswer | undefined> => {
    const { actor, url, headers } = request;
    const answer =
      actor === null && !url.includes('?')
        ? await briefly(`${prefersSpanish(request)} ${originOf(parts, request)}${url}`, () =>
            draw(request),
          )
        : await draw(request);
    const etag = answer?.headers.etag;
    return answer && etag && headers['if-none-match']?.includes(etag)
      ? { ...answer, status: 304, html: '' }
      : answer;
  };
}

/** Where people reach the product; where nobody has said, it is where they asked for it. */
const originOf = ({ url }: SiteParts, { protocol, host }: SiteRequest): string =>
  url ?? `${protocol}://${host}`;

function createDrawing(parts: SiteParts) {
  return async (request: SiteRequest): Promise<SiteAnswer | undefined> => {
    const [given = '/', search = ''] = request.url.split('?', 2);
    const query = new URLSearchParams(search);
    const { locale: named, path } = languageOf(given);
    const gift = named === null && request.actor === null ? giftAt(path) : null;
    if (gift !== null) return giftAnswer(parts, request, gift, query);
    if (parts.isTaken(path) && path !== '/') return undefined;
    if (path === '/' && (request.actor !== null || query.has('show-intro-wizard')))
      return undefined;

    const at = await parts.now();
    const locale = named ?? 'en';
    const page =
      path === '/' ? null : await readPublishedPage(parts.db, { path, locale, instant: at });
    if (path !== '/' && page === null) return undefined;
    const chosen = query.get('lang');
    if (chosen === 'en' || chosen === 'es') return chooseLanguage(path, chosen);
    if (named === null && prefersSpanish(request)) {
      const to = inLanguage(path, 'es') + (search ? `?${search}` : '');
      return { status: 302, html: '', headers: { ...NOT_KEPT, location: to, vary: VARY } };
    }
    const origin = originOf(parts, request);
    return await answer(parts, request, { path, locale, page, query, at, origin });
  };
}

const VARY = 'cookie, accept-language';

/** English stands without a prefix. A slash at the end makes no difference. */
function languageOf(given: string): { locale: Locale | null; path: string } {
  const path = given.length > 1 ? given.replace(/\/+$/, '') || '/' : given;
  if (path === '/es') return { locale: 'es', path: '/' };
  return path.startsWith('/es/') ? { locale: 'es', path: path.slice(3) } : { locale: null, path };
}

const prefersSpanish = ({ actor, headers }: SiteRequest): boolean =>
  (actor?.locale ?? localeAsked(headers)) === 'es';

/** The choice holds for the whole product, in this browser. */
const chooseLanguage = (path: string, locale: Locale): SiteAnswer => ({
  status: 302,
  html: '',
  headers: {
    ...NOT_KEPT,
    location: inLanguage(path, locale),
    'set-cookie': `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`,
  },
});

interface Asked {
  readonly path: string;
  readonly locale: Locale;
  readonly page: PublishedPage | null;
  readonly query: URLSearchParams;
  readonly at: Instant;
  readonly origin: string;
}

async function answer(parts: SiteParts, request: SiteRequest, asked: Asked): Promise<SiteAnswer> {
  const { path, locale, page, query } = asked;
  const [settings, found] = await Promise.all([parts.publicSettings(), findIn(parts, query)]);
  const body =
    page === null
      ? (await home(parts, settings, locale, found)) +
        messageWords(locale, settings.site_options, asked.at)
      : await pageBody(parts, settings.site_options, asked, page, found);
  const html = frameWith(parts, request.actor, settings, asked.at, {
    locale,
    path,
    windowTitle: titleOf(null, {
      name: settings.config.product_name,
      short: settings.config.product_short,
    }),
    head: filled(await headOf(parts, settings, asked), settings),
    html: filled(body, settings),
    onHero: page === null,
  });
  const kept = request.actor === null && found === null && !isOfTheMoment(body);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'content-language': locale,
    vary: VARY,
    ...(kept
      ? { 'cache-control': 'public, max-age=30, stale-while-revalidate=60', etag }
      : NOT_KEPT),
  };
  return { status: 200, html, headers };
}

/** The start page, with thumbs where the team has switched them on. */
async function home(
  parts: SiteParts,
  { features, site_options: options, config }: PublicSettings,
  locale: Locale,
  found: Found | null,
): Promise<string> {
  const offer = await parts.readOffer();
  const rated = features.some(({ name, value }) => name === 'ratings' && value);
  return homePage(locale, {
    found,
    offer: rated ? offer : { ...offer, favorites: null },
    lateFeeCents: optionOf(options, 'late_fee').cents,
    product: config.product_name,
  });
}

/**
 * The gift shop for a visitor: a page of the site with the shop as a part of the web application in
 * it. Whoever is signed in is in the web application already, and stays there.
 */
async function giftAnswer(
  parts: SiteParts,
  request: SiteRequest,
  gift: GiftPage,
  query: URLSearchParams,
): Promise<SiteAnswer | undefined> {
  const island = await parts.islandOf('gifts');
  if (island === undefined) return undefined;
  const chosen = query.get('lang');
  if (chosen === 'en' || chosen === 'es') return chooseLanguage(gift.path, chosen);
  const [settings, at] = await Promise.all([parts.publicSettings(), parts.now()]);
  const locale = localeAsked(request.headers);
  const { title, lead } = giftHead(gift, locale);
  const page = { title, description: lead, picture: null, locale, locales: [] };
  const origin = originOf(parts, request);
  const html = frameWith(parts, null, settings, at, {
    locale,
    path: gift.path,
    windowTitle: titleOf(null, {
      name: settings.config.product_name,
      short: settings.config.product_short,
    }),
    head: `${await headOf(parts, settings, { path: gift.path, locale, page, origin })}
${islandData({ ...settings, status: 200, locale, me: null, config: { ...settings.config, demo: null } })}`,
    html: giftPage(gift, locale, island, settings.config.contact.email),
  });
  return {
    status: 200,
    html,
    headers: { ...NOT_KEPT, 'content-language': locale, vary: VARY },
  };
}

/** Draws a version that is not read yet as its visitors would see it. */
export function createPreview(parts: SiteParts) {
  return async (page: PublishedPage): Promise<string> => {
    const [settings, at] = await Promise.all([parts.publicSettings(), parts.now()]);
    const { path, locale } = page;
    const query = new URLSearchParams();
    const asked = { path, locale, page, query, at, origin: parts.url ?? '' };
    const body = await pageBody(parts, settings.site_options, asked, page, null);
    return frameWith(parts, null, settings, at, {
      locale,
      path,
      windowTitle: page.title,
      head: '',
      html: filled(body, settings),
      isPreview: true,
    });
  };
}

export function frameWith(
  parts: Pick<SiteParts, 'meOf' | 'production'>,
  actor: Actor | null,
  settings: PublicSettings,
  at: Instant,
  page: FramedPage,
): string {
  const me = actor && parts.meOf(actor);
  const opened = guard('home', me, parts.production);
  return frame(page, {
    config: settings.config,
    landing: me === null ? null : opened.kind === 'redirect' ? opened.to : landingOf(me),
    alert: alertFor(page.path, settings.site_options),
    year: new Date(at).getUTCFullYear(),
  });
}

async function findIn(parts: SiteParts, query: URLSearchParams): Promise<Found | null> {
  const school = query.get('school')?.trim().slice(0, 120) ?? '';
  if (school === '') return null;
  return { query: school, schools: await parts.findSchools(school) };
}

/** Settings that the team's texts name: {info_mailbox}, {sms_number}, {product}. */
function filled(html: string, { config }: PublicSettings): string {
  const values: Readonly<Record<string, string>> = {
    info_mailbox: config.contact.email,
    sms_number: config.contact.sms,
    product: config.product_name,
  };
  return html.replace(/\{(info_mailbox|sms_number|product)\}/g, (_all, name: string) =>
    e(values[name] ?? ''),
  );
}

async function pageBody(
  parts: SiteParts,
  options: readonly SiteOption[],
  asked: Asked,
  page: PublishedPage,
  found: Found | null,
): Promise<string> {
  const { locale, path, query } = asked;
  const t = SAY_SITE[locale];
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
  const hasForm = ['contactForm', 'requestForm', 'jobForm'].some((name) => names.has(name));
  const token = hasForm ? await newFormToken(parts.db) : '';
  const number = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  const html = inItsLanguage(
    locale,
    renderDocument(page.body, {
      pictureUrl: (id) => shownPicture(page.body_pictures.find((one) => one.id === id)),
      part: (name) =>
        renderPart(name, {
          locale,
          path,
          token,
          found,
          listed: topArticle === null ? articles : withFirst(articles, topArticle),
          topic: number('topic'),
          page: number('page') ?? 1,
          perPage,
        }),
    }),
  );
  const note = page.locale === locale ? '' : `<p class="lang-note">${e(t('onlyEnglish'))}</p>`;
  const language = page.locale === locale ? '' : ` lang="${page.locale}"`;
  if (page.kind === 'article') return article(asked, page, html, note, language, articles);
  const crumbs =
    page.kind === 'job'
      ? `<nav class="crumbs wrap" aria-label="${e(t('news.here'))}"><a href="${inLanguage('/careers-page', locale)}">${e(t('jobs.all'))}</a></nav>`
      : '';
  const wide = names.has('newsList');
  // Without words of the team in a language, the list has the page's own.
  const ofNews =
    locale === 'es' ? [news.title_es, news.introduction_es] : [news.title, news.introduction];
  const [title, description] = [page.title, page.description].map(
    (own, at) => (wide && ofNews[at]) || own,
  ) as [string, string];
  return `${crumbs}<section class="ptop is-plain ${TINTS[page.page_id % TINTS.length]}"${language}><div class="wrap ptop-in"><div>${note}<h1>${e(title)}</h1><p>${e(description)}</p></div></div></section>
<div class="page-body${wide ? ' is-wide' : ''}"${language}><div class="${wide ? 'news' : 'prose'}">${html}</div>${listsJobs ? jobList(jobs, locale) : ''}</div>${callAtEnd(options, html, locale)}`;
}

const SITE_LINK =
  /href="(\/(?:about|what-we-do|how-it-works-for-parents|how-it-works-for-schools|faqs|contact-us|for-vendors|careers-page|news|terms|privacy|request)(?:\/[a-z0-9-]+)?)(?=["#?])/g;

/** Links between pages of the site stay in its language. */
const inItsLanguage = (locale: Locale, html: string): string =>
  locale === 'en' ? html : html.replace(SITE_LINK, 'href="/es$1');

const TINTS = ['butter', 'mint', 'peach', 'rose', 'sky'] as const;

function article(
  { locale }: Asked,
  page: PublishedPage,
  html: string,
  note: string,
  language: string,
  articles: readonly ListedPage[],
): string {
  const t = SAY_SITE[locale];
  const next = articles.filter(({ page_id: id }) => id !== page.page_id).slice(0, 3);
  const minutes = Math.max(1, Math.round(html.replace(/<[^>]+>/g, ' ').split(/\s+/).length / 220));
  return `<article class="article"${language}><header class="art-head"><nav class="crumbs" aria-label="${e(t('news.here'))}"><a href="${inLanguage('/news', locale)}">${e(t('news.back'))}</a></nav>${note}<p class="meta">${page.topics
    .map(({ name }) => `<span class="topic">${e(name)}</span>`)
    .join(
      '',
    )}<span>${e(dayOf(page, locale))}</span><span>${e(t('news.minutes', { count: String(minutes) }))}</span></p><h1>${e(page.title)}</h1><p class="dek">${e(page.description)}</p></header>
<div class="prose">${html}</div></article>
${next.length > 0 ? `<section class="wrap more"><h2 class="mid-h">${e(t('news.more'))}</h2><ul class="posts">${next.map((one) => post(one, locale, 3)).join('')}</ul></section>` : ''}`;
}

function jobList(jobs: readonly ListedPage[], locale: Locale): string {
  const t = SAY_SITE[locale];
  const lines = jobs.map(
    (job) =>
      `<li><a href="${inLanguage(job.path, locale)}"><b>${e(job.title)}</b>${e(job.description)}</a></li>`,
  );
  return `<section aria-labelledby="jobs"><h2 id="jobs" class="mid-h">${e(t('jobs.open'))}</h2>${
    lines.length > 0 ? `<ul class="job-list">${lines.join('')}</ul>` : `<p>${e(t('jobs.none'))}</p>`
  }</section>`;
}

/** The same articles, with this one on top. */
const withFirst = (articles: readonly ListedPage[], id: number): ListedPage[] =>
  articles.toSorted((a, b) => Number(b.page_id === id) - Number(a.page_id === id));

/** Every page once: in the language asked for, or in English where it has no other. */
function inOneLanguage(pages: readonly ListedPage[], locale: Locale): ListedPage[] {
  const byPage = new Map<number, ListedPage>();
  for (const page of pages) {
    if (page.locale === locale || !byPage.has(page.page_id)) byPage.set(page.page_id, page);
  }
  return [...byPage.values()].toSorted((a, b) => b.first_shown - a.first_shown);
}

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

/** What is told of a page where it is shared. */
type Shared = Pick<Asked, 'path' | 'locale' | 'origin'> & {
  readonly page:
    | (Pick<PublishedPage, 'title' | 'description' | 'picture' | 'locale' | 'locales'> &
        Partial<Pick<PublishedPage, 'kind'>>)
    | null;
};

/** What search engines and those who share a link read. */
async function headOf(
  parts: SiteParts,
  settings: PublicSettings,
  { path, locale, page, origin }: Shared,
): Promise<string> {
  const t = SAY_SITE[locale];
  const usual = optionOf(settings.site_options, 'og_default');
  const shared =
    locale === 'es' ? { title: usual.title_es, description: usual.description_es } : usual;
  const title = page?.title ?? (shared.title || `${settings.config.product_name}!`);
  const description = page?.description || shared.description || t('home.lead');
  const absolute = (to: string) => (to.startsWith('/') ? `${origin}${to}` : to);
  const shown = page && page.locale !== locale ? page.locale : locale;
  const own =
    page?.picture ?? (usual.asset_id === null ? null : await readPicture(parts.db, usual.asset_id));
  const picture = own && absolute(mediaAddress(own, 'c_fill,w_1200,h_630,f_auto'));
  const locales = page?.locales ?? ['en', 'es'];
  const metas: readonly (readonly [string, string])[] = [
    ['og:type', page?.kind === 'article' ? 'article' : 'website'],
    ['og:site_name', settings.config.product_name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', absolute(inLanguage(path, shown))],
    ['og:locale', locale === 'es' ? 'es_US' : 'en_US'],
    ...(picture ? [['og:image', picture] as const] : []),
  ];
  return [
    `<meta name="description" content="${e(description)}">`,
    `<link rel="canonical" href="${e(absolute(inLanguage(path, shown)))}">`,
    ...locales.map(
      (one) =>
        `<link rel="alternate" hreflang="${one}" href="${e(absolute(inLanguage(path, one)))}">`,
    ),
    ...(locales.length > 0
      ? [`<link rel="alternate" hreflang="x-default" href="${e(absolute(path))}">`]
      : []),
    '<link rel="alternate" type="application/rss+xml" href="/news.rss">',
    ...metas.map(([name, content]) => `<meta property="${name}" content="${e(content)}">`),
  ].join('\n');
}

/** An option that visitors may read, whole; what can't be read is as one that nobody set. */
const optionOf = <Type extends 'og_default' | 'blog_listing_page' | 'global_cta' | 'late_fee'>(
  options: readonly SiteOption[],
  type: Type,
) => readOrUsual(type, options.find((one) => one.type === type)?.fields);

/** What the team asks for at the end of pages that ask for nothing themselves. */
function callAtEnd(options: readonly SiteOption[], html: string, locale: Locale): string {
  const { enabled, text: english, text_es: spanish, url } = optionOf(options, 'global_cta');
  const text = (locale === 'es' && spanish) || english;
  const asksItself = /class="doc-button"|<form /.test(html);
  if (!enabled || asksItself || text === '' || !isSafeLink(url)) return '';
  return `<section class="call-end"><div class="wrap"><a class="btn btn-lg btn-primary" href="${e(url)}">${e(text)}</a></div></section>`;
}
