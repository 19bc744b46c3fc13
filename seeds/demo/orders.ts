import type { PlainDate } from '@yay/domain/calendar';
import type { CancelReason, OrderState } from '@yay/domain/ordering';
import type { Instant } from '@yay/domain/time';
import { toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { type Meal, mealCents } from '../lib/meals.ts';
import type { Luncher } from './families.ts';
import type { MarketDay } from './schedule.ts';

export type Order = {
  id: number;
  kind: 'calendar' | 'grab_and_go';
  luncher: Luncher;
  date: PlainDate;
  monday: PlainDate;
  meal: Meal;
  lateFee: number;
  createdAt: Instant;
  cancelled: { reason: CancelReason; at: Instant } | null;
  day: MarketDay;
  /** The lunch before a kitchen could not make it. */
  replaced?: { before: Meal; at: Instant };
};

export function totalCents({ meal, lateFee }: Order): number {
  return mealCents(meal) + lateFee;
}

export function stateOf({ cancelled, day }: Order, now: Instant): OrderState {
  if (cancelled) return 'cancelled';
  if (day.serveAt <= now) return 'served';
  return day.lockAt <= now ? 'locked' : 'placed';
}

export function orderRows(orders: readonly Order[], now: Instant): Row[] {
  return orders.map((order) => ({
    id: order.id,
    user_id: order.luncher.userId,
    luncher_id: order.luncher.id,
    destination_id: order.luncher.school.id,
    grade_id: order.luncher.grade.id,
    date: order.date,
    kind: order.kind,
    status: stateOf(order, now),
    cancel_reason: order.cancelled?.reason ?? null,
    item_id: order.meal.item.id,
    entree_cents: order.meal.item.price,
    late_fee_cents: order.lateFee,
    total_cents: totalCents(order),
    source: 'parent',
    created_at: toIso(order.createdAt),
    updated_at: toIso(lastChangeOf(order, now)),
  }));
}

export function orderLineRows(orders: readonly Order[]): Row[] {
  let id = 0;
  return orders.flatMap(({ id: orderId, meal }) => [
    ...meal.options.map((option) => ({
      id: ++id,
      order_id: orderId,
      kind: 'option',
      option_id: option.id,
      item_id: null,
      price_cents: option.price,
    })),
    ...meal.extras.map((extra) => ({
      id: ++id,
      order_id: orderId,
      kind: 'extra',
      option_id: null,
      item_id: extra.id,
      price_cents: extra.price,
    })),
  ]);
}

/** Every order's history in the order in which it happened. */
export function orderEventRows(orders: readonly Order[], now: Instant): Row[] {
  const happened = orders.flatMap((order) => {
    const was = (status: OrderState) => snapshot(order, status);
    const { replaced } = order;
    const first = replaced
      ? snapshot({ ...order, meal: replaced.before }, 'placed')
      : was('placed');
    const events = [event(order, 'placed', order.createdAt, null, first, true)];
    if (replaced) events.push(event(order, 'changed', replaced.at, first, was('placed')));
    if (order.cancelled) {
      const { at } = order.cancelled;
      return [...events, event(order, 'cancelled', at, was('placed'), was('cancelled'), true)];
    }
    const { lockAt, serveAt } = order.day;
    if (lockAt <= now) events.push(event(order, 'locked', lockAt, was('placed'), was('locked')));
    if (serveAt <= now) events.push(event(order, 'served', serveAt, was('locked'), was('served')));
    return events;
  });
  return happened
    .toSorted((a, b) => a.at - b.at || a.order_id - b.order_id)
    .map((row, index) => ({ id: index + 1, ...row, at: toIso(row.at) }));
}

/** Units reserved of what a kitchen can make only so many of. */
export function stockRows(orders: readonly Order[]): Row[] {
  const reserved = new Map<string, { item_id: number; date: PlainDate; reserved: number }>();
  for (const { date, meal, cancelled } of orders) {
    if (cancelled) continue;
    for (const { id, capacity } of [meal.item, ...meal.extras]) {
      if (capacity === null) continue;
      const key = `${id} ${date}`;
      const stock = reserved.get(key) ?? { item_id: id, date, reserved: 0 };
      reserved.set(key, { ...stock, reserved: stock.reserved + 1 });
    }
  }
  return [...reserved.values()];
}

function event(
  { id, luncher }: Order,
  kind: OrderState | 'changed',
  at: Instant,
  before: unknown,
  after: unknown,
  byParent = false,
) {
  return {
    order_id: id,
    user_id: luncher.userId,
    kind,
    at,
    actor_id: byParent ? luncher.userId : null,
    before,
    after,
  };
}

/** The same document that the database's order_snapshot() gives. */
function snapshot(order: Order, status: OrderState) {
  const priced = ({ id, price }: { id: number; price: number }) => ({ id, cents: price });
  return {
    status,
    cancel_reason: status === 'cancelled' ? order.cancelled?.reason : null,
    grade_id: order.luncher.grade.id,
    item_id: order.meal.item.id,
    entree_cents: order.meal.item.price,
    late_fee_cents: order.lateFee,
    total_cents: totalCents(order),
    options: order.meal.options.map(priced).toSorted((a, b) => a.id - b.id),
    extras: order.meal.extras.map(priced).toSorted((a, b) => a.id - b.id),
  };
}

function lastChangeOf(order: Order, now: Instant): Instant {
  if (order.cancelled) return order.cancelled.at;
  if (order.day.serveAt <= now) return order.day.serveAt;
  return order.day.lockAt <= now ? order.day.lockAt : order.createdAt;
}
