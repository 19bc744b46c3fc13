import type { OrderSummary } from '@yay/contract/calendar/calls';
import { summarizeWeek } from '@yay/domain/pricing';
import type { Cell } from './cell.ts';

/**
 * The week as it stands, at once and without asking. Meals and fees are certain; the discount is the
 * last that the server told, since only the server knows what a code gives, and grab-and-go as well:
 * it is ordered by itself.
 */
export function expectedSummary(
  cells: readonly Cell[],
  code: string | null,
  told: OrderSummary,
): OrderSummary {
  const lunches = cells.flatMap(({ luncherId, stands }) =>
    stands ? [{ luncherId: Number(luncherId), price: stands.price }] : [],
  );
  const discount = code !== null && told.discount_code === code ? told.discount_total : 0;
  return { ...summarizeWeek(lunches, discount, told), discount_code: code, discount_problem: null };
}
