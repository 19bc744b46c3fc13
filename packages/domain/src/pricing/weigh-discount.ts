import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import type { Discount, LuncherPlace } from './discount.ts';
import { discountableSubtotal, discountCents } from './discount-cents.ts';
import { type DiscountProblem, discountProblem } from './discount-problem.ts';

/** A discount with its code. */
export interface SavedDiscount {
  readonly id: number;
  readonly code: string;
  readonly rule: Discount;
}

/** Uses of a code, without the week that is being weighed. */
export interface DiscountUses {
  readonly uses: number;
  readonly familyUses: number;
  readonly familyEarlierOrders: number;
}

/** The uses of a code that the week holds already: it can't run out under that week. */
export const OWN_USE: DiscountUses = { uses: 0, familyUses: 0, familyEarlierOrders: 0 };

export interface LuncherMeals {
  readonly luncher: LuncherPlace;
  /** Meals of the week, without late fees. */
  readonly meals: Cents;
}

export interface WeighedDiscount {
  readonly cents: Cents;
  readonly problem: DiscountProblem | null;
}

/**
 * Weighs a code against a week's meals: the cents that it takes off them, or why it takes nothing.
 *
 * @param discount null where no such code exists.
 * @param today in the zone of the family's market.
 */
export function weighDiscount(
  discount: SavedDiscount | null,
  uses: DiscountUses,
  today: PlainDate,
  meals: readonly LuncherMeals[],
): WeighedDiscount {
  const subtotal = discount ? discountableSubtotal(discount.rule, meals) : 0;
  const problem = discountProblem(discount?.rule ?? null, {
    today,
    subtotal,
    ...uses,
    lunchers: meals.map((entry) => entry.luncher),
  });
  if (problem !== null || discount === null) return { cents: 0, problem: problem ?? 'unknown' };
  return { cents: discountCents(discount.rule, subtotal), problem: null };
}
