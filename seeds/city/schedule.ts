import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { DEFAULT_TIMES, lateFrom, lockAt, serveAt } from '@yay/domain/ordering';
import { dateIn, type Instant, toIso } from '@yay/domain/time';
import type { Item } from '../lib/catalogue.ts';
import { composeMenu } from '../lib/compose-menu.ts';
import { holidaysBetween } from '../lib/holidays.ts';
import type { Row } from '../lib/insert-rows.ts';
import { EASTERN, GROUPS, MARKETS, type Market, type School } from '../lib/places.ts';
import type { Random } from '../lib/random.ts';
import { WEEKS_AHEAD, WEEKS_BACK } from './size.ts';

const MENU_WEEKS = 4;
const DAYS = [0, 1, 2, 3, 4];

export type CityMenu = {
  id: number;
  name: string;
  lastDay: PlainDate;
  entrees: Item[];
  extras: Item[];
};

export type MarketDay = {
  date: PlainDate;
  lockAt: Instant;
  serveAt: Instant;
  lateFrom: Instant;
  closed: boolean;
};

export type CitySchedule = {
  mondays: PlainDate[];
  menus: CityMenu[];
  /** The menu of a school's group (0 is Lower) on a day (0 is Monday) of the week at that index. */
  menuAt(school: number, week: number, day: number, group: number): CityMenu;
  marketDay(market: Market, week: number, day: number): MarketDay;
  holidays: { date: PlainDate; name: string }[];
};

export function citySchedule(
  now: Instant,
  schools: readonly School[],
  items: readonly Item[],
  random: Random,
): CitySchedule {
  const thisMonday = mondayOf(dateIn(EASTERN.zone, now));
  const weeks = WEEKS_BACK + 1 + WEEKS_AHEAD;
  const mondays = Array.from({ length: weeks }, (_, index) =>
    addDays(thisMonday, (index - WEEKS_BACK) * 7),
  );
  const menus: CityMenu[] = [];
  const ofSlot: CityMenu[] = [];
  const slot = (school: number, week: number, day: number, group: number) =>
    ((school * weeks + week) * DAYS.length + day) * GROUPS.length + group;

  for (const [index, school] of schools.entries()) {
    const offered = items.filter(({ vendorCode }) => school.vendors.includes(vendorCode));
    const current = new Map<string, CityMenu>();
    for (const [week, monday] of mondays.entries()) {
      const changes = (week - WEEKS_BACK - school.menuChangesIn) % MENU_WEEKS === 0;
      for (const day of DAYS) {
        for (const [group, groupName] of GROUPS.entries()) {
          const key = `${day} ${group}`;
          let menu = current.get(key);
          if (!menu || changes) {
            menu = {
              id: menus.length + 1,
              name: `${school.abbreviation} ${groupName} ${monday}`,
              lastDay: monday,
              ...composeMenu(offered, [], school.vendors, day + week, random),
            };
            menus.push(menu);
            current.set(key, menu);
          }
          menu.lastDay = addDays(monday, day);
          ofSlot[slot(index, week, day, group)] = menu;
        }
      }
    }
  }

  const holidays = holidaysBetween(
    mondays[0] ?? thisMonday,
    addDays(mondays.at(-1) ?? thisMonday, 4),
  );
  const closed = new Set(holidays.map(({ date }) => date));
  const days = new Map(
    MARKETS.map((market) => [
      market.id,
      mondays.flatMap((monday) =>
        DAYS.map((day): MarketDay => {
          const date = addDays(monday, day);
          return {
            date,
            lockAt: lockAt(date, market.zone, DEFAULT_TIMES),
            serveAt: serveAt(date, market.zone, DEFAULT_TIMES),
            lateFrom: lateFrom(monday, market.zone, DEFAULT_TIMES),
            closed: closed.has(date),
          };
        }),
      ),
    ]),
  );
  return {
    mondays,
    menus,
    holidays,
    menuAt: (school, week, day, group) => ofSlot[slot(school, week, day, group)] as CityMenu,
    marketDay: (market, week, day) => days.get(market.id)?.[week * DAYS.length + day] as MarketDay,
  };
}

export function cityMenuRows({ menus }: CitySchedule): Row[] {
  return menus.map(({ id, name, lastDay }) => ({ id, name, last_day: lastDay }));
}

export function cityMenuItemRows({ menus }: CitySchedule): Row[] {
  return menus.flatMap(({ id, entrees, extras }) =>
    [...entrees, ...extras].map((item) => ({ menu_id: id, item_id: item.id, weight: 1 })),
  );
}

export function cityDayRows({ mondays }: CitySchedule, schools: readonly School[]): Row[] {
  let id = 0;
  return schools.flatMap((school) =>
    mondays.flatMap((monday) =>
      DAYS.map((day) => ({ id: ++id, destination_id: school.id, date: addDays(monday, day) })),
    ),
  );
}

export function cityDayGradeRows(schedule: CitySchedule, schools: readonly School[]): Row[] {
  let dayId = 0;
  let id = 0;
  return schools.flatMap((_, school) =>
    schedule.mondays.flatMap((__, week) =>
      DAYS.flatMap((day) => {
        dayId += 1;
        return GROUPS.map((group_name, group) => {
          const menu = schedule.menuAt(school, week, day, group);
          return {
            id: ++id,
            destination_day_id: dayId,
            group_name,
            menu_id: menu.id,
            menu_end: menu.lastDay,
          };
        });
      }),
    ),
  );
}

/** A special of the day's own menu on every other day from last week on. */
export function citySpecialRows(schedule: CitySchedule, schools: readonly School[]): Row[] {
  let id = 0;
  const days = schedule.mondays.length * DAYS.length;
  return schools.flatMap((_, school) =>
    schedule.mondays.flatMap((__, week) =>
      DAYS.filter((day) => week >= WEEKS_BACK - 1 && (school + week + day) % 2 === 0).flatMap(
        (day) =>
          GROUPS.map((___, group) => {
            const { id: menuId, entrees } = schedule.menuAt(school, week, day, group);
            return {
              id: ++id,
              menu_id: menuId,
              destination_day_id: school * days + week * DAYS.length + day + 1,
              item_id: entrees[(week + day) % entrees.length]?.id,
              weight: 1,
            };
          }),
      ),
    ),
  );
}

export function cityMarketDayRows(schedule: CitySchedule, now: Instant): Row[] {
  return MARKETS.flatMap((market) =>
    schedule.mondays.flatMap((_, week) =>
      DAYS.map((day) => {
        const { date, lockAt: lock, serveAt: serve } = schedule.marketDay(market, week, day);
        return {
          market_id: market.id,
          date,
          lock_at: toIso(lock),
          serve_at: toIso(serve),
          locked_at: lock <= now ? toIso(lock) : null,
          served_at: serve <= now ? toIso(serve) : null,
        };
      }),
    ),
  );
}

export function cityBlackoutRows({ holidays }: CitySchedule, now: Instant): Row[] {
  return MARKETS.flatMap(({ id }) => holidays.map((holiday) => ({ market: id, ...holiday }))).map(
    ({ market, date, name }, index) => ({
      id: index + 1,
      market_id: market,
      destination_id: null,
      grade_id: null,
      name,
      type: 'date',
      reason: 'holiday',
      starts_on: date,
      ends_on: date,
      created_at: toIso(now),
    }),
  );
}
