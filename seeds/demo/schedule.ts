import type { PlainDate } from '@yay/domain/calendar';
import { DEFAULT_TIMES, lockAt, serveAt } from '@yay/domain/ordering';
import { type Instant, toIso } from '@yay/domain/time';
import type { Item } from '../lib/catalogue.ts';
import type { Row } from '../lib/insert-rows.ts';
import { GROUPS, type Group, MARKETS, type Market, type School } from '../lib/places.ts';
import type { Random } from '../lib/random.ts';
import { ALWAYS_ON } from './always-on.ts';
import { type Menu, named } from './menus.ts';
import { SCHOOLS } from './places.ts';
import { dayOfWeek, type Weeks, weekNumbers } from './weeks.ts';

/** The offer to one group of a school on one day. */
export type ServedDay = {
  id: number;
  school: School;
  week: number;
  date: PlainDate;
  menus: Record<Group, { menu: Menu | null; specials: Item[] }>;
};

export function scheduleOf(
  weeks: Weeks,
  menus: readonly Menu[],
  items: readonly Item[],
  random: Random,
): ServedDay[] {
  const days: ServedDay[] = [];
  for (const school of SCHOOLS) {
    for (const week of weekNumbers()) {
      for (const weekday of [1, 2, 3, 4, 5]) {
        // Riverside's last day of next week is not planned yet.
        const planned = !(school.name === 'Riverside Middle' && week === 1 && weekday === 5);
        const ofGroup = (group: Group) => {
          const menu =
            menus.find(
              (one) =>
                planned &&
                one.school === school &&
                one.group === group &&
                one.weekday === weekday &&
                week >= one.from &&
                week <= one.to,
            ) ?? null;
          const date = dayOfWeek(weeks, week, weekday);
          return { menu, specials: menu ? specialsOf(menu, date, items, random) : [] };
        };
        days.push({
          id: days.length + 1,
          school,
          week,
          date: dayOfWeek(weeks, week, weekday),
          menus: { Lower: ofGroup('Lower'), Upper: ofGroup('Upper') },
        });
      }
    }
  }
  return days;
}

/** One or two on most days; half of them are not on the menu otherwise. */
function specialsOf(menu: Menu, date: PlainDate, items: readonly Item[], random: Random): Item[] {
  if (menu.school.name === 'Maplewood Elementary' && menu.weekday === 5) {
    return [named(items, 'Cheesy flatbread')];
  }
  const count = random.pick([0, 1, 1, 1, 2]);
  const fromElsewhere = items.filter(
    (item) =>
      !item.extra &&
      menu.school.vendors.includes(item.vendorCode) &&
      !menu.entrees.includes(item) &&
      (item.startsOn === null || item.startsOn <= date),
  );
  const ordinary = menu.entrees.filter(({ name }) => !ALWAYS_ON.some(({ item }) => item === name));
  const specials = new Set<Item>();
  for (let index = 0; index < count; index++) {
    specials.add(
      random.pick(random.chance(0.5) && fromElsewhere.length ? fromElsewhere : ordinary),
    );
  }
  return [...specials];
}

export function destinationDayRows(days: readonly ServedDay[]): Row[] {
  return days.map(({ id, school, date }) => ({ id, destination_id: school.id, date }));
}

export function destinationDayGradeRows(days: readonly ServedDay[]): Row[] {
  return days.flatMap((day) =>
    GROUPS.map((group, index) => ({
      id: (day.id - 1) * GROUPS.length + index + 1,
      destination_day_id: day.id,
      group_name: group,
      menu_id: day.menus[group].menu?.id ?? null,
      menu_end: day.menus[group].menu?.lastDay ?? null,
    })),
  );
}

export function dailySpecialRows(days: readonly ServedDay[]): Row[] {
  let id = 0;
  return days.flatMap((day) =>
    GROUPS.flatMap((group) => {
      const { menu, specials } = day.menus[group];
      return specials.map((item, index) => ({
        id: ++id,
        menu_id: menu?.id,
        destination_day_id: day.id,
        item_id: item.id,
        weight: 2 - index,
      }));
    }),
  );
}

export type MarketDay = { market: Market; date: PlainDate; lockAt: Instant; serveAt: Instant };

export function marketDaysOf(weeks: Weeks): MarketDay[] {
  return MARKETS.flatMap((market) =>
    weekNumbers().flatMap((week) =>
      [1, 2, 3, 4, 5].map((weekday) => {
        const date = dayOfWeek(weeks, week, weekday);
        return {
          market,
          date,
          lockAt: lockAt(date, market.zone, DEFAULT_TIMES),
          serveAt: serveAt(date, market.zone, DEFAULT_TIMES),
        };
      }),
    ),
  );
}

export function marketDayRows(days: readonly MarketDay[], now: Instant): Row[] {
  return days.map((day) => ({
    market_id: day.market.id,
    date: day.date,
    lock_at: toIso(day.lockAt),
    serve_at: toIso(day.serveAt),
    locked_at: day.lockAt <= now ? toIso(day.lockAt) : null,
    served_at: day.serveAt <= now ? toIso(day.serveAt) : null,
  }));
}
