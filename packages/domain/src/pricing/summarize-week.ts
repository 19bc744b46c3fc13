import type { Cents } from '../money/index.ts';
import { mealsSubtotal, type Price } from './price.ts';
import { priceWeek } from './price-week.ts';

/** The price of one lunch of a week, and who eats it. */
export interface LuncherPrice {
  readonly luncherId: number;
  readonly price: Price;
}

export interface LuncherSum {
  luncher_id: number;
  lunches: number;
  /** Meals without their late fees. */
  total: Cents;
}

export interface WeekSums {
  grand_total: Cents;
  discount_total: Cents;
  meals_total: Cents;
  late_fee_total: Cents;
  /** The number of meals that carry a late fee. */
  late_fee_count: number;
  /** Grab-and-go lunches, with their late fees. No discount takes anything off them. */
  go_total: Cents;
  go_count: number;
  /** Lunchers with a lunch, by their ids. */
  lunchers: LuncherSum[];
}

export type GrabAndGoSum = Pick<WeekSums, 'go_total' | 'go_count'>;

/**
 * Sums a family's week row by row, in cents. Late fees are a row of their own, and so is grab-and-go:
 * the lunchers' rows, the late fees and grab-and-go less the discount are the grand total.
 */
export function summarizeWeek(
  lunches: readonly LuncherPrice[],
  discount: Cents,
  { go_total, go_count }: GrabAndGoSum,
): WeekSums {
  const week = priceWeek(
    lunches.map(({ price }) => price),
    discount,
  );
  const lunchers = new Map<number, LuncherSum>();
  for (const { luncherId, price } of lunches) {
    const sum = lunchers.get(luncherId) ?? { luncher_id: luncherId, lunches: 0, total: 0 };
    sum.lunches += 1;
    sum.total += mealsSubtotal(price);
    lunchers.set(luncherId, sum);
  }
  return {
    grand_total: week.grand_total + go_total,
    discount_total: week.discount_total,
    meals_total: week.meals,
    late_fee_total: week.late_fee,
    late_fee_count: lunches.filter(({ price }) => price.late_fee > 0).length,
    go_total,
    go_count,
    lunchers: [...lunchers.values()].sort((a, b) => a.luncher_id - b.luncher_id),
  };
}
