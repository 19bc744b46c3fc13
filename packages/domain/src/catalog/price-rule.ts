import type { Cents } from '../money/index.ts';

export const PRICE_ROUNDINGS = ['none', 'to_5', 'to_25', 'ends_49', 'ends_99'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** A raise, or a cut when negative. Percents may have two decimals. */
export type PriceStep =
  | { readonly unit: 'percent'; readonly value: number }
  | { readonly unit: 'amount'; readonly value: Cents };

/** Rounds a price in cents to the nearest one of that kind, halves up; 0 stays 0. */
export function roundPrice(cents: Cents, rounding: PriceRounding): Cents {
  switch (rounding) {
    case 'to_5':
      return Math.round(cents / 5) * 5;
    case 'to_25':
      return Math.round(cents / 25) * 25;
    case 'ends_49':
      return nearestEnding(cents, 49);
    case 'ends_99':
      return nearestEnding(cents, 99);
    default:
      return Math.round(cents);
  }
}

function nearestEnding(cents: number, ending: number): Cents {
  if (cents <= 0) return Math.round(cents);
  return Math.max(0, Math.round((cents - ending) / 100)) * 100 + ending;
}

/**
 * Applies a step to a price in cents. The result may be negative or above every limit, which the
 * caller has to refuse. Percents count in hundredths, so that no price depends on how a machine
 * writes 0.1.
 */
export function stepPrice(price: Cents, step: PriceStep, rounding: PriceRounding): Cents {
  const exact =
    step.unit === 'amount'
      ? price + step.value
      : (price * (10_000 + Math.round(step.value * 100))) / 10_000;
  return roundPrice(exact, rounding);
}

export const PRICE_WARNINGS = ['below_cost', 'big_jump', 'against_rule'] as const;
export type PriceWarning = (typeof PRICE_WARNINGS)[number];

/** The share of a price above which a change is unusually large. */
const BIG_JUMP = 0.25;

/**
 * Returns warnings to review before a price changes; `step` is that of a rule, where one set it.
 */
export function priceWarnings(
  before: { readonly price: Cents; readonly vendor: Cents },
  after: { readonly price: Cents; readonly vendor: Cents },
  step?: PriceStep,
): PriceWarning[] {
  const warnings: PriceWarning[] = [];
  if (after.price < after.vendor) warnings.push('below_cost');
  if (isJump(before.price, after.price) || isJump(before.vendor, after.vendor)) {
    warnings.push('big_jump');
  }
  const moved = [after.price - before.price, after.vendor - before.vendor];
  // Rounding can move a price further than the step, and the other way.
  if (step && moved.some((cents) => cents * step.value < 0)) warnings.push('against_rule');
  return warnings;
}

const isJump = (before: Cents, after: Cents) =>
  before === 0 ? after > 0 : Math.abs(after - before) > before * BIG_JUMP;

/** Returns the margin of a price in hundredths of a percent; null for a price of 0. */
export function marginOf(price: Cents, vendor: Cents): number | null {
  return price === 0 ? null : Math.round(((price - vendor) * 10_000) / price);
}
