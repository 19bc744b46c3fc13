import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { dateIn, OFFICE_ZONE } from '@yay/domain/time';
import type { LoadedWeek } from '../orders/index.ts';
import type { CatalogueItem, CompiledMenu } from '../schedule/index.ts';

/** The meals that a week's calendar shows, before they are made into an answer. */
export interface ShownMeals {
  readonly menus: readonly CompiledMenu[];
  /** Items that are ordered or a special of some day and on none of the menus, each once. */
  readonly besides: readonly CatalogueItem[];
  /** Options that the family has ordered. */
  readonly ordered: ReadonlySet<number>;
  readonly today: PlainDate;
  readonly ratingsOn: boolean;
}

export function shownMeals({ week, catalogue }: LoadedWeek): ShownMeals {
  // Menus follow the order of the week, whatever the order in which they were read.
  const menus = week.menus.flatMap(({ id }) => catalogue.menus.get(id) ?? []);
  const besides = new Map<number, CatalogueItem>();
  const decided = new Set<number>();
  // Ten lunches name the same few items, and a week has as many menus.
  const add = (id: number) => {
    if (decided.has(id)) return;
    decided.add(id);
    if (menus.some((menu) => menu.shown.has(id))) return;
    const item = catalogue.item(id);
    if (item) besides.set(id, item);
  };
  for (const { specials } of week.dayGrades) {
    for (const { item_id } of specials) add(item_id);
  }
  const ordered = new Set<number>();
  for (const order of week.orders) {
    add(order.item_id);
    for (const extra of order.extras) add(extra.id);
    for (const option of order.options) ordered.add(option.id);
  }
  for (const order of week.grabAndGo) {
    add(order.item_id);
    for (const extra of order.extras) add(extra.id);
  }
  return {
    menus,
    besides: [...besides.values()],
    ordered,
    today: dateIn(week.lunchers[0]?.timezone ?? OFFICE_ZONE, week.now),
    ratingsOn: week.ratingsOn,
  };
}

/** Returns the items that can be chosen from these menus, each once. */
export function itemsOn(menus: readonly CompiledMenu[]): CatalogueItem[] {
  const items = new Map<number, CatalogueItem>();
  for (const menu of menus) {
    for (const item of menu.shown.values()) items.set(item.id, item);
  }
  return [...items.values()];
}

export const extraIds = (menus: readonly CompiledMenu[]): number[] => [
  ...new Set(menus.flatMap((menu) => menu.extras.map((item) => item.id))),
];

export const presentMenu = (menu: CompiledMenu): LunchCalendar['itemMenus'] =>
  [...menu.shown.values()].map((item) => ({
    menu_id: menu.id,
    item_id: item.id,
    pivot: { weight: menu.weights.get(item.id) ?? 0 },
  }));
