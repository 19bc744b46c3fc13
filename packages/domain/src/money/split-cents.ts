import { type Cents, isCents, sumCents } from './cents.ts';

/**
 * Splits a total in cents by weight: each part is rounded down, and the remaining cents go to the
 * largest remainders, the earlier part first. The parts always sum to the total. Parts without any
 * weight are equal.
 */
export function splitCents(total: Cents, weights: readonly number[]): Cents[] {
  if (!isCents(total)) throw new RangeError(`not an amount of cents: ${total}`);
  if (weights.some((weight) => !isCents(weight) || weight < 0)) {
    throw new RangeError('weights are whole numbers, zero or more');
  }
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('nothing to split over');
    return [];
  }
  if (total < 0) return splitCents(-total, weights).map((part) => (part === 0 ? 0 : -part));

  const weighed = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  // Total times weight can pass the safe integers, the parts cannot.
  const sum = BigInt(sumCents(weighed));
  const shares = weighed.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, part: Number(product / sum), remainder: product % sum };
  });
  const left = total - sumCents(shares.map((share) => share.part));
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder.slice(0, left)) share.part += 1;
  return shares.map((share) => share.part);
}
