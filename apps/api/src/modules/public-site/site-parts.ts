import type { Me } from '@yay/contract/identity/calls';
import type { Instant } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { PublishedPage } from '../pages/index.ts';
import type { PublicSettings } from '../settings/index.ts';
import type { FindSchools } from './find-schools.ts';
import type { IslandFiles } from './island-part.ts';
import type { SiteLinks } from './site-menus.ts';
import type { ReadSiteOffer } from './site-offer.ts';

export interface SiteParts {
  readonly db: Queryable;
  readonly now: () => Promise<Instant>;
  readonly meOf: (actor: Actor) => Me;
  readonly publicSettings: () => Promise<PublicSettings>;
  readonly findSchools: FindSchools;
  readonly readOffer: ReadSiteOffer;
  /** Address by which people reach the product; undefined where it is not configured. */
  readonly url: string | undefined;
  readonly production: boolean;
  /** Tells an address at which the web application has a page of its own. */
  readonly isTaken: (path: string) => boolean;
  /** The files of a part of the web application; undefined where it was not built. */
  readonly islandOf: (name: string) => Promise<IslandFiles | undefined>;
}

export interface SiteAnswer {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type SiteRequest = Pick<FastifyRequest, 'url' | 'actor' | 'headers' | 'protocol' | 'host'>;

/** A page of the site that is asked for. */
export interface Asked {
  readonly path: string;
  readonly locale: Locale;
  readonly page: PublishedPage;
  readonly query: URLSearchParams;
  readonly at: Instant;
  readonly origin: string;
  readonly links: SiteLinks;
}

export const NOT_KEPT = { 'cache-control': 'no-store' };
export const VARY = 'cookie, accept-language';

/** Returns the configured address of the product, or the one that the request came by. */
export const originOf = ({ url }: SiteParts, { protocol, host }: SiteRequest): string =>
  url ?? `${protocol}://${host}`;
