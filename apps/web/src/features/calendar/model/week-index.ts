import type { CalendarDay, LunchCalendar } from '@yay/contract/calendar/calls';
import type { Luncher } from '@yay/contract/lunchers/calls';
import type { Item, Option, OptionGroup } from '@yay/contract/schedule/catalogue';
import type { PlainDate } from '@yay/domain/calendar';
import type { Spot } from './choice.ts';

export type GroupWithOptions = OptionGroup & { options: Option[] };

/** One week of a family, laid out for looking things up: made once per answer of the server. */
export type WeekIndex = {
  week: LunchCalendar;
  dates: PlainDate[];
  lunchers: Map<string, Luncher>;
  items: Map<number, Item>;
  options: Map<number, Option>;
  groups: Map<number, GroupWithOptions[]>;
  /** The items that can be chosen by menu id, the best placed first. */
  entrees: Map<number, number[]>;
  extras: Map<number, number[]>;
  /** Units left by `stockKey`; a missing one has no limit. */
  stock: Map<string, number>;
};

export function indexWeek(week: LunchCalendar): WeekIndex {
  const items = new Map(week.items.map((item) => [item.id, item]));
  const possibleExtras = new Set(week.allPossibleExtras);
  const entrees = new Map<number, number[]>();
  const extras = new Map<number, number[]>();
  const placed = week.itemMenus.toSorted((a, b) => b.pivot.weight - a.pivot.weight);
  for (const { menu_id, item_id } of placed) {
    const item = items.get(item_id);
    if (!item) continue;
    if (possibleExtras.has(item_id)) push(extras, menu_id, item_id);
    else if (isEntree(item)) push(entrees, menu_id, item_id);
  }
  const options = new Map(week.options.map((option) => [option.id, option]));
  const groups = new Map<number, GroupWithOptions[]>();
  for (const group of week.option_groups) {
    const own = week.options.filter((option) => option.option_group_id === group.id);
    push(groups, group.item_id, { ...group, options: own });
  }
  const [anyLuncher] = Object.values(week.days);
  return {
    week,
    dates: (anyLuncher ?? []).map((day) => day.date),
    lunchers: new Map(week.lunchers.map((luncher) => [String(luncher.id), luncher])),
    items,
    options,
    groups,
    entrees,
    extras,
    stock: new Map(week.stock.map((row) => [stockKey(row.item_id, row.date), row.left])),
  };
}

export function stockKey(itemId: number, date: PlainDate): string {
  return `${itemId}|${date}`;
}

export function dayAt(index: WeekIndex, { luncherId, date }: Spot): CalendarDay | undefined {
  return index.week.days[luncherId]?.find((day) => day.date === date);
}

/** Returns the entrees of that day, daily specials first. */
export function entreesAt(index: WeekIndex, spot: Spot): { item: Item; special: boolean }[] {
  const day = dayAt(index, spot);
  if (!day) return [];
  const specials = day.specials.toSorted((a, b) => b.weight - a.weight).map((row) => row.item_id);
  const onMenu = day.menu_id === null ? [] : (index.entrees.get(day.menu_id) ?? []);
  const ids = [...new Set([...specials, ...onMenu])];
  return ids.flatMap((id) => {
    const item = index.items.get(id);
    return item ? [{ item, special: specials.includes(id) }] : [];
  });
}

export function extrasAt(index: WeekIndex, spot: Spot): Item[] {
  const menuId = dayAt(index, spot)?.menu_id ?? null;
  const ids = menuId === null ? [] : (index.extras.get(menuId) ?? []);
  return ids.flatMap((id) => index.items.get(id) ?? []);
}

export function groupsOf(index: WeekIndex, itemId: number): GroupWithOptions[] {
  return index.groups.get(itemId) ?? [];
}

function isEntree(item: Item): boolean {
  return item.meta.preorder && !item.meta.is_extra;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
