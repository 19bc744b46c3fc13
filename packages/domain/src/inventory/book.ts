import type { Instant } from '../time/index.ts';

/** One line of the book of an item in one place. On-hand is the sum of its lines. */
export interface Line {
  readonly at: Instant;
  /** Signed: what leaves is below zero. */
  readonly quantity: number;
}

export interface NewLine extends Line {
  readonly kind: 'movement' | 'count_adjustment' | 'correction';
}

/** Returns the number on hand by the book; with an instant, that of then by present knowledge. */
export const onHand = (lines: Iterable<Line>, until?: Instant): number => {
  let sum = 0;
  for (const { at, quantity } of lines) if (until === undefined || at <= until) sum += quantity;
  return sum;
};

/**
 * The lines that a movement writes. One that is heard of after a count that was taken after it changes
 * nothing on the shelf: whoever counted saw it done. It is taken back at the first such count.
 */
export function movementLines(movement: Line, firstCountAfter: Instant | null): NewLine[] {
  const line: NewLine = { ...movement, kind: 'movement' };
  return firstCountAfter === null ? [line] : [line, corrected(movement, firstCountAfter)];
}

/**
 * The lines that a count writes, given what the book said at its instant: none where it says the
 * same. One that is heard of after a later count leaves on-hand to that one.
 */
export function countLines(
  count: { readonly at: Instant; readonly counted: number; readonly expected: number },
  firstCountAfter: Instant | null,
): NewLine[] {
  const quantity = count.counted - count.expected;
  if (quantity === 0) return [];
  const line: NewLine = { at: count.at, quantity, kind: 'count_adjustment' };
  return firstCountAfter === null ? [line] : [line, corrected(line, firstCountAfter)];
}

const corrected = ({ quantity }: Line, at: Instant): NewLine => ({
  at,
  quantity: -quantity,
  kind: 'correction',
});
