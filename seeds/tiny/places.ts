import { addDays, mondayOf, type PlainDate, weekDates } from '@yay/domain/calendar';
import { DEFAULT_TIMES, lockAt, serveAt } from '@yay/domain/ordering';
import { dateIn, type Instant, toIso, zone } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { TINY } from './ids.ts';

const { markets, schools, grades, vendors, menus } = TINY;

export const marketRows: Row[] = [
  { id: markets.eastern, name: 'Eastern', abbreviation: 'EST', timezone: 'America/New_York' },
  { id: markets.central, name: 'Central', abbreviation: 'CEN', timezone: 'America/Chicago' },
];

export const schoolRows: Row[] = [
  { id: schools.eastern, market_id: markets.eastern, name: 'East School', abbreviation: 'EAS' },
  { id: schools.central, market_id: markets.central, name: 'Central School', abbreviation: 'CES' },
].map((row) => ({ ...row, city: 'Testville', status: 'active' }));

const grade = (id: number, school: number, label: string, group: string, position: number) => ({
  id,
  destination_id: school,
  label,
  group_name: group,
  position,
});

export const gradeRows: Row[] = [
  grade(grades.easternFirst, schools.eastern, 'Grade 1', 'Lower', 0),
  grade(grades.easternFourth, schools.eastern, 'Grade 4', 'Upper', 1),
  grade(grades.centralFirst, schools.central, 'Grade 1', 'Lower', 0),
  grade(grades.centralFourth, schools.central, 'Grade 4', 'Upper', 1),
];

const vendor = (id: number, name: string, code: string) => ({
  id,
  display_name: name,
  branch_name: '',
  vendor_code: code,
  short_name: name,
  contacts: [{ email: `kitchen@${code.toLowerCase()}.example` }],
  is_high_volume: false,
});

export const vendorRows: Row[] = [
  vendor(vendors.north, 'North Kitchen', 'NORTH'),
  vendor(vendors.south, 'South Kitchen', 'SOUTH'),
];

/** Monday to Friday from the week before this one to the eighth after it. */
export function datesAround(now: Instant): PlainDate[] {
  const monday = mondayOf(dateIn(zone('America/New_York'), now));
  return Array.from({ length: 10 }, (_, index) => addDays(monday, (index - 1) * 7)).flatMap(
    weekDates,
  );
}

export function menuRows(dates: readonly PlainDate[]): Row[] {
  return [
    { id: menus.eastern, name: 'East menu', last_day: dates.at(-1) },
    { id: menus.central, name: 'Central menu', last_day: dates.at(-1) },
  ];
}

const SCHOOL_MENUS = [
  { school: schools.eastern, menu: menus.eastern },
  { school: schools.central, menu: menus.central },
];

export function destinationDayRows(dates: readonly PlainDate[]): Row[] {
  return SCHOOL_MENUS.flatMap(({ school }, at) =>
    dates.map((date, index) => ({
      id: at * dates.length + index + 1,
      destination_id: school,
      date,
    })),
  );
}

export function destinationDayGradeRows(dates: readonly PlainDate[]): Row[] {
  return SCHOOL_MENUS.flatMap(({ menu }, at) =>
    dates.flatMap((_, index) => {
      const day = at * dates.length + index + 1;
      return ['Lower', 'Upper'].map((group, offset) => ({
        id: day * 2 - 1 + offset,
        destination_day_id: day,
        group_name: group,
        menu_id: menu,
        menu_end: dates.at(-1),
      }));
    }),
  );
}

export function marketDayRows(dates: readonly PlainDate[], now: Instant): Row[] {
  return marketRows.flatMap((market) => {
    const place = zone(String(market.timezone));
    return dates.map((date) => {
      const lock = lockAt(date, place, DEFAULT_TIMES);
      const serve = serveAt(date, place, DEFAULT_TIMES);
      return {
        market_id: market.id,
        date,
        lock_at: toIso(lock),
        serve_at: toIso(serve),
        locked_at: lock <= now ? toIso(lock) : null,
        served_at: serve <= now ? toIso(serve) : null,
      };
    });
  });
}
