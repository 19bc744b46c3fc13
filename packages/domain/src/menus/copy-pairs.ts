import { addDays, isWeekday, mondayOf, type PlainDate, weekDates } from '../calendar/index.ts';

export const COPY_UNITS = ['day', 'week', 'month'] as const;
export type CopyUnit = (typeof COPY_UNITS)[number];

/** What is served on one day is to be served on another one. */
export interface CopyPair {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/**
 * Which day goes where. Any day names its week or its month. A weekday stays what it is, but where one
 * day is copied to others. The weeks of a month are those whose Monday lies in it, the first to the
 * first; one that the other month does not have is left out. Nothing goes onto itself, or where
 * something else goes already.
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

const ofUnit: Record<CopyUnit, (from: PlainDate, to: PlainDate) => readonly CopyPair[]> = {
  day: (from, to) => (isWeekday(from) && isWeekday(to) ? [{ from, to }] : []),
  week: (from, to) => weekPairs(mondayOf(from), mondayOf(to)),
  month(from, to) {
    const theirs = mondaysOfMonth(to);
    return mondaysOfMonth(from).flatMap((monday, index) => {
      const target = theirs[index];
      return target === undefined ? [] : weekPairs(monday, target);
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

/** Mondays that lie in the month of this day. */
function mondaysOfMonth(day: PlainDate): readonly PlainDate[] {
  const month = day.slice(0, 7);
  const first = `${month}-01` as PlainDate;
  const start = mondayOf(first);
  return Array.from({ length: 6 }, (_, index) => addDays(start, index * 7)).filter((monday) =>
    monday.startsWith(month),
  );
}
