import type { Me } from '@yay/contract/identity/calls';
import { PAGES } from '@yay/contract/pages';
import { mayOpen } from '../../../lib/may-open.ts';
import { may } from '../../../lib/session.ts';
import { GROUPS, type Group, type MenuEntry } from '../../../parts/menu-entry.ts';

const declared = import.meta.glob<readonly MenuEntry[]>('../../*/menu-entries.ts', {
  eager: true,
  import: 'entries',
});

/** Every entry of the admin header, as the features declare them. */
export const DECLARED: readonly MenuEntry[] = Object.values(declared)
  .flat()
  .toSorted(
    (one, other) =>
      GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) || one.place - other.place,
  );

export type Entry = MenuEntry & { readonly path: string };

/** The entries that this person may enter. */
export function entriesFor(me: Me | null): readonly Entry[] {
  return DECLARED.filter((entry) => mayEnter(me, entry) && mayOpen(me, entry.page)).map(
    (entry) => ({ ...entry, path: PAGES[entry.page].path }),
  );
}

/**
 * Every page that has an entry and opens for this person: the groups of the header are narrower,
 * as the requirement has them.
 */
export function pagesFor(me: Me | null): readonly Entry[] {
  return DECLARED.filter(({ page }) => mayOpen(me, page)).map((entry) => ({
    ...entry,
    path: PAGES[entry.page].path,
  }));
}

/** A group shows when one of its entries does. */
export function groupsOf(
  entries: readonly Entry[],
): readonly (readonly [Group, readonly Entry[]])[] {
  return GROUPS.map(
    (group) => [group, entries.filter((one) => one.group === group)] as const,
  ).filter(([, members]) => members.length > 0);
}

export function isHere(entry: Entry, path: string): boolean {
  return path === entry.path || path.startsWith(`${entry.path}/`);
}

function mayEnter(me: Me | null, { for: who }: MenuEntry): boolean {
  if (!('roles' in who)) return may(me, ...who);
  return who.roles.some((role) => me?.roles.includes(role));
}
