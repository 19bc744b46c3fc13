/** The day that a special of another day is to be copied to. */
export interface SpecialDay {
  /** Another menu has it, and nobody said that it may be replaced. */
  readonly taken: boolean;
  /** It eats by the special's menu, or will, and can still change. */
  readonly open: boolean;
  /** The item is a special of the menu on it already. */
  readonly there: boolean;
  /** How many specials the menu has on it. */
  readonly used: number;
}

export const SPECIALS_A_DAY = 2;

/**
 * - `set`: it becomes a special there as well;
 * - `same`: it is one already;
 * - `taken`, `day_stays`: its menu does not come to that day;
 * - `full`: the menu has its two specials there;
 * - `unavailable`: nobody could choose it.
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
