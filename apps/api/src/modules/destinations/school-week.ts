import { addDays, isWeekday, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { gradeIsOffered } from '@yay/domain/lunchers';
import { lastClose, nextClose, type OrderTimes } from '@yay/domain/ordering';
import { dateIn, type Instant, type Zone } from '@yay/domain/time';
import type { GradeCountRow, SchoolDayRow } from './destinations.repo.ts';

export interface SchoolDay {
  readonly date: PlainDate;
  readonly lunches: number;
  readonly hasMenu: boolean;
  readonly final: boolean;
  readonly orderUntil: Instant | null;
  readonly closures: SchoolDayRow['closures'];
}

export interface SchoolWeekView {
  readonly days: SchoolDay[];
  readonly grades: { id: number; label: string; lunches: number[] }[];
  readonly nextCutOff: { at: Instant; dates: PlainDate[] } | null;
}

/** The week that an office looks at: the one that runs, and from Saturday on the one that comes. */
export function currentWeek(now: Instant, zone: Zone): PlainDate {
  const today = dateIn(zone, now);
  return isWeekday(today) ? mondayOf(today) : mondayOf(addDays(today, 2));
}

/** Returns a school's week as it stands at an instant. */
export function schoolWeek(input: {
  readonly now: Instant;
  readonly zone: Zone;
  readonly times: OrderTimes;
  readonly days: readonly SchoolDayRow[];
  readonly grades: readonly GradeCountRow[];
}): SchoolWeekView {
  const { now, zone, times } = input;
  const days = input.days.map(({ date, has_menu, locked, closures }): SchoolDay => {
    const served = has_menu && !closures.some(({ grade }) => grade === null);
    const until = served ? lastClose('customer', date, zone, times) : null;
    return {
      date,
      lunches: input.grades.reduce((total, { lunches }) => total + (lunches[date] ?? 0), 0),
      hasMenu: has_menu,
      final: locked,
      orderUntil: until !== null && now < until ? until : null,
      closures,
    };
  });
  return {
    days,
    grades: input.grades
      .map(({ grade_id, label, lunches }) => ({
        id: grade_id,
        label,
        lunches: days.map(({ date }) => lunches[date] ?? 0),
      }))
      // The grade of those who don't know theirs shows when somebody of it eats.
      .filter(({ label, lunches }) => gradeIsOffered(label) || lunches.some((units) => units > 0)),
    nextCutOff: nextCutOff(days, now, zone, times),
  };
}

/** The first door of the week that closes, and the days behind it. */
function nextCutOff(
  days: readonly SchoolDay[],
  now: Instant,
  zone: Zone,
  times: OrderTimes,
): SchoolWeekView['nextCutOff'] {
  const closing = days.flatMap(({ date, orderUntil }) => {
    const at = orderUntil === null ? null : nextClose('customer', now, date, zone, times);
    return at === null ? [] : [{ at, date }];
  });
  const [first] = closing.toSorted((a, b) => a.at - b.at);
  if (first === undefined) return null;
  return {
    at: first.at,
    dates: closing.filter(({ at }) => at === first.at).map(({ date }) => date),
  };
}
