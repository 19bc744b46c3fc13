import type { Cents } from './cents.ts';

/**
 * Writes cents as dollars of American English: -123450 is -$1,234.50. By hand, because a browser
 * lists every language that it knows (25 ms, 100 on a phone) for the first formatter of a page.
 */
export function formatUsd(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
