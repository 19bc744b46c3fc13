import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { dateIn, OFFICE_ZONE } from '@yay/domain/time';
import type { Db } from '../../platform/db/index.ts';
import {
  type CatalogueItem,
  type CompiledMenu,
  likesOf,
  presentGroups,
  presentItem,
  presentOptions,
} from '../schedule/index.ts';
import type { LoadedWeek } from './load-week.ts';

/** What a week's calendar says about its meals: the same for all families with the same menus. */
export type CalendarCatalogue = Pick<
  LunchCalendar,
  'items' | 'option_groups' | 'options' | 'not_together' | 'allPossibleExtras' | 'itemMenus'
>;

export async function readCatalogue(db: Db, loaded: LoadedWeek): Promise<CalendarCatalogue> {
  const { items, presented, menus, ordered } = await showMeals(db, loaded);
  return {
    items: presented,
    option_groups: items.flatMap((item) => presentGroups(item, ordered)),
    options: items.flatMap((item) => presentOptions(item, ordered)),
    not_together: items.flatMap((item) => item.notTogether.map((ids) => [...ids])),
    allPossibleExtras: extraIds(menus),
    itemMenus: menus.flatMap(presentMenu),
  };
}

/** Everything that a week's calendar shows of its meals, before it is made into an answer. */
export async function showMeals(
  db: Db,
  loaded: LoadedWeek,
): Promise<{
  readonly items: readonly CatalogueItem[];
  /** As the wire has them, one by one: the same objects until something about them changes. */
  readonly presented: LunchCalendar['items'];
  readonly menus: readonly CompiledMenu[];
  readonly ordered: ReadonlySet<number>;
}> {
  const { week, catalogue } = loaded;
  const items = shownItems(loaded);
  const ids = items.map((item) => item.id);
  const likes = week.ratingsOn ? await likesOf(db, ids) : null;
  const today = dateIn(week.lunchers[0]?.timezone ?? OFFICE_ZONE, week.now);
  return {
    items,
    presented: items.map((item) => presentItem(item, today, likes)),
    menus: [...catalogue.menus.values()],
    ordered: orderedOptionIds(loaded),
  };
}

export const extraIds = (menus: readonly CompiledMenu[]): number[] => [
  ...new Set(menus.flatMap((menu) => menu.extras.map((item) => item.id))),
];

export const presentMenu = (menu: CompiledMenu): LunchCalendar['itemMenus'] =>
  [...menu.entrees, ...menu.extras].map((item) => ({
    menu_id: menu.id,
    item_id: item.id,
    pivot: { weight: menu.weights.get(item.id) ?? 0 },
  }));

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
