import type { CalendarDay, LunchCalendar } from '@yay/contract/calendar';
import type { PlainDate } from '@yay/domain/calendar';
import { lateFrom, orderableIntervals } from '@yay/domain/ordering';
import { toIso, type Zone } from '@yay/domain/time';
import { presentLuncher } from '../lunchers/index.ts';
import {
  type FamilyWeek,
  type LuncherDay,
  luncherDays,
  type Orderer,
  presentOrders,
  summarize,
} from '../orders/index.ts';
import {
  type CatalogueItem,
  type Likes,
  presentGroups,
  presentItem,
  presentOptions,
} from '../schedule/index.ts';
import type { LoadedWeek } from './load-week.ts';

export interface CalendarParts extends LoadedWeek {
  readonly items: readonly CatalogueItem[];
  readonly stock: LunchCalendar['stock'];
  readonly likes: ReadonlyMap<number, Likes> | null;
  readonly orderer: Orderer;
  readonly today: PlainDate;
  readonly grabAndGo: boolean;
}

/** Each item that can be chosen in this week or is ordered in it, once. */
export function offeredItems({ week, catalogue }: LoadedWeek): CatalogueItem[] {
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

export function presentCalendar(parts: CalendarParts): LunchCalendar {
  const { week, catalogue, items, orderer, today, likes } = parts;
  const { user } = week;
  const menus = [...catalogue.menus.values()];
  const ordered = new Set(week.orders.flatMap((order) => order.options.map((option) => option.id)));
  const dayOf = luncherDays(week, catalogue, orderer);
  const hours = hoursOf(week, orderer);
  const lunchersDays = week.lunchers.map(
    (luncher) => [luncher.id, week.dates.map((date) => dayOf(luncher, date))] as const,
  );
  const code = week.discount?.code ?? null;
  return {
    server_now: toIso(week.now),
    user: { id: user.id, full_name: `${user.first} ${user.last}` },
    mondayOfWeek: week.monday,
    version: week.version,
    window: orderer.window,
    lunchers: week.lunchers.map(presentLuncher),
    days: Object.fromEntries(
      lunchersDays.map(([id, days]) => [id, days.map((day) => presentDay(day, hours))]),
    ),
    lastDayOfMenu:
      menus
        .map((menu) => menu.lastDay)
        .toSorted()
        .at(-1) ?? null,
    selections: presentOrders(week.orders),
    items: items.map((item) => presentItem(item, today, likes)),
    option_groups: items.flatMap(presentGroups),
    options: items.flatMap((item) => presentOptions(item, ordered)),
    destination_day_grades: dayGrades(
      week,
      lunchersDays.flatMap(([, days]) => days),
    ),
    allPossibleExtras: [...new Set(menus.flatMap((menu) => menu.extras.map((item) => item.id)))],
    itemMenus: menus.flatMap((menu) =>
      [...menu.entrees, ...menu.extras].map((item) => ({
        menu_id: menu.id,
        item_id: item.id,
        pivot: { weight: menu.weights.get(item.id) ?? 0 },
      })),
    ),
    stock: parts.stock,
    order_summary: summarize(week.orders, { code, cents: week.discountCents }),
    discount_code: code,
    ...(parts.grabAndGo && { grab_and_go: presentOrders(week.grabAndGo) }),
  };
}

type Hours = (
  date: PlainDate,
  zone: Zone,
) => {
  closesAt: string | null;
  opensAt: string | null;
  lastClose: string | null;
  lateFrom: string;
};

/** The hours of a day in a zone; siblings in one school share them. */
function hoursOf(week: FamilyWeek, { window }: Orderer): Hours {
  const known = new Map<string, ReturnType<Hours>>();
  return (date, zone) => {
    const key = `${zone}|${date}`;
    const before = known.get(key);
    if (before) return before;
    const intervals = orderableIntervals(window, date, zone, week.times);
    const open = intervals.find(
      ({ from, until }) => (from === null || week.now >= from) && week.now < until,
    );
    const next = intervals.find(({ from }) => from !== null && week.now < from)?.from;
    const last = intervals.at(-1)?.until;
    const hours = {
      closesAt: open ? toIso(open.until) : null,
      opensAt: next === undefined || next === null ? null : toIso(next),
      lastClose: last === undefined ? null : toIso(last),
      lateFrom: toIso(lateFrom(week.monday, zone, week.times)),
    };
    known.set(key, hours);
    return hours;
  };
}

function presentDay(day: LuncherDay, hoursOf: Hours): CalendarDay {
  const { state, grade, blackout } = day;
  const hours = hoursOf(day.date, day.luncher.timezone);
  return {
    date: day.date,
    destination_day_grade_id: grade?.id ?? null,
    menu_id: grade?.menu_id ?? null,
    blackout: presentBlackout(day),
    blackout_reason: blackout?.reason ?? null,
    orderable: state.orderable,
    removable: state.removable,
    closed_code: state.closedReason,
    closes_at: state.orderable ? hours.closesAt : null,
    opens_at: state.closedReason === 'closed' ? hours.opensAt : null,
    last_close: hours.lastClose,
    late_from: hours.lateFrom,
    late_fee: day.lateFee(day.order ? 'changed' : 'added'),
    specials: day.specials.map(({ id, weight, item }) => ({ id, item_id: item.id, weight })),
  };
}

const presentBlackout = ({ blackout }: LuncherDay): CalendarDay['blackout'] =>
  blackout && { isActive: true, name: blackout.name };

/** A closure of one grade shows on its group; the days of the lunchers say it of each. */
function dayGrades(
  week: FamilyWeek,
  days: readonly LuncherDay[],
): LunchCalendar['destination_day_grades'] {
  const closed = new Map(
    days.flatMap((day) => (day.grade && day.blackout ? [[day.grade.id, day]] : [])),
  );
  return week.dayGrades.map((grade) => {
    const day = closed.get(grade.id);
    return {
      id: grade.id,
      destination_day_id: grade.destination_day_id,
      destination_id: grade.destination_id,
      date: grade.date,
      group: grade.group_name,
      menu: grade.menu_id === null ? null : { id: grade.menu_id, name: grade.menu_name ?? '' },
      menu_id: grade.menu_id,
      menu_end: grade.menu_end,
      blackout: day ? presentBlackout(day) : null,
      blackout_type: day?.blackout?.type ?? null,
      blackout_reason: day?.blackout?.reason ?? null,
    };
  });
}
