import type { PageRecord, PageVersion } from '@yay/contract/pages/calls';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { siteOptionFields } from '../settings/index.ts';
import { listedIn } from './listed-in.ts';
import { pageById, versionsOf, type WholeVersionRow, wholeVersions } from './pages.repo.ts';
import { currentOf, presentPage, presentVersion } from './present-page.ts';

export interface PageParts {
  readonly db: Db;
  readonly clock: Clock;
}

/** One page in its languages, with its versions. */
export async function getPage(
  source: Queryable,
  clock: Clock,
  id: number,
): Promise<PageRecord | Refusal> {
  const page = await pageById(source, id);
  if (page === null) return refuse(404, 'not_found');
  const versions = await versionsOf(source, id);
  const current = ['en', 'es'].flatMap(
    (locale) => currentOf(versions.filter((version) => version.locale === locale))?.id ?? [],
  );
  const whole = await wholeVersions(source, id, current);
  const listed = listedIn(id, await siteOptionFields(source, 'site_menus'));
  return { ...presentPage(page, versions, whole, await clock.now(source)), listed_in: listed };
}

/** One version, whole; of another page there is none. */
export async function getPageVersion(
  source: Queryable,
  clock: Clock,
  pageId: number,
  versionId: number,
): Promise<PageVersion | Refusal> {
  const [row] = await wholeVersions(source, pageId, [versionId]);
  if (row === undefined) return refuse(404, 'not_found');
  return presentWhole(source, clock, row);
}

export async function presentWhole(
  source: Queryable,
  clock: Clock,
  row: WholeVersionRow,
): Promise<PageVersion> {
  const versions = await versionsOf(source, row.page_id);
  return presentVersion(row, versions, await clock.now(source));
}
