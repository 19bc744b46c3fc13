import type { MovementKind } from './kinds.ts';

/** More than any shelf holds; a larger number is a slip of the finger or a barcode typed as a count. */
export const MAX_QUANTITY = 99_999;

const LEAVES: ReadonlySet<MovementKind> = new Set(['hand_out', 'waste', 'transfer_out']);
const EITHER_WAY: ReadonlySet<MovementKind> = new Set(['count_adjustment', 'correction']);

export type QuantityFault = 'not_a_number' | 'negative' | 'fraction' | 'too_large';

/**
 * Returns the number that somebody typed; none where it is anything but digits: '1e3' and '0x10' are
 * slips of the finger, and nothing typed is no count of 0.
 */
export const typedQuantity = (text: string): number =>
  /^[+-]?\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;

/** Returns the fault of a number that a person counted or moved; null where there is none. */
export function quantityFault(given: number): QuantityFault | null {
  if (!Number.isFinite(given)) return 'not_a_number';
  if (given < 0) return 'negative';
  if (!Number.isInteger(given)) return 'fraction';
  return given > MAX_QUANTITY ? 'too_large' : null;
}

/** A number of pieces with the sign that its kind has in the book. */
export const signed = (kind: MovementKind, pieces: number): number =>
  LEAVES.has(kind) ? -pieces : pieces;

/** Tells whether a movement's sign fits its kind; nothing moves by 0. */
export function signFits(kind: MovementKind, quantity: number): boolean {
  if (quantity === 0 || !Number.isInteger(quantity)) return false;
  if (EITHER_WAY.has(kind)) return true;
  return LEAVES.has(kind) ? quantity < 0 : quantity > 0;
}
