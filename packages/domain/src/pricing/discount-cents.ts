import { type Cents, isCents, sumCents } from '../money/index.ts';
import { type Discount, type DiscountValue, isTargeted, type LuncherPlace } from './discount.ts';

/**
 * Returns the cents that a discount takes off the meals, from 0 to their subtotal. Late fees are
 * never discounted (decision 0003).
 */
export function discountCents(discount: DiscountValue, mealsSubtotal: Cents): Cents {
  if (!isCents(mealsSubtotal)) throw new RangeError(`not an amount of cents: ${mealsSubtotal}`);
  if (mealsSubtotal <= 0 || !(discount.value > 0)) return 0;
  const off =
    discount.kind === 'amount'
      ? Math.round(discount.value)
      : percentHalfUp(mealsSubtotal, Math.min(discount.value, 100));
  return Math.min(off, mealsSubtotal, discount.most ?? mealsSubtotal);
}

/** Sums the meals of lunchers whom the discount targets, in cents. */
export function discountableSubtotal(
  discount: Pick<Discount, 'targets'>,
  meals: readonly { luncher: LuncherPlace; meals: Cents }[],
): Cents {
  const targeted = meals.filter(({ luncher }) => isTargeted(discount.targets, luncher));
  return sumCents(targeted.map((entry) => entry.meals));
}

const WHOLE = 10_000; // 100.00 percent

// Integer arithmetic in two parts, so that no product exceeds the safe integers.
function percentHalfUp(subtotal: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100);
  const rest = subtotal % WHOLE;
  const wholes = (subtotal - rest) / WHOLE;
  return wholes * hundredths + Math.floor((rest * hundredths + WHOLE / 2) / WHOLE);
}
