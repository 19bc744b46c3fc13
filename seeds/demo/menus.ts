import type { PlainDate } from '@yay/domain/calendar';
import type { Item } from '../lib/catalogue.ts';
import type { Row } from '../lib/insert-rows.ts';
import type { Random } from '../lib/random.ts';
import { ALWAYS_ON } from './always-on.ts';
import { GROUPS, type Group, SCHOOLS, type School } from './places.ts';
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
            ...choose(offered, always, school, weekday + season, random),
          });
        }
      }
    }
  }
  return menus;
}

export function menuRows(menus: readonly Menu[]): Row[] {
  return menus.map(({ id, name, lastDay }) => ({ id, name, last_day: lastDay }));
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

/** Eight to eleven entrees and five or six extras, of three or four vendors. */
function choose(
  offered: readonly Item[],
  always: readonly Item[],
  school: School,
  turn: number,
  random: Random,
): { entrees: Item[]; extras: Item[] } {
  const codes = [...new Set(always.map(({ vendorCode }) => vendorCode))];
  const others = school.vendors.filter((code) => !codes.includes(code));
  const rotated = others.map((_, index) => others[(index + turn) % others.length] ?? '');
  codes.push(...rotated.slice(0, Math.max(0, random.between(3, 4) - codes.length)));
  const ofVendors = offered.filter(
    (item) => codes.includes(item.vendorCode) && !always.includes(item),
  );
  const fixedEntrees = always.filter(({ extra }) => !extra);
  const fixedExtras = always.filter(({ extra }) => extra);
  // Each vendor of the day has at least two meals on the menu.
  const ofEach = codes.flatMap((code) =>
    random.some(
      ofVendors.filter((item) => !item.extra && item.vendorCode === code),
      Math.max(0, 2 - fixedEntrees.filter(({ vendorCode }) => vendorCode === code).length),
    ),
  );
  const chosen = [...fixedEntrees, ...ofEach];
  const rest = ofVendors.filter((item) => !item.extra && !chosen.includes(item));
  return {
    entrees: [...chosen, ...random.some(rest, random.between(8, 11) - chosen.length)],
    extras: [
      ...fixedExtras,
      ...random.some(
        ofVendors.filter(({ extra }) => extra),
        random.between(5, 6) - fixedExtras.length,
      ),
    ],
  };
}

export function named(items: readonly Item[], name: string): Item {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`no item called ${name}`);
  return item;
}
