import type { Db, Queryable } from '../../platform/db/index.ts';
import { findMenus } from './catalogue.repo.ts';
import { type CompiledMenu, compileMenu } from './catalogue.ts';

export interface MenuVersion {
  readonly id: number;
  readonly revision: number;
}

// A city's menus of a season, with room to spare; a compiled one is a few tens of kilobytes.
const MOST_KEPT = 400;
const caches = new WeakMap<Db, Map<number, CompiledMenu>>();

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
  const found = new Map<number, CompiledMenu>();
  const missing = new Set<number>();
  for (const { id, revision } of versions) {
    const menu = kept.get(id);
    if (menu?.revision === revision) found.set(id, menu);
    else missing.add(id);
  }
  if (missing.size > 0) {
    for (const row of await findMenus(source, [...missing])) {
      // The row says its own revision: the menu may have changed since it was asked for.
      const menu = compileMenu(row);
      found.set(menu.id, menu);
      keep(kept, menu);
    }
  }
  return found;
}

function cacheOf(db: Db): Map<number, CompiledMenu> {
  const known = caches.get(db);
  if (known) return known;
  const made = new Map<number, CompiledMenu>();
  caches.set(db, made);
  return made;
}

function keep(kept: Map<number, CompiledMenu>, menu: CompiledMenu): void {
  const before = kept.get(menu.id);
  if (before && before.revision > menu.revision) return;
  kept.delete(menu.id);
  kept.set(menu.id, menu);
  const oldest = kept.keys().next();
  if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
}
