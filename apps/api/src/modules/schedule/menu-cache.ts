import type { Db, Queryable } from '../../platform/db/index.ts';
import { findMenus, type ItemRow } from './catalogue.repo.ts';
import { type CatalogueItem, type CompiledMenu, compileItem, compileMenu } from './catalogue.ts';

export interface MenuVersion {
  readonly id: number;
  readonly revision: number;
}

// A city of 170 schools eats by 1,700 menus in a week: all of a season's, with room to spare. Without
// its items, which it shares with others, a menu is a kilobyte or two.
const MOST_KEPT = 6_000;
const MOST_ITEMS = 10_000;

interface Cache {
  readonly menus: Map<number, CompiledMenu>;
  readonly items: Map<number, { readonly text: string; readonly item: CatalogueItem }>;
}
const caches = new WeakMap<Db, Cache>();

/**
 * The menus at these revisions, compiled. A revision never changes, so what is kept can't be stale:
 * triggers raise it with every change of what the menu offers. Never asked by a transaction that
 * changes the catalogue itself: what it sees may yet be rolled back.
 */
export async function compiledMenus(
  db: Db,
  source: Queryable,
  versions: Iterable<MenuVersion>,
): Promise<ReadonlyMap<number, CompiledMenu>> {
  const kept = cacheOf(db);
  const menus = new Map<number, CompiledMenu>();
  const missing = new Set<number>();
  for (const { id, revision } of versions) {
    const menu = kept.menus.get(id);
    if (menu?.revision === revision) menus.set(id, menu);
    else missing.add(id);
  }
  if (missing.size > 0) {
    for (const row of await findMenus(source, [...missing])) {
      // The row says its own revision: the menu may have changed since it was asked for.
      const menu = compileMenu(row, (item) => shared(kept, item));
      menus.set(menu.id, menu);
      keep(kept, menu);
    }
  }
  return menus;
}

function cacheOf(db: Db): Cache {
  const known = caches.get(db);
  if (known) return known;
  const made: Cache = { menus: new Map(), items: new Map() };
  caches.set(db, made);
  return made;
}

/** Returns one shared item for rows that read the same: most menus offer what others do. */
function shared({ items }: Cache, row: ItemRow): CatalogueItem {
  const text = JSON.stringify(row);
  const before = items.get(row.id);
  if (before?.text === text) return before.item;
  const item = compileItem(row);
  if (items.size >= MOST_ITEMS) items.clear();
  items.set(row.id, { text, item });
  return item;
}

function keep({ menus }: Cache, menu: CompiledMenu): void {
  const before = menus.get(menu.id);
  if (before && before.revision > menu.revision) return;
  menus.delete(menu.id);
  menus.set(menu.id, menu);
  const oldest = menus.keys().next();
  if (menus.size > MOST_KEPT && !oldest.done) menus.delete(oldest.value);
}
