import type { PlainDate } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Catalogue, loadCatalogue } from '../schedule/index.ts';
import { findFamilyWeek } from './family-week.repo.ts';
import { type FamilyWeek, familyWeek, namedItemIds } from './family-week.ts';

export interface LoadedWeek {
  readonly week: FamilyWeek;
  readonly catalogue: Catalogue;
}

/**
 * Returns a family's week and a catalogue of its menus and of the items that it names; undefined
 * without such a family. `db` reads menus that are not in memory yet.
 */
export async function loadFamilyWeek(
  db: Db,
  source: Queryable,
  of: {
    readonly userId: number;
    readonly monday: PlainDate;
    /** A promo code to look up besides the week's own. */
    readonly code?: string | null;
    /** Items to have in the catalogue besides those of the week. */
    readonly itemIds?: readonly number[];
    /** The language of the reader, where that is somebody else than the family. */
    readonly locale?: Locale;
  },
): Promise<LoadedWeek | undefined> {
  const row = await findFamilyWeek(source, of.userId, of.monday, of.code);
  if (row === undefined) return undefined;
  const week = familyWeek(row, of.monday);
  const itemIds = [...namedItemIds(week), ...(of.itemIds ?? [])];
  const locale = of.locale ?? week.user.locale;
  return { week, catalogue: await loadCatalogue(db, source, week.menus, itemIds, locale) };
}
