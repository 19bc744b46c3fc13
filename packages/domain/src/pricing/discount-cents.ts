import { type Cents, isCents, sumCents } from '../money/index.ts';
import { type Discount, type DiscountValue, isTargeted, type LuncherPlace } from './discount.ts';

/** Off the meals, never off the late fee; never less than nothing and never more than the meals. */
export function discountCents(discount: DiscountValue, mealsSubtotal: Cents): Cents {
  if (!isCents(mealsSubtotal)) throw new RangeError(`not an amount of cents: ${mealsSubtotal}`);
  if (mealsSubtotal <= 0 || !(discount.value > 0)) return 0;
  const off =
    discount.kind === 'amount'
      ? Math.round(discount.value)
      : percentHalfUp(mealsSubtotal, Math.min(discount.value, 100));
  return Math.min(off, mealsSubtotal);
}

/** The meals that the discount is for: only those of lunchers whom its targets name. */
export function discountableSubtotal(
  discount: Pick<Discount, 'targets'>,
  meals: readonly { luncher: LuncherPlace; meals: Cents }[],
): Cents {
  const targeted = meals.filter(({ luncher }) => isTargeted(discount.targets, luncher));
  return sumCents(targeted.map((entry) => entry.meals));
}

const WHOLE = 10_000; // 100.00 percent

// In whole numbers, taken apart so that no product passes the safe integers.
function percentHalfUp(subtotal: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100);
  const rest = subtotal % WHOLE;
  const wholes = (subtotal - rest) / WHOLE;
  return wholes * hundredths + Math.floor((rest * hundredths + WHOLE / 2) / WHOLE);
}
