import type { Cents } from '../money/index.ts';

export interface Variance {
  /** Counted less expected: below zero is missing. */
  readonly quantity: number;
  /** The variance at the item's cost, with its sign. */
  readonly cost: Cents;
  readonly needs_reason: boolean;
}

/** A variance of a cost above the setting needs a reason, whether food is missing or too much. */
export function varianceOf(
  expected: number,
  counted: number,
  unitCost: Cents,
  reasonOver: Cents,
): Variance {
  const quantity = counted - expected;
  const cost = quantity * unitCost;
  return { quantity, cost, needs_reason: Math.abs(cost) > reasonOver };
}

/** Nobody reviews their own count. */
export function mayReview(countedBy: string, reviewer: string): boolean {
  return countedBy !== reviewer;
}

/** How much to order to stand at par again; nothing when at par or above. An overdrawn shelf counts in. */
export function shortOfPar(par: number, onHand: number): number {
  return Math.max(0, par - onHand);
}
