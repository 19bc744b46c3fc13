import { type Cents, parseUsd, type UsdProblem } from '../money/index.ts';

export type PriceTextProblem = UsdProblem | 'price_low' | 'price_high';

/** A price as somebody types it: from nothing to the most, each fault by its own name. */
export function parsePrice(text: string, most: Cents): Cents | PriceTextProblem {
  // A minus before an amount is a number, and no price.
  if (/^\$?\s*-\s*\$?\s*\d/.test(text.trim())) return 'price_low';
  const cents = parseUsd(text);
  return typeof cents === 'number' && cents > most ? 'price_high' : cents;
}
