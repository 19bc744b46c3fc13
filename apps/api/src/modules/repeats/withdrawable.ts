import { isRemovable, type OrderingWindow } from '@yay/domain/ordering';
import { zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { orderRules } from '../settings/index.ts';
import { type RepeatedOrder, repeatedAhead } from './repeats.repo.ts';

/**
 * Returns the orders that go when repeats are turned off: placed by them, untouched, and still to
 * be taken back.
 */
export async function withdrawable(
  source: Queryable,
  family: { readonly userId: number; readonly window: OrderingWindow },
): Promise<readonly RepeatedOrder[]> {
  const { now, times } = await orderRules(source);
  const orders = await repeatedAhead(source, family.userId);
  return orders.filter(
    ({ date, timezone, day_locked }) =>
      !day_locked && isRemovable(family.window, now, date, zone(timezone), times),
  );
}
