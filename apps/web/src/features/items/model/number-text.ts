import type { Cents } from '@yay/domain/money';
import { parseUsd } from '@yay/domain/money';

/** Whole numbers as they are typed; null for nothing, NaN for what is none. */
export function wholeOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}

export const dollarsText = (cents: Cents): string => (cents / 100).toFixed(2);

/** Null for what is no amount. */
export function centsOf(text: string): Cents | null {
  const cents = parseUsd(text);
  return typeof cents === 'number' ? cents : null;
}
