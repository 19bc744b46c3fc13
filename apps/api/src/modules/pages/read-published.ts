import type { PageLocale } from '@yay/contract/pages/values';
import { withoutSlash } from '@yay/domain/redirects';
import { type Instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import {
  type ListedPage,
  type PublishedPage,
  publishedPage,
  publishedPages,
  versionToShow,
} from './published.repo.ts';

/**
 * Returns the version that a visitor sees at an address at an instant: the one whose time began
 * last. A missing language falls back to English, and `locale` says so. Null where there is no
 * page.
 */
export const readPublishedPage = (
  source: Queryable,
  asked: { readonly path: string; readonly locale: PageLocale; readonly instant: Instant },
): Promise<PublishedPage | null> =>
  publishedPage(source, {
    path: withoutSlash(asked.path),
    locale: asked.locale,
    at: toIso(asked.instant),
  });

/** A version as its visitors would see it now; null where the page has none of that number. */
export const readVersionToShow = (
  source: Queryable,
  asked: { readonly page: number; readonly version: number; readonly instant: Instant },
): Promise<PublishedPage | null> => versionToShow(source, { ...asked, at: toIso(asked.instant) });

/** Every page that is shown at an instant, in each of its languages, the latest first. */
export const listPublishedPages = (source: Queryable, instant: Instant): Promise<ListedPage[]> =>
  publishedPages(source, toIso(instant));
