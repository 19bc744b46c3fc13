export const MOVEMENT_KINDS = [
  'receipt',
  'hand_out',
  'waste',
  'transfer_in',
  'transfer_out',
  'count_adjustment',
  'correction',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** One line of a sublocation's append-only book. The quantity is signed: what leaves is below zero. */
export interface Movement {
  readonly id: string;
  readonly item_id: string;
  readonly kind: MovementKind;
  readonly quantity: number;
}

/** More than any shelf holds; a larger number is a slip of the finger or a barcode typed as a count. */
export const MAX_QUANTITY = 99_999;

const LEAVES: ReadonlySet<MovementKind> = new Set(['hand_out', 'waste', 'transfer_out']);
const EITHER_WAY: ReadonlySet<MovementKind> = new Set(['count_adjustment', 'correction']);

export type QuantityFault = 'not_a_number' | 'negative' | 'fraction' | 'too_large';

/** What is wrong with a counted or moved number as a person gave it; null when nothing is. */
export function quantityFault(given: number): QuantityFault | null {
  if (!Number.isFinite(given)) return 'not_a_number';
  if (given < 0) return 'negative';
  if (!Number.isInteger(given)) return 'fraction';
  return given > MAX_QUANTITY ? 'too_large' : null;
}

/** Whether a movement's sign fits its kind; nothing moves by 0. */
export function signFits(kind: MovementKind, quantity: number): boolean {
  if (quantity === 0 || !Number.isInteger(quantity)) return false;
  if (EITHER_WAY.has(kind)) return true;
  return LEAVES.has(kind) ? quantity < 0 : quantity > 0;
}

/**
 * On-hand of each item. A movement that arrives twice, as a queue sent again does, counts once,
 * so the order of arrival and the number of tries change nothing.
 */
export function onHand(movements: Iterable<Movement>): Map<string, number> {
  const seen = new Set<string>();
  const sums = new Map<string, number>();
  for (const { id, item_id, quantity } of movements) {
    if (seen.has(id)) continue;
    seen.add(id);
    sums.set(item_id, (sums.get(item_id) ?? 0) + quantity);
  }
  return sums;
}
