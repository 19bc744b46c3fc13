import { inLanguage } from '@yay/contract/public-site/addresses';
import {
  getSiteMenus,
  previewPage,
  type SiteMenus,
  searchSchools,
} from '@yay/contract/public-site/calls';
import type { Instant } from '@yay/domain/time';
import { toIso } from '@yay/domain/time';
import { SAY_SITE } from '@yay/words/public-site/say';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../platform/db/index.ts';
import { escapeText, refuse, register } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import { listPublishedPages, type PublishedPage, readVersionToShow } from '../pages/index.ts';
import { wayToAsk, wayToSchool } from './find-form.ts';
import type { FindSchools } from './find-schools.ts';
import { newsFeed } from './news-feed.ts';
import { siteFiles } from './style.ts';

/** Searches by network address: one a typed letter, of many visitors behind one router. */
const SEARCHES: LimitRule = { name: 'public_site.schools', points: 600, seconds: 600 };
const CACHED = 'public, max-age=300';

export interface SiteRouteParts {
  readonly db: Queryable;
  readonly limits: Limits;
  readonly clock: { now(source: Queryable): Promise<Instant> };
  readonly findSchools: FindSchools;
  readonly siteMenus: () => Promise<SiteMenus>;
  readonly drawPreview: (page: PublishedPage) => Promise<string>;
  readonly url: string | undefined;
  readonly product: string;
}

export function publicSiteRoutes(app: FastifyInstance, parts: SiteRouteParts): void {
  siteFiles(app);
  callRoutes(app, parts);
  feedRoutes(app, parts);
}

function callRoutes(app: FastifyInstance, parts: SiteRouteParts): void {
  const { db, clock } = parts;
  register(app, searchSchools, async ({ query, request }) => {
    const spent = await parts.limits.spend(SEARCHES, request.ip);
    if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
    const locale = query.locale ?? 'en';
    const t = SAY_SITE[locale];
    const found = await parts.findSchools(query.value);
    const schools = found === 'too_short' ? [] : found;
    return {
      data: {
        schools: schools.map((school) => ({
          name: school.name,
          city: school.city,
          delivers: school.delivers,
          url: wayToSchool(school, locale),
          said: t(school.delivers ? 'find.delivers' : 'find.soon'),
          tone: school.delivers ? 'tag-ok' : 'tag-late',
        })),
        none: t('find.none'),
        missing: t('find.missing'),
        ask: t('find.ask'),
        ask_url: wayToAsk(query.value, locale),
      },
    };
  });

  register(app, getSiteMenus, async () => ({ data: await parts.siteMenus() }));

  register(app, previewPage, async ({ params }) => {
    const page = await readVersionToShow(db, {
      page: params.id,
      version: params.version,
      instant: await clock.now(db),
    });
    if (page === null) return refuse(404, 'not_found');
    return { data: { html: await parts.drawPreview(page) } };
  });
}

/** Answers search engines and readers of news. */
function feedRoutes(app: FastifyInstance, parts: SiteRouteParts): void {
  const { db, clock, product } = parts;
  const absolute = (path: string, host: string) => escapeText(`${parts.url ?? host}${path}`);
  app.route({
    method: 'GET',
    url: '/sitemap.xml',
    config: { permission: 'anyone', asker: 'ignored' },
    handler: async (request, reply) => {
      const host = `${request.protocol}://${request.host}`;
      const pages = await listPublishedPages(db, await clock.now(db));
      const lines = pages.map(
        ({ path, locale, shown_since: since }) =>
          `<url><loc>${absolute(inLanguage(path, locale), host)}</loc><lastmod>${toIso(since)}</lastmod></url>`,
      );
      return reply
        .header('cache-control', CACHED)
        .type('application/xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>\n`,
        );
    },
  });
  for (const locale of ['en', 'es'] as const) {
    app.route({
      method: 'GET',
      url: inLanguage('/news.rss', locale),
      config: { permission: 'anyone', asker: 'ignored' },
      handler: async (request, reply) => {
        const pages = await listPublishedPages(db, await clock.now(db));
        const origin = parts.url ?? `${request.protocol}://${request.host}`;
        return reply
          .header('cache-control', CACHED)
          .type('application/rss+xml; charset=utf-8')
          .send(newsFeed(pages, { locale, origin, product }));
      },
    });
  }
}
