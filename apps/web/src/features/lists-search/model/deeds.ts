import type { Me } from '@yay/contract/identity/calls';
import { PAGES, type PageName } from '@yay/contract/pages';
import { mayOpen } from '../../../lib/may-open.ts';
import { may } from '../../../lib/session.ts';
import type { Deed } from '../../../parts/deed.ts';

const declared = import.meta.glob<readonly Deed[]>('../../*/deeds.ts', {
  eager: true,
  import: 'deeds',
});

/** Every deed, as the features declare them. */
export const DEEDS: readonly Deed[] = Object.values(declared)
  .flat()
  .toSorted((one, other) => one.place - other.place);

export type OpenDeed = Deed & {
  readonly href: string;
  /** True where it leads to the record whose page is open. */
  readonly isHere: boolean;
};

/** The deeds whose pages this person may open, each with the address to do it at. */
export function deedsFor(me: Me | null, path: string): readonly OpenDeed[] {
  return DEEDS.filter(
    ({ page, within, needs }) =>
      mayOpen(me, page) &&
      (within === undefined || mayOpen(me, within.page)) &&
      (needs === undefined || may(me, ...needs)),
  ).map((deed) => {
    const here = deed.within && addressOfRecord(deed.within.page, path);
    if (here !== undefined) {
      return { ...deed, href: addressOf(here, deed.within?.search), isHere: true };
    }
    const { search, part } = deed;
    return { ...deed, href: addressOf(PAGES[deed.page].path, search, part), isHere: false };
  });
}

function addressOf(path: string, search: Deed['search'], part?: string): string {
  const asked = new URLSearchParams(search).toString();
  return `${path}${asked && `?${asked}`}${part === undefined ? '' : `#${part}`}`;
}

/**
 * The address of a page for the record whose page is open; undefined where no such page is. A record
 * has the same address in the team's part and in a portal, after /admin.
 */
function addressOfRecord(page: PageName, path: string): string | undefined {
  const wanted = PAGES[page].path;
  const parts = partsOf(wanted);
  const open = partsOf(path);
  const at = parts.findIndex((part) => part.startsWith('$'));
  const id = open[at] ?? '';
  const isOfRecord = parts.slice(0, at).every((part, place) => part === open[place]);
  if (at < 0 || !isOfRecord || !/^\d+$/.test(id)) return undefined;
  return wanted.replace(parts[at] ?? '', id);
}

const partsOf = (path: string): string[] => path.replace(/^\/admin(?=\/)/, '').split('/');
