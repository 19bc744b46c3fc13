import type { Locale } from '@yay/words/locales';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { findItems } from './catalogue.repo.ts';
import { type CatalogueItem, type CompiledMenu, compileItem, wordedIn } from './catalogue.ts';
import { compiledMenus, type MenuVersion } from './menu-cache.ts';

/** The menus that somebody asks about, and any item by its id. */
export interface Catalogue {
  readonly menus: ReadonlyMap<number, CompiledMenu>;
  item(id: number): CatalogueItem | undefined;
}

/**
 * Returns these menus worded in a language. `itemIds`: what must be known besides, such as ordered
 * items that left the menu.
 */
export async function loadCatalogue(
  db: Db,
  source: Queryable,
  versions: Iterable<MenuVersion>,
  itemIds: Iterable<number>,
  locale: Locale,
): Promise<Catalogue> {
  const compiled = await compiledMenus(db, source, versions);
  const menus =
    locale === 'en'
      ? compiled
      : new Map([...compiled].map(([id, menu]) => [id, wordedIn(locale, menu)]));
  const onMenu = (id: number) => {
    for (const menu of menus.values()) {
      const item = menu.items.get(id);
      if (item) return item;
    }
    return undefined;
  };
  const loose = [...new Set(itemIds)].filter((id) => onMenu(id) === undefined);
  const others = new Map<number, CatalogueItem>();
  if (loose.length > 0) {
    for (const row of await findItems(source, loose)) {
      others.set(row.id, wordedIn(locale, compileItem(row)));
    }
  }
  return { menus, item: (id) => onMenu(id) ?? others.get(id) };
}
