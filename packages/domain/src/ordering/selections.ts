import type { PlainDate } from '../calendar/index.ts';

/** A luncher's lunch on one day. A day without a selection is a day without lunch. */
export type Selection = {
  item_id: number;
  option_ids: number[];
  extra_ids: number[];
  late_surcharge: number;
};

export type WeekSelections = Record<string, Record<PlainDate, Selection>>;

export type ChangedDay = {
  luncherId: string;
  date: PlainDate;
  change: 'added' | 'changed' | 'removed';
};

/**
 * Compares the food of two selections. The surcharge follows from a change and is not one itself.
 */
export function sameSelection(a: Selection | undefined, b: Selection | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    a.item_id === b.item_id &&
    sameIds(a.option_ids, b.option_ids) &&
    sameIds(a.extra_ids, b.extra_ids)
  );
}

/** Returns every luncher and day on which two weeks differ, sorted by luncher and then by date. */
export function changedDays(current: WeekSelections, saved: WeekSelections): ChangedDay[] {
  const luncherIds = union(Object.keys(current), Object.keys(saved));
  return luncherIds.flatMap((luncherId) => {
    const now = current[luncherId] ?? {};
    const before = saved[luncherId] ?? {};
    return union(datesOf(now), datesOf(before)).flatMap((date) => {
      const change = changeOf(now[date], before[date]);
      return change ? [{ luncherId, date, change }] : [];
    });
  });
}

export function hasChanges(
  current: WeekSelections,
  saved: WeekSelections,
  discountCurrent: string | null,
  discountSaved: string | null,
): boolean {
  // An emptied code field and no code are the same discount.
  if ((discountCurrent || null) !== (discountSaved || null)) return true;
  return changedDays(current, saved).length > 0;
}

/** Returns `update` when the week has any entree left, and `delete` when it has none. */
export function saveMode(current: WeekSelections): 'update' | 'delete' {
  const anyEntree = Object.values(current).some((days) => datesOf(days).length > 0);
  return anyEntree ? 'update' : 'delete';
}

function changeOf(now?: Selection, before?: Selection): ChangedDay['change'] | null {
  if (sameSelection(now, before)) return null;
  if (!before) return 'added';
  return now ? 'changed' : 'removed';
}

/** Returns the dates that have a selection; a key without one does not count. */
function datesOf(days: Record<PlainDate, Selection | undefined>): PlainDate[] {
  return (Object.keys(days) as PlainDate[]).filter((date) => days[date] !== undefined);
}

function union<T extends string>(a: readonly T[], b: readonly T[]): T[] {
  return [...new Set([...a, ...b])].sort();
}

function sameIds(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  const byValue = (x: number, y: number) => x - y;
  const others = b.toSorted(byValue);
  return a.toSorted(byValue).every((id, index) => id === others[index]);
}
