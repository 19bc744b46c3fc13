import type { PlainDate } from '@yay/domain/calendar';
import type { Theme } from '@yay/domain/menus';
import type { Item } from '../lib/catalogue.ts';
import { composeMenu } from '../lib/compose-menu.ts';
import type { Row } from '../lib/insert-rows.ts';
import { GROUPS, type Group, type School } from '../lib/places.ts';
import type { Random } from '../lib/random.ts';
import { ALWAYS_ON } from './always-on.ts';
import { SCHOOLS } from './places.ts';
import { dayOfWeek, mondayOfWeek, WEEKS_AHEAD, WEEKS_BACK, type Weeks } from './weeks.ts';

const MENU_WEEKS = 4;
const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export type Menu = {
  id: number;
  name: string;
  school: School;
  group: Group;
  weekday: number;
  /** Weeks that serve it, first and last. */
  from: number;
  to: number;
  lastDay: PlainDate;
  entrees: Item[];
  extras: Item[];
};

/** One menu per school, weekday and group; it changes every four weeks, at each school in turn. */
export function menusOf(weeks: Weeks, items: readonly Item[], random: Random): Menu[] {
  const menus: Menu[] = [];
  for (const school of SCHOOLS) {
    for (const [season, { from, to }] of seasonsOf(school).entries()) {
      for (const [index, dayName] of WEEKDAY_NAMES.entries()) {
        for (const group of GROUPS) {
          const weekday = index + 1;
          const offered = items.filter(
            ({ startsOn, vendorCode }) =>
              school.vendors.includes(vendorCode) &&
              (startsOn === null || startsOn <= mondayOfWeek(weeks, from)),
          );
          const always = ALWAYS_ON.filter(
            (meal) => meal.school === school.name && meal.weekday === weekday,
          ).map(({ item }) => named(items, item));
          menus.push({
            id: menus.length + 1,
            name: `${school.name}, ${group} school, ${dayName} ${season + 1}`,
            school,
            group,
            weekday,
            from,
            to,
            lastDay: dayOfWeek(weeks, to, weekday),
            ...composeMenu(offered, always, school.vendors, weekday + season, random),
          });
        }
      }
    }
  }
  return menus;
}

export function menuRows(menus: readonly Menu[]): Row[] {
  return menus.map(({ id, name, lastDay, weekday, school }) => ({
    id,
    name,
    last_day: lastDay,
    theme: themeOf(weekday, school),
    kind: 'calendar',
  }));
}

/** Most schools know what a Tuesday and a Friday are for. */
function themeOf(weekday: number, school: School): Theme | null {
  if (weekday === 2) return 'taco';
  if (weekday === 5) return 'pizza';
  return weekday === 3 && school.id % 2 === 0 ? 'pasta' : null;
}

export function menuItemRows(menus: readonly Menu[]): Row[] {
  return menus.flatMap((menu) => [
    ...menu.entrees.map((item, index) => ({
      menu_id: menu.id,
      item_id: item.id,
      weight: 1 + ((item.id + index) % 5),
    })),
    ...menu.extras.map((item) => ({ menu_id: menu.id, item_id: item.id, weight: 1 })),
  ]);
}

function seasonsOf(school: School): { from: number; to: number }[] {
  const seasons: { from: number; to: number }[] = [];
  let from = -WEEKS_BACK;
  let next = school.menuChangesIn - 2 * MENU_WEEKS;
  while (next <= -WEEKS_BACK) next += MENU_WEEKS;
  while (from <= WEEKS_AHEAD) {
    seasons.push({ from, to: Math.min(next - 1, WEEKS_AHEAD) });
    from = next;
    next += MENU_WEEKS;
  }
  return seasons;
}

export function named(items: readonly Item[], name: string): Item {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`no item called ${name}`);
  return item;
}
