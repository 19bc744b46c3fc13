import type { Cents } from '@yay/domain/money';
import { type DiscountProblem, discountableSubtotal, discountCents } from '@yay/domain/pricing';
import { dateIn } from '@yay/domain/time';
import {
  type DiscountUses,
  type LuncherMeals,
  OWN_USE,
  type SavedDiscount,
  weighDiscount,
} from '../discounts/index.ts';
import type { FamilyOrder, FamilyWeek } from './family-week.ts';

export type DiscountChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'none' }
  /** Null: there is no such code. */
  | { readonly kind: 'code'; readonly discount: SavedDiscount | null; readonly uses: DiscountUses };

export interface DecidedDiscount {
  readonly discount: SavedDiscount | null;
  readonly cents: Cents;
  readonly problem: DiscountProblem | null;
}

const NONE: DecidedDiscount = { discount: null, cents: 0, problem: null };

/** What the week's code takes off the orders as they stand after the save. */
export function decideDiscount(
  week: FamilyWeek,
  orders: readonly FamilyOrder[],
  choice: DiscountChoice,
): DecidedDiscount {
  const first = week.lunchers[0];
  // A code belongs to a week with lunches; one without any gives it back.
  if (choice.kind === 'none' || orders.length === 0 || !first) return NONE;
  const today = dateIn(first.timezone, week.now);
  const meals = mealsByLuncher(week, orders);
  if (choice.kind === 'code') {
    const { cents, problem } = weighDiscount(choice.discount, choice.uses, today, meals);
    return problem === null ? { discount: choice.discount, cents, problem } : { ...NONE, problem };
  }
  if (week.discount === null) return NONE;
  const { cents, problem } = weighDiscount(week.discount, OWN_USE, today, meals);
  if (problem === null) return { discount: week.discount, cents, problem };
  return lapsed(week, week.discount, orders, problem);
}

/**
 * The code of the saved week no longer counts. What was saved with it keeps it, and what is new or
 * changed does without.
 */
function lapsed(
  week: FamilyWeek,
  discount: SavedDiscount,
  orders: readonly FamilyOrder[],
  problem: DiscountProblem,
): DecidedDiscount {
  const before = new Set(week.orders);
  const untouched = mealsByLuncher(
    week,
    orders.filter((order) => before.has(order)),
  );
  const fixed = Math.min(
    week.discountCents,
    discountCents(discount.rule, discountableSubtotal(discount.rule, untouched)),
  );
  const isOver = problem === 'expired' || problem === 'archived' || problem === 'not_started';
  return isOver && fixed > 0 ? { discount, cents: fixed, problem: null } : { ...NONE, problem };
}

/** Every luncher of the family, with or without lunches: some codes are for some only. */
export function mealsByLuncher(
  week: FamilyWeek,
  orders: readonly Pick<FamilyOrder, 'luncher_id' | 'total_cents' | 'late_fee_cents'>[],
): LuncherMeals[] {
  const meals = new Map<number, Cents>();
  for (const order of orders) {
    const sum = meals.get(order.luncher_id) ?? 0;
    meals.set(order.luncher_id, sum + order.total_cents - order.late_fee_cents);
  }
  return week.lunchers.map((luncher) => ({
    luncher: {
      marketId: luncher.market_id,
      destinationId: luncher.destination_id,
      gradeId: luncher.grade_id,
    },
    meals: meals.get(luncher.id) ?? 0,
  }));
}
