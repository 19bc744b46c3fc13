import type { Cents } from '../money/index.ts';
import { type Instant, instant } from '../time/index.ts';

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
  // Never -0: it is shown as money.
  const cost = quantity === 0 ? 0 : quantity * unitCost;
  return { quantity, cost, needs_reason: Math.abs(cost) > reasonOver };
}

/** Returns the cost of one piece of an item that comes in packs. */
export const unitCostOf = (priceToVendor: Cents, totalUnits: number): Cents =>
  Math.round(priceToVendor / totalUnits);

/** Tells whether a person may review a count: nobody reviews their own. */
export const mayReview = (countedBy: number, reviewer: number): boolean => countedBy !== reviewer;

const MINUTE = 60_000;
/** Counts of two people within this time are counts at once, even if one ended before the other began. */
export const AT_ONCE_MINUTES = 10;

export interface CountedOnce {
  readonly by: number;
  readonly at: Instant;
  readonly counted: number;
}

/**
 * Tells whether two people counted one item at once and do not agree. `movedBetween` is what the book
 * knows to have come or gone between both.
 */
export function disagree(
  mine: CountedOnce & { readonly startedAt: Instant; readonly endedAt: Instant },
  other: CountedOnce,
  movedBetween: number,
): boolean {
  if (mine.by === other.by) return false;
  const near = AT_ONCE_MINUTES * MINUTE;
  if (other.at < mine.startedAt - near || other.at > mine.endedAt + near) return false;
  const [first, second] = other.at <= mine.at ? [other, mine] : [mine, other];
  return second.counted !== first.counted + movedBetween;
}

const DAY = 1_440 * MINUTE;
/** An act that waited longer is placed this long ago: nobody's phone was away for a season. */
export const LONGEST_WAIT_DAYS = 30;

/**
 * Returns the instant at which an act happened, by the server's clock. A device tells by its own
 * clock when it was done and when it is sent: the difference is right though the clock is a day
 * wrong.
 */
export function placedAt(
  act: { readonly doneAt: Instant; readonly sentAt: Instant },
  now: Instant,
): Instant {
  const waited = act.sentAt - act.doneAt;
  return instant(now - Math.min(Math.max(waited, 0), LONGEST_WAIT_DAYS * DAY));
}
