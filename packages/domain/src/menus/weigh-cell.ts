/** The menu that a plan gives to a grade group of a school on a day; null for none. */
export interface WantedCell {
  readonly menuId: number | null;
}

/** The present state of that grade group and day. */
export interface KnownCell {
  readonly menuId: number | null;
  /** The day is over or locked. */
  readonly locked: boolean;
  readonly closed: boolean;
  /** The number of ordered meals that the planned menu does not offer on that day. */
  readonly losing: number;
}

/**
 * - `set`: the day had no menu and gets this one;
 * - `replaced`, `cleared`: the day loses its menu, and no order loses its meal;
 * - `taken`: the day has another menu, and the plan may not replace it;
 * - `ordered`: an order would lose its meal, so the day stays as it is;
 * - `closed`, `locked`: the day has no lunch, or can't be changed any more;
 * - `same`: the day has this menu already.
 */
export const OUTCOMES = [
  'set',
  'replaced',
  'cleared',
  'same',
  'taken',
  'ordered',
  'closed',
  'locked',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function weighCell(wanted: WantedCell, now: KnownCell, overwrite: boolean): Outcome {
  if (wanted.menuId === now.menuId) return 'same';
  if (now.locked) return 'locked';
  if (wanted.menuId !== null && now.closed) return 'closed';
  if (now.menuId === null) return 'set';
  if (now.losing > 0) return 'ordered';
  if (wanted.menuId === null) return 'cleared';
  return overwrite ? 'replaced' : 'taken';
}
