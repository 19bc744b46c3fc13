import { type Cents, sumCents } from '../money/index.ts';
import {
  type DiscountProblem,
  type DiscountUses,
  discountableSubtotal,
  discountCents,
  type LuncherMeals,
  type LuncherPlace,
  OWN_USE,
  type SavedDiscount,
  weighDiscount,
} from '../pricing/index.ts';
import { type WeekMeals, weekDiscount } from '../settlement/index.ts';
import { dateIn } from '../time/index.ts';
import type { FamilyOrder, FamilyWeek, WeekLuncher } from './family-week.ts';

export type DiscountChoice =
  /** Unasked: nobody is there to agree to less than was saved. */
  | { readonly kind: 'keep'; readonly isUnasked?: boolean }
  | { readonly kind: 'none' }
  /** Null: there is no such code. */
  | { readonly kind: 'code'; readonly discount: SavedDiscount | null; readonly uses: DiscountUses };

export interface DecidedDiscount {
  /** The discount by the terms that the week is saved with. */
  readonly discount: SavedDiscount | null;
  readonly cents: Cents;
  readonly problem: DiscountProblem | null;
}

const NONE: DecidedDiscount = { discount: null, cents: 0, problem: null };

/** Returns the reduction by the week's code of the orders as they stand after the save. */
export function decideDiscount(
  week: FamilyWeek,
  orders: readonly FamilyOrder[],
  choice: DiscountChoice,
): DecidedDiscount {
  // A code belongs to a week with lunches; one without any gives it back.
  if (orders.length === 0) return NONE;
  const first = week.lunchers[0];
  if (week.isSettled) return inSettledWeek(week, orders, choice);
  if (choice.kind === 'none' || !first) return NONE;
  const today = dateIn(first.timezone, week.now);
  const meals = mealsByLuncher(week, orders);
  if (choice.kind === 'code') {
    const { cents, problem } = weighDiscount(choice.discount, choice.uses, today, meals);
    return problem === null ? { discount: choice.discount, cents, problem } : { ...NONE, problem };
  }
  // A family that only gives lunches back keeps the others as they were saved.
  const isNothingNew = orders.every((order) => week.orders.includes(order));
  const discount = isNothingNew ? week.discountAsSaved : week.discount;
  if (discount === null) return NONE;
  const { cents, problem } = weighDiscount(discount, OWN_USE, today, meals);
  if (problem === null) return { discount, cents, problem };
  const asSaved = week.discountAsSaved ?? discount;
  const held = () => weighDiscount(asSaved, OWN_USE, today, meals).problem === null;
  const stays = isOver(problem) || (choice.isUnasked === true && held());
  return stays ? ofWhatStood(week, asSaved, orders, problem) : { ...NONE, problem };
}

/**
 * A week of which something is charged keeps its code, and each charged lunch its share of it. What
 * comes later has the part that those leave, as long as the code counts.
 */
function inSettledWeek(
  week: FamilyWeek,
  orders: readonly FamilyOrder[],
  choice: DiscountChoice,
): DecidedDiscount {
  const { discount, discountAsSaved } = week;
  const named = choice.kind === 'code' ? choice.discount?.id : discount?.id;
  const isOther = choice.kind === 'none' ? discount !== null : named !== discount?.id;
  const problem = isOther || (choice.kind === 'code' && !discount) ? 'week_settled' : null;
  if (discount === null || discountAsSaved === null) return { ...NONE, problem };

  const shared = (some: readonly FamilyOrder[]) => sharedMeals(week, some);
  const fixed = sumCents(shared(week.orders).map((meal) => Math.min(meal.share ?? 0, meal.meals)));
  const before = Math.max(week.discountCents - fixed, 0);
  const saved = new Set(week.orders);
  const kept = orders.filter((order) => saved.has(order) || order.share_cents !== null);
  if (kept.length < orders.length && lapseOf(week, discount, orders) === null) {
    const most = Number.MAX_SAFE_INTEGER;
    return { discount, cents: weekDiscount(discount.rule, shared(orders), most), problem };
  }
  const lapse = lapseOf(week, discountAsSaved, kept);
  const most = lapse === null || isOver(lapse) ? before : 0;
  const cents = weekDiscount(discountAsSaved.rule, shared(kept), most);
  return { discount: discountAsSaved, cents, problem };
}

function lapseOf(
  week: FamilyWeek,
  discount: SavedDiscount,
  orders: readonly FamilyOrder[],
): DiscountProblem | null {
  const [first] = week.lunchers;
  if (!first) return null;
  const today = dateIn(first.timezone, week.now);
  return weighDiscount(discount, OWN_USE, today, mealsByLuncher(week, orders)).problem;
}

function sharedMeals(week: FamilyWeek, orders: readonly FamilyOrder[]): WeekMeals[] {
  const lunchers = new Map(week.lunchers.map((luncher) => [luncher.id, luncher]));
  return orders.flatMap((order) => {
    const luncher = lunchers.get(order.luncher_id);
    const meals = order.total_cents - order.late_fee_cents;
    // A charge for a luncher who is gone stays as it was charged.
    if (!luncher && order.share_cents === null) return [];
    return [{ luncher: luncher ? placeOf(luncher) : NOWHERE, meals, share: order.share_cents }];
  });
}

/**
 * The code of the saved week no longer counts. What was saved with it keeps it, and what is new or
 * changed does without.
 */
function ofWhatStood(
  week: FamilyWeek,
  discount: SavedDiscount,
  orders: readonly FamilyOrder[],
  problem: DiscountProblem,
): DecidedDiscount {
  const untouched = mealsByLuncher(
    week,
    orders.filter((order) => week.orders.includes(order)),
  );
  const fixed = Math.min(
    week.discountCents,
    discountCents(discount.rule, discountableSubtotal(discount.rule, untouched)),
  );
  return fixed > 0 ? { discount, cents: fixed, problem: null } : { ...NONE, problem };
}

const isOver = (problem: DiscountProblem): boolean =>
  problem === 'expired' ||
  problem === 'archived' ||
  problem === 'not_started' ||
  problem === 'yours';

const NOWHERE: LuncherPlace = { marketId: 0, destinationId: 0, gradeId: 0 };

const placeOf = (luncher: WeekLuncher): LuncherPlace => ({
  marketId: luncher.market_id,
  destinationId: luncher.destination_id,
  gradeId: luncher.grade_id,
});

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
    luncher: placeOf(luncher),
    meals: meals.get(luncher.id) ?? 0,
  }));
}
