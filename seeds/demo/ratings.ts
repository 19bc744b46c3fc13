import { type Instant, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import type { Random } from '../lib/random.ts';
import type { Order } from './orders.ts';

/** Some of what was eaten is rated. How well an item is liked stays the same for everybody. */
export function ratingRows(orders: readonly Order[], now: Instant, random: Random): Row[] {
  const eaten = new Map<string, Order>();
  for (const order of orders) {
    if (order.cancelled || order.day.serveAt > now) continue;
    eaten.set(`${order.luncher.id} ${order.meal.item.id}`, order);
  }
  return [...eaten.values()]
    .filter(() => random.chance(0.6))
    .map(({ luncher, meal, day }) => ({
      luncher_id: luncher.id,
      item_id: meal.item.id,
      rating: random.chance(0.7 + ((meal.item.id * 7) % 28) / 100) ? 1 : 0,
      updated_at: toIso(Math.min(day.serveAt + 3_600_000, now) as Instant),
    }));
}
