import { PRICE_MAX_CENTS } from '@yay/contract/items/values';
import { parsePrice } from '@yay/domain/catalog';
import type { Cents } from '@yay/domain/money';

/** Whole numbers as they are typed; null for nothing, NaN for what is none. */
export function wholeOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}

export const dollarsText = (cents: Cents): string => (cents / 100).toFixed(2);

/** Reads a price in cents, or its problem. */
export const priceOf = (text: string) => parsePrice(text, PRICE_MAX_CENTS);

/** Null for what is no amount. */
export function centsOf(text: string): Cents | null {
  const cents = priceOf(text);
  return typeof cents === 'number' ? cents : null;
}
