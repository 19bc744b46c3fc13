export interface PickItem {
  id: number;
  name: string;
  note?: string;
}
export interface PickGroup {
  id: number;
  name: string;
  items: readonly PickItem[];
}

/** More than these at once help nobody, and are slow to draw. */
const MOST_SHOWN = 200;

/** Finds the text in the names of items and groups; with `only`, among the chosen ones. */
export function shownGroups(
  groups: readonly PickGroup[],
  query: string,
  only: ReadonlySet<number> | null,
): { shown: readonly PickGroup[]; more: number } {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const shown: PickGroup[] = [];
  let room = MOST_SHOWN;
  let more = 0;
  for (const group of groups) {
    const matching = group.items.filter(
      (item) =>
        (only === null || only.has(item.id)) &&
        words.every((word) => folded(`${item.name} ${group.name}`).includes(word)),
    );
    const fit = matching.slice(0, room);
    room -= fit.length;
    more += matching.length - fit.length;
    if (fit.length > 0) shown.push({ ...group, items: fit });
  }
  return { shown, more };
}

/** All that is chosen, once of one group's shown items exactly these are; the order stays. */
export function withGroup(
  chosen: readonly number[],
  group: PickGroup,
  ids: ReadonlySet<number>,
): readonly number[] {
  const shown = new Set(group.items.map(({ id }) => id));
  const staying = chosen.filter((id) => !shown.has(id) || ids.has(id));
  const had = new Set(chosen);
  return [...staying, ...[...ids].filter((id) => !had.has(id))];
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
