import { createHash } from 'node:crypto';
import { titleOf } from '@yay/contract/page-title';
import { inLanguage, isOfVisitors } from '@yay/contract/public-site/addresses';
import { readPublishedPage } from '../pages/index.ts';
import { drawPage } from './draw-page.ts';
import { fillInHtml } from './fill-in.ts';
import type { Found } from './find-form.ts';
import { frameWith } from './frame-with.ts';
import { giftAnswer } from './gift-answer.ts';
import { giftAt } from './gift-pages.ts';
import { headOf } from './head.ts';
import { keepBriefly } from './keep-briefly.ts';
import {
  chooseForApplication,
  chooseLanguage,
  languageChosen,
  languageOf,
  prefersSpanish,
} from './languages.ts';
import { messageWords } from './message-words.ts';
import { isOfTheMoment } from './parts.ts';
import { readSiteLinks } from './site-menus.ts';
import {
  type Asked,
  NOT_KEPT,
  originOf,
  type SiteAnswer,
  type SiteParts,
  type SiteRequest,
  VARY,
} from './site-parts.ts';

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

function createDrawing(parts: SiteParts) {
  return async (request: SiteRequest): Promise<SiteAnswer | undefined> => {
    const [given = '/', search = ''] = request.url.split('?', 2);
    const query = new URLSearchParams(search);
    const { locale: named, path } = languageOf(given);
    const gift = giftAt(path);
    const island = gift === null ? undefined : await parts.islandOf(gift.island);
    const isShop = island !== undefined && request.actor === null;
    if (parts.isTaken(path) && path !== '/' && !isShop) {
      if (named !== null) return isOfVisitors(path) ? leadTo(path, search) : undefined;
      // An account has a language of its own.
      return request.actor === null ? chooseForApplication(path, query) : undefined;
    }
    if (path === '/' && (request.actor !== null || query.has('show-intro-wizard')))
      return named === null ? undefined : leadTo(path, search);

    const at = await parts.now();
    const locale = named ?? 'en';
    const page = await readPublishedPage(parts.db, { path, locale, instant: at });
    if (page === null) return undefined;
    const chosen = languageChosen(query);
    if (chosen !== null) return chooseLanguage(inLanguage(path, chosen), chosen);
    if (named === null && prefersSpanish(request)) {
      return leadTo(inLanguage(path, 'es'), search);
    }
    const origin = originOf(parts, request);
    const links = await readSiteLinks(parts.db, at);
    const asked = { path, locale, page, query, at, origin, links };
    return island === undefined
      ? await answer(parts, request, asked)
      : await giftAnswer(parts, asked, island);
  };
}

const leadTo = (path: string, search: string): SiteAnswer => ({
  status: 302,
  html: '',
  headers: { ...NOT_KEPT, location: path + (search ? `?${search}` : ''), vary: VARY },
});

async function answer(parts: SiteParts, request: SiteRequest, asked: Asked): Promise<SiteAnswer> {
  const { path, locale, page, query } = asked;
  const [settings, found] = await Promise.all([parts.publicSettings(), findIn(parts, query)]);
  const { at, links } = asked;
  const isHome = page.kind === 'home';
  const body =
    (await drawPage(parts, settings, asked, found)) +
    (isHome ? messageWords(locale, settings.site_options, at) : '');
  const html = frameWith(
    parts,
    request.actor,
    { settings, at, menus: links.menus },
    {
      locale,
      path,
      windowTitle: titleOf(null, {
        name: settings.config.product_name,
        short: settings.config.product_short,
      }),
      head: await headOf(parts, settings, asked),
      html: fillInHtml(body, settings.config),
      onHero: isHome,
    },
  );
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

async function findIn(parts: SiteParts, query: URLSearchParams): Promise<Found | null> {
  const school = query.get('school')?.trim().slice(0, 120) ?? '';
  if (school === '') return null;
  return { query: school, schools: await parts.findSchools(school) };
}
