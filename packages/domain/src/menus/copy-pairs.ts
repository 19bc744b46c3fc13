import {
  isWeekday,
  mondayOf,
  monthDates,
  monthOf,
  type PlainDate,
  plainDate,
  weekDates,
  weekday,
} from '../calendar/index.ts';

export const COPY_UNITS = ['day', 'week', 'month'] as const;
export type CopyUnit = (typeof COPY_UNITS)[number];

/** A day whose menus are copied, and the day that gets them. */
export interface CopyPair {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/**
 * A day of one month without a counterpart in the other: a day of the copied month (`from`) goes
 * nowhere, one of the other month (`to`) stays as it is. `month` is the first day of the month that
 * lacks the counterpart.
 */
export interface CopyGap {
  readonly side: 'from' | 'to';
  readonly date: PlainDate;
  readonly month: PlainDate;
}

/**
 * Pairs the days of a copy. Any day names its week or its month. A day keeps its weekday, except
 * where a single day is copied to others. A month is copied by the count of its weekdays: its first
 * Tuesday goes to the first Tuesday, its second to the second, whichever weekday the months begin
 * with. Each month has at least four of each; a fifth goes to the fifth of the other month, and is
 * a gap without one. No day is copied onto itself, and no day gets two copies.
 */
export function copyPairs(
  unit: CopyUnit,
  from: PlainDate,
  targets: readonly PlainDate[],
): readonly CopyPair[] {
  const pairs = new Map<PlainDate, CopyPair>();
  for (const target of targets) {
    for (const pair of ofUnit[unit](from, target)) {
      if (pair.from !== pair.to && !pairs.has(pair.to)) pairs.set(pair.to, pair);
    }
  }
  return [...pairs.values()].sort((a, b) => (a.to < b.to ? -1 : 1));
}

/**
 * Returns the days that a copy of months leaves out, as the other month has one such weekday less.
 */
export function copyGaps(
  unit: CopyUnit,
  from: PlainDate,
  targets: readonly PlainDate[],
): readonly CopyGap[] {
  if (unit !== 'month') return [];
  const ours = countedDays(monthOf(from));
  return [...new Set(targets.map(monthOf))].flatMap((month) => {
    const theirs = countedDays(month);
    return [
      ...lacking(ours, theirs).map((date) => gap('from', date, month)),
      ...lacking(theirs, ours).map((date) => gap('to', date, monthOf(from))),
    ];
  });
}

const ofUnit: Record<CopyUnit, (from: PlainDate, to: PlainDate) => readonly CopyPair[]> = {
  day: (from, to) => (isWeekday(from) && isWeekday(to) ? [{ from, to }] : []),
  week: (from, to) => weekPairs(mondayOf(from), mondayOf(to)),
  month(from, to) {
    const theirs = countedDays(monthOf(to));
    return [...countedDays(monthOf(from))].flatMap(([which, date]) => {
      const target = theirs.get(which);
      return target === undefined ? [] : [{ from: date, to: target }];
    });
  },
};

function weekPairs(from: PlainDate, to: PlainDate): readonly CopyPair[] {
  const targets = weekDates(to);
  return weekDates(from).flatMap((date, index) => {
    const target = targets[index];
    return target === undefined ? [] : [{ from: date, to: target }];
  });
}

/** Returns the weekdays of a month by their count: its first Monday, its second, and so on. */
function countedDays(month: string): ReadonlyMap<string, PlainDate> {
  return new Map(
    monthDates(month).map((date) => {
      const nth = Math.ceil(Number(date.slice(8)) / 7);
      return [`${nth} ${weekday(date)}`, date];
    }),
  );
}

const lacking = (days: ReadonlyMap<string, PlainDate>, others: ReadonlyMap<string, PlainDate>) =>
  [...days].flatMap(([which, date]) => (others.has(which) ? [] : [date]));

const gap = (side: CopyGap['side'], date: PlainDate, month: string): CopyGap => ({
  side,
  date,
  month: plainDate(`${month}-01`),
});
