import { addDays } from '@yay/domain/calendar';
import { dateIn, OFFICE_ZONE, startOfDay } from '@yay/domain/time';
import { SITE_MENUS, SITE_PAGES, type SitePage } from '@yay/seeds/site';
import { layPages } from './modules/pages/index.ts';
import { layMenus } from './modules/site-options/index.ts';
import type { Platform } from './platform/index.ts';

/**
 * Publishes the pages that the product brings, and links to them in header and footer, at every
 * start: texts that the team has written since stay as they are. `pictures` are the library's, by the address
 * of the page that each is for.
 */
export async function laySite(
  platform: Pick<Platform, 'db' | 'clock'>,
  pictures: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  await layTexts(platform, SITE_PAGES, pictures);
  await layMenus(platform.db, SITE_MENUS);
}

/** Publishes pages in both languages where they were never written. */
export async function layTexts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  pages: readonly SitePage[],
  pictures: ReadonlyMap<string, number>,
): Promise<void> {
  const today = dateIn(OFFICE_ZONE, await clock.now(db));
  await layPages(
    db,
    pages.map(({ path, kind, daysAgo, en, es }) => ({
      path,
      kind,
      shownSince: startOfDay(addDays(today, -daysAgo), OFFICE_ZONE),
      picture: pictures.get(path),
      texts: { en, es },
    })),
  );
}
