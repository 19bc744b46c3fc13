import type { MonthDay, MonthlyPreorders } from '@yay/contract/monthly/calls';
import { mondayOf, type PlainDate } from '@yay/domain/calendar';

export type Child = MonthlyPreorders['lunchers'][number];
export type ChildDay = { child: Child; day: MonthDay };
export type DayRow = { date: PlainDate; children: ChildDay[] };
export type WeekRows = { monday: PlainDate; days: DayRow[] };
export type MonthRows = MonthlyPreorders['months'][number] & { weeks: WeekRows[] };

/** Months, their weeks, their days, and the children on each. */
export function layOut(months: MonthlyPreorders): MonthRows[] {
  const byDate = new Map(
    months.lunchers.map((child) => [
      child.id,
      new Map((months.days[child.id] ?? []).map((day) => [day.date, day])),
    ]),
  );
  return months.months.map((month) => {
    const weeks = new Map<PlainDate, DayRow[]>();
    for (const date of month.dates) {
      const children = months.lunchers.flatMap((child) => {
        const day = byDate.get(child.id)?.get(date);
        return day ? [{ child, day }] : [];
      });
      const monday = mondayOf(date);
      weeks.set(monday, [...(weeks.get(monday) ?? []), { date, children }]);
    }
    return { ...month, weeks: [...weeks].map(([monday, days]) => ({ monday, days })) };
  });
}

export type Gap = { date: PlainDate; children: Child[] };

/** Days that can be ordered and are not, the next one first. */
export function gapsIn(months: readonly MonthRows[]): Gap[] {
  return months
    .flatMap((month) => month.weeks.flatMap((week) => week.days))
    .flatMap(({ date, children }) => {
      const missing = children.filter(({ day }) => day.orderable && !day.order);
      return missing.length > 0 ? [{ date, children: missing.map(({ child }) => child) }] : [];
    });
}

/** Weeks that are over: their last day is before today. */
export function isOver(week: WeekRows, today: PlainDate): boolean {
  const last = week.days.at(-1);
  return last !== undefined && last.date < today;
}
