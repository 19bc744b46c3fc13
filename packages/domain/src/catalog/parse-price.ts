import { type Cents, parseUsd, type UsdProblem } from '../money/index.ts';

export type PriceTextProblem = UsdProblem | 'price_low' | 'price_high';

/** Parses a typed price in cents, from 0 to `most`; returns the problem when it is not one. */
export function parsePrice(text: string, most: Cents): Cents | PriceTextProblem {
  // A negative amount is a number but not a price.
  if (/^\$?\s*-\s*\$?\s*\d/.test(text.trim())) return 'price_low';
  const cents = parseUsd(text);
  return typeof cents === 'number' && cents > most ? 'price_high' : cents;
}
