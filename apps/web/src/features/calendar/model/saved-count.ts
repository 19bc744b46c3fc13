import type { SaveResult } from '@yay/contract/orders/calls';
import type { SaveRequest } from './save-request.ts';

/** Counts the changes of a save as they were offered: days, and the promo code. */
export function savedCount(request: SaveRequest, answer: SaveResult['data']): number {
  const days = answer.results.filter(({ outcome }) => outcome !== 'refused').length;
  const named = request.method === 'PUT' ? request.body.discounts[0] : undefined;
  const isCodeSaved =
    named !== undefined && (named.discountCode || null) === (answer.discount_code || null);
  return days + (isCodeSaved ? 1 : 0);
}
