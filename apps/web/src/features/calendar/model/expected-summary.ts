import type { OrderSummary } from '@yay/contract/calendar/calls';
import { mealsSubtotal, priceWeek } from '@yay/domain/pricing';
import type { Cell } from './cell.ts';
import type { WeekIndex } from './week-index.ts';

/**
 * The week as it stands, at once and without asking. Meals and fees are certain; the discount is the
 * last that the server told, since only the server knows what a code gives.
 */
export function expectedSummary(
  index: WeekIndex,
  cells: readonly Cell[],
  code: string | null,
  told: OrderSummary,
): OrderSummary {
  const priced = cells.flatMap((cell) => (cell.stands ? [{ cell, price: cell.stands.price }] : []));
  const discount = code !== null && told.discount_code === code ? told.discount_total : 0;
  const week = priceWeek(
    priced.map(({ price }) => price),
    discount,
  );
  return {
    grand_total: week.grand_total,
    discount_total: week.discount_total,
    meals_total: week.meals,
    late_fee_total: week.late_fee,
    late_fee_count: priced.filter(({ price }) => price.late_fee > 0).length,
    lunchers: index.week.lunchers.map((luncher) => {
      const own = priced.filter(({ cell }) => cell.luncherId === String(luncher.id));
      return {
        luncher_id: luncher.id,
        lunches: own.length,
        total: own.reduce((sum, { price }) => sum + mealsSubtotal(price), 0),
      };
    }),
    discount_code: code,
    discount_problem: null,
  };
}
