import type { LunchCalendar } from '@yay/contract/calendar';
import { dateIn } from '@yay/domain/time';
import type { Db } from '../../platform/db/index.ts';
import {
  type CatalogueItem,
  likesOf,
  presentGroups,
  presentItem,
  presentOptions,
} from '../schedule/index.ts';
import { DEFAULT_ZONE } from './default-week.ts';
import type { LoadedWeek } from './load-week.ts';

/** What a week's calendar says about its meals: the same for all families with the same menus. */
export type CalendarCatalogue = Pick<
  LunchCalendar,
  'items' | 'option_groups' | 'options' | 'allPossibleExtras' | 'itemMenus'
>;

export async function readCatalogue(db: Db, loaded: LoadedWeek): Promise<CalendarCatalogue> {
  const { week, catalogue } = loaded;
  const menus = [...catalogue.menus.values()];
  const items = shownItems(loaded);
  const ids = items.map((item) => item.id);
  const likes = week.ratingsOn ? await likesOf(db, ids) : null;
  const today = dateIn(week.lunchers[0]?.timezone ?? DEFAULT_ZONE, week.now);
  const ordered = orderedOptionIds(loaded);
  return {
    items: items.map((item) => presentItem(item, today, likes)),
    option_groups: items.flatMap(presentGroups),
    options: items.flatMap((item) => presentOptions(item, ordered)),
    allPossibleExtras: [...new Set(menus.flatMap((menu) => menu.extras.map((item) => item.id)))],
    itemMenus: menus.flatMap((menu) =>
      [...menu.entrees, ...menu.extras].map((item) => ({
        menu_id: menu.id,
        item_id: item.id,
        pivot: { weight: menu.weights.get(item.id) ?? 0 },
      })),
    ),
  };
}

/** Each item that can be chosen in this week or is ordered in it, once. */
function shownItems({ week, catalogue }: LoadedWeek): CatalogueItem[] {
  const items = new Map<number, CatalogueItem>();
  const add = (item: CatalogueItem | undefined) => item && items.set(item.id, item);
  for (const menu of catalogue.menus.values()) {
    menu.entrees.forEach(add);
    menu.extras.forEach(add);
  }
  for (const { specials } of week.dayGrades) {
    for (const { item_id } of specials) add(catalogue.item(item_id));
  }
  for (const order of [...week.orders, ...week.grabAndGo]) {
    add(catalogue.item(order.item_id));
    for (const { id } of order.extras) add(catalogue.item(id));
  }
  return [...items.values()];
}

const orderedOptionIds = ({ week }: LoadedWeek): ReadonlySet<number> =>
  new Set(week.orders.flatMap((order) => order.options.map((option) => option.id)));

/**
 * Names this catalogue among all that there are; null when something in it is this family's own,
 * such as an ordered item that has left the menu.
 */
export function catalogueKey({ week, catalogue }: LoadedWeek): string | null {
  const menus = [...catalogue.menus.values()];
  const specials = week.dayGrades.flatMap((day) => day.specials.map((special) => special.item_id));
  const shown = (id: number) =>
    specials.includes(id) ||
    menus.some((menu) => menu.weights.has(id) && menu.items.get(id)?.available === true);
  const ordered = [...week.orders, ...week.grabAndGo].flatMap((order) => [
    order.item_id,
    ...order.extras.map((extra) => extra.id),
  ]);
  const onSomeMenu = (id: number) => menus.some((menu) => menu.items.has(id));
  if (!ordered.every(shown) || !specials.every(onSomeMenu)) return null;
  for (const order of week.orders) {
    const item = catalogue.item(order.item_id);
    if (order.options.some(({ id }) => item?.options.get(id)?.archived !== false)) return null;
  }
  const today = dateIn(week.lunchers[0]?.timezone ?? DEFAULT_ZONE, week.now);
  const versions = menus.map((menu) => `${menu.id}.${menu.revision}`).join(',');
  const special = [...new Set(specials)].toSorted((a, b) => a - b).join(',');
  return `${today}|${week.ratingsOn}|${versions}|${special}`;
}
