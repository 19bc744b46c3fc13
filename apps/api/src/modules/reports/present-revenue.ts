import type { RevenueFigures, RevenueSums } from '@yay/contract/reports/calls';
import type { Sums } from './revenue.repo.ts';

export const NO_SUMS: Sums = {
  lunches: 0,
  meals_cents: 0,
  late_fees_cents: 0,
  discounts_cents: 0,
  promo_cents: 0,
  vendor_cents: 0,
};

export function presentSums(sums: Sums): RevenueSums {
  const { lunches, meals_cents, late_fees_cents, discounts_cents, promo_cents, vendor_cents } =
    sums;
  const net_cents = meals_cents + late_fees_cents - discounts_cents;
  return {
    lunches,
    meals_cents,
    late_fees_cents,
    discounts_cents,
    net_cents,
    promo_cents,
    vendor_cents,
    margin_cents: net_cents - vendor_cents,
  };
}

/** Presents the figures that the report opens with, beside those of the period before. */
export function presentFigures(now: RevenueSums, before: RevenueSums): RevenueFigures {
  const both = (read: (sums: RevenueSums) => number | null) => ({
    now: read(now),
    before: read(before),
  });
  return {
    net_cents: both((sums) => sums.net_cents),
    lunches: both((sums) => sums.lunches),
    // A period in which more was given back than charged has no lunch to share its sum among.
    per_lunch_cents: both(({ lunches, net_cents: net }) =>
      lunches > 0 ? Math.round(net / lunches) : null,
    ),
    vendor_cents: both((sums) => sums.vendor_cents),
    margin_cents: both((sums) => sums.margin_cents),
  };
}
