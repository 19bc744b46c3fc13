/** By which menu a group of a school is to eat on a day; null is by none. */
export interface WantedCell {
  readonly menuId: number | null;
}

/** How it is there now. */
export interface KnownCell {
  readonly menuId: number | null;
  /** The day is over, or its kitchens have it. */
  readonly locked: boolean;
  readonly closed: boolean;
  /** Meals that are ordered of what the wanted menu does not offer on that day. */
  readonly losing: number;
}

/**
 * - `set`: nothing was there, and the menu comes;
 * - `replaced`, `cleared`: something was there, and nobody who ordered loses anything;
 * - `taken`: another menu has it, and nobody said that it may be replaced;
 * - `ordered`: somebody would lose what is ordered, so it stays as it is;
 * - `closed`, `locked`: there is no lunch, or it can't be changed any more;
 * - `same`: it is so already.
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
