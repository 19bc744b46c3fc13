import type { PlainDate } from '@yay/domain/calendar';
import type { Cents } from '@yay/domain/money';
import {
  type DiscountProblem,
  discountableSubtotal,
  discountCents,
  discountProblem,
  type LuncherPlace,
} from '@yay/domain/pricing';
import type { SavedDiscount } from './saved-discount.ts';

/** How often a code was taken, this week of this family left out. */
export interface DiscountUses {
  readonly uses: number;
  readonly familyUses: number;
  readonly familyEarlierOrders: number;
}

/** Of a code that this week holds already: its own use is the one that counts. */
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

/** What a code takes off a week's meals, or why it takes nothing. */
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
