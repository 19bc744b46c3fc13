import type { Cents } from './cents.ts';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function formatUsd(cents: Cents): string {
  return usd.format(cents === 0 ? 0 : cents / 100);
}
