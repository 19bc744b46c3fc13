/** The day that a special of another day is to be copied to. */
export interface SpecialDay {
  /** The day has another menu, and the plan may not replace it. */
  readonly taken: boolean;
  /** The day has the special's menu, or gets it, and can still change. */
  readonly open: boolean;
  /** The item is a special of the menu on that day already. */
  readonly there: boolean;
  /** The number of specials that the menu has on that day. */
  readonly used: number;
}

export const SPECIALS_A_DAY = 2;

/**
 * - `set`: the item becomes a special of that day as well;
 * - `same`: the item is a special of that day already;
 * - `taken`, `day_stays`: the day does not get its menu;
 * - `full`: the menu has two specials on that day;
 * - `unavailable`: the item can't be ordered.
 */
export const SPECIAL_OUTCOMES = [
  'set',
  'same',
  'taken',
  'day_stays',
  'full',
  'unavailable',
] as const;
export type SpecialOutcome = (typeof SPECIAL_OUTCOMES)[number];

export function weighSpecial(available: boolean, day: SpecialDay): SpecialOutcome {
  if (!day.open) return day.taken ? 'taken' : 'day_stays';
  if (day.there) return 'same';
  if (!available) return 'unavailable';
  return day.used < SPECIALS_A_DAY ? 'set' : 'full';
}
