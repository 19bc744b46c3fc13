import type { RevenueSums } from '@yay/contract/reports/calls';
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
