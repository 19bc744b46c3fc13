import { addDays } from '@yay/domain/calendar';
import { dateIn, OFFICE_ZONE, startOfDay } from '@yay/domain/time';
import { SITE_MENUS, SITE_PAGES } from '@yay/seeds/site';
import { layPages } from './modules/pages/index.ts';
import { layMenus } from './modules/site-options/index.ts';
import type { Platform } from './platform/index.ts';

/**
 * Publishes the pages that the product brings, and links to them in header and footer, at every
 * start: what the team has written since stays as it is. `pictures` are the library's, by the address
 * of the page that each is for.
 */
export async function laySite(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  pictures: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const today = dateIn(OFFICE_ZONE, await clock.now(db));
  await layPages(
    db,
    SITE_PAGES.map(({ path, kind, daysAgo, en, es }) => ({
      path,
      kind,
      shownSince: startOfDay(addDays(today, -daysAgo), OFFICE_ZONE),
      picture: pictures.get(path),
      texts: { en, es },
    })),
  );
  await layMenus(db, SITE_MENUS);
}
