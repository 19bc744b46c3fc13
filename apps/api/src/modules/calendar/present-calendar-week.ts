import { meansNoSchool } from '@yay/contract/blackouts/reasons';
import type { CalendarDay, LunchCalendar } from '@yay/contract/calendar/calls';
import type { MenusPart } from '@yay/contract/calendar/menus-part';
import type { PlainDate } from '@yay/domain/calendar';
import { lateFrom, orderableIntervals } from '@yay/domain/ordering';
import { toIso, type Zone } from '@yay/domain/time';
import { type LuncherDay, luncherDays, type Orderer } from '@yay/domain/week';
import { presentLuncher } from '../lunchers/index.ts';
import { type FamilyWeek, type LoadedWeek, presentOrders, summarize } from '../orders/index.ts';
import type { Catalogue } from '../schedule/index.ts';

/** A family's week without its meals. */
export type CalendarWeek = Omit<LunchCalendar, keyof MenusPart | 'menus_revision'>;

export function presentCalendarWeek(
  { week, catalogue }: LoadedWeek,
  how: {
    readonly orderer: Orderer;
    readonly stock: LunchCalendar['stock'];
    readonly grabAndGo: boolean;
  },
): CalendarWeek {
  const { user } = week;
  const dayOf = luncherDays(week, catalogue, how.orderer);
  const hours = hoursOf(week, how.orderer);
  const lunchersDays = week.lunchers.map(
    (luncher) => [luncher.id, week.dates.map((date) => dayOf(luncher, date))] as const,
  );
  const lastDays = [...catalogue.menus.values()].map((menu) => menu.lastDay);
  const code = week.discount?.code ?? null;
  return {
    server_now: toIso(week.now),
    user: { id: user.id, full_name: `${user.first} ${user.last}` },
    has_ordered: week.hasOrdered,
    mondayOfWeek: week.monday,
    version: week.version,
    window: how.orderer.window,
    lunchers: week.lunchers.map(presentLuncher),
    days: Object.fromEntries(
      lunchersDays.map(([id, days]) => [id, days.map((day) => presentDay(day, hours))]),
    ),
    lastDayOfMenu: lastDays.toSorted().at(-1) ?? null,
    selections: presentOrders(week.orders),
    destination_day_grades: dayGrades(
      week,
      catalogue,
      lunchersDays.flatMap(([, days]) => days),
    ),
    stock: how.stock,
    order_summary: summarize(week.orders, { code, cents: week.discountCents }, week.grabAndGo),
    discount_code: code,
    ...(how.grabAndGo && { grab_and_go: presentOrders(week.grabAndGo) }),
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
  const { state, grade, blackout, choiceUntil } = day;
  const hours = hoursOf(day.date, day.luncher.timezone);
  return {
    date: day.date,
    destination_day_grade_id: grade?.id ?? null,
    menu_id: grade?.menu_id ?? null,
    blackout: presentBlackout(day),
    blackout_reason: blackout?.reason ?? null,
    no_school: blackout ? meansNoSchool(blackout.reason) : false,
    orderable: state.orderable,
    removable: state.removable,
    closed_code: state.closedReason,
    closes_at: state.orderable ? (hours.closesAt ?? (choiceUntil && toIso(choiceUntil))) : null,
    opens_at: state.closedReason === 'closed' ? hours.opensAt : null,
    last_close: hours.lastClose,
    late_from: hours.lateFrom,
    late_fee: day.lateFee(day.order ? 'changed' : 'added'),
    replaced: day.replaced,
    ...(day.menu?.theme && { theme: day.menu.theme }),
    specials: day.specials.map(({ id, weight, item }) => ({ id, item_id: item.id, weight })),
  };
}

const presentBlackout = ({ blackout }: LuncherDay): CalendarDay['blackout'] =>
  blackout && { isActive: true, name: blackout.name };

/** A closure of one grade shows on its group; the days of the lunchers say it of each. */
function dayGrades(
  week: FamilyWeek,
  catalogue: Catalogue,
  days: readonly LuncherDay[],
): LunchCalendar['destination_day_grades'] {
  const closed = new Map(
    days.flatMap((day) => (day.grade && day.blackout ? [[day.grade.id, day]] : [])),
  );
  return week.dayGrades.map((grade) => {
    const day = closed.get(grade.id);
    const menu = grade.menu_id === null ? undefined : catalogue.menus.get(grade.menu_id);
    return {
      id: grade.id,
      destination_day_id: grade.destination_day_id,
      destination_id: grade.destination_id,
      date: grade.date,
      group: grade.group_name,
      menu: menu ? { id: menu.id, name: menu.name } : null,
      menu_id: grade.menu_id,
      menu_end: grade.menu_end,
      blackout: day ? presentBlackout(day) : null,
      blackout_type: day?.blackout?.type ?? null,
      blackout_reason: day?.blackout?.reason ?? null,
    };
  });
}
