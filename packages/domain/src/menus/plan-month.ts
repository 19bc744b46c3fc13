import {
  addDays,
  monthDates,
  monthOf,
  nextMonth,
  type PlainDate,
  plainDate,
  weekday,
} from '../calendar/index.ts';

/** A menu that a grade group of a school eats by on a day. */
export interface ServedMenu {
  readonly group: string;
  readonly date: PlainDate;
  readonly menuId: number;
}

/** The menu that a group had last on a weekday, and the day that had it. */
export interface UsualMenu {
  readonly group: string;
  readonly weekday: number;
  readonly menuId: number;
  readonly from: PlainDate;
}

/** Returns, for each group and weekday, the menu of its last day before another day. */
export function usualMenus(served: readonly ServedMenu[], before: PlainDate): readonly UsualMenu[] {
  const usual = new Map<string, UsualMenu>();
  for (const { group, date, menuId } of served) {
    if (date >= before) continue;
    const day = weekday(date);
    const key = `${day} ${group}`;
    const known = usual.get(key);
    if (!known || known.from < date) usual.set(key, { group, weekday: day, menuId, from: date });
  }
  return [...usual.values()];
}

const MONTHS = 13;

/**
 * Returns the first month in which fewer than half of the days after `today` have a menu, counted
 * by group; the last one looked at where all are planned.
 */
export function monthToPlan(
  served: readonly ServedMenu[],
  groups: number,
  today: PlainDate,
): string {
  const planned = new Map<PlainDate, number>();
  for (const { date } of served) planned.set(date, (planned.get(date) ?? 0) + 1);
  let month = monthOf(today);
  for (let looked = 1; looked < MONTHS; looked += 1) {
    const dates = monthDates(month).filter((date) => date > today);
    const count = dates.reduce((sum, date) => sum + (planned.get(date) ?? 0), 0);
    if (count * 2 < dates.length * groups) return month;
    month = nextMonth(month);
  }
  return month;
}

/**
 * Returns the days at the end of the month before, Monday to Friday after `today`, that no group
 * has a menu for: a month is planned from where the plan ends. None where the month before has no
 * menu at all, since that month is to be planned by itself.
 */
export function openDaysBefore(
  served: readonly ServedMenu[],
  month: string,
  today: PlainDate,
): readonly PlainDate[] {
  const before = monthOf(addDays(plainDate(`${month}-01`), -1));
  const planned = served.map(({ date }) => date).filter((date) => monthOf(date) === before);
  const last = planned.toSorted().at(-1);
  if (last === undefined) return [];
  return monthDates(before).filter((date) => date > last && date > today);
}
