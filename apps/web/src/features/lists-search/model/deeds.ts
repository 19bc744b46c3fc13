import type { Me } from '@yay/contract/identity/calls';
import { PAGES, type PageName } from '@yay/contract/pages';
import { may, mayOpen } from '../../../lib/session.ts';
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
    if (here === undefined) return { ...deed, href: PAGES[deed.page].path, isHere: false };
    const search = new URLSearchParams(deed.within?.search).toString();
    return { ...deed, href: search === '' ? here : `${here}?${search}`, isHere: true };
  });
}

/** The address of a page for the record whose page is open; undefined where no such page is. */
function addressOfRecord(page: PageName, path: string): string | undefined {
  const wanted = PAGES[page].path.split('/');
  const open = path.split('/');
  const at = wanted.findIndex((part) => part.startsWith('$'));
  const id = open[at] ?? '';
  const isOfRecord = wanted.slice(0, at).every((part, place) => part === open[place]);
  if (at < 0 || !isOfRecord || !/^\d+$/.test(id)) return undefined;
  return wanted.with(at, id).join('/');
}
