import { type Cents, sumCents } from '../money/index.ts';

export type Price = {
  entree: Cents;
  options: Cents;
  extras: Cents;
  late_fee: Cents;
  total: Cents;
};

/** Prices one luncher's lunch on one day, in cents. */
export function priceLine(line: {
  entree: Cents;
  options: readonly Cents[];
  extras: readonly Cents[];
  lateFee: Cents;
}): Price {
  const options = sumCents(line.options);
  const extras = sumCents(line.extras);
  return {
    entree: line.entree,
    options,
    extras,
    late_fee: line.lateFee,
    total: sumCents([line.entree, options, extras, line.lateFee]),
  };
}

/** Sums the prices of a day, in cents. */
export function priceDay(lines: readonly Price[]): Price {
  return {
    entree: sumCents(lines.map((line) => line.entree)),
    options: sumCents(lines.map((line) => line.options)),
    extras: sumCents(lines.map((line) => line.extras)),
    late_fee: sumCents(lines.map((line) => line.late_fee)),
    total: sumCents(lines.map((line) => line.total)),
  };
}

/** Returns the price of the food alone, which is all that a discount may reduce. */
export function mealsSubtotal(price: Price): Cents {
  return price.total - price.late_fee;
}
