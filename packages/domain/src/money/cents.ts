/** An amount of money in whole US cents. */
export type Cents = number;

export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value);
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  if (!isCents(sum)) throw new RangeError(`not an amount of cents: ${sum}`);
  return sum;
}
