/** The offer of one grade group on one weekday. */
export interface OfferedDay {
  readonly menuId: number | null;
  /** The day is closed for this luncher, so it is not compared. */
  readonly closed: boolean;
}

/** Reasons why a luncher's orders can't repeat from a week. */
export const REPEAT_PROBLEMS = [
  'week_over',
  'menus_differ',
  'menu_ends',
  'no_menu',
  'all_closed',
  'nothing_ordered',
] as const;
export type RepeatProblem = (typeof REPEAT_PROBLEMS)[number];

/**
 * Returns why the menus of two weeks keep orders from repeating; null when the luncher's grade
 * group has the same menu, or none, in both weeks on every weekday that is open in both.
 */
export function offerProblem(
  thisWeek: readonly OfferedDay[],
  next: readonly OfferedDay[],
): RepeatProblem | null {
  const pairs = thisWeek.flatMap((day, index) => {
    const then = next[index];
    return then === undefined || day.closed || then.closed ? [] : [[day.menuId, then.menuId]];
  });
  const [first] = pairs;
  if (first === undefined) return 'all_closed';
  if (pairs.every(([now, then]) => now === null && then === null)) return 'no_menu';
  if (pairs.every(([now, then]) => now === then)) return null;
  return pairs.every(([, then]) => then === null) ? 'menu_ends' : 'menus_differ';
}

/** Returns the first obstacle to a repeat. Orders come last, since the family can change them. */
export function repeatProblem(week: {
  readonly thisWeek: readonly OfferedDay[];
  readonly next: readonly OfferedDay[];
  /** Lunches of this luncher in this week. */
  readonly ordered: number;
  /** Its Friday has passed where the luncher goes to school. */
  readonly isOver: boolean;
}): RepeatProblem | null {
  if (week.isOver) return 'week_over';
  return offerProblem(week.thisWeek, week.next) ?? (week.ordered === 0 ? 'nothing_ordered' : null);
}
