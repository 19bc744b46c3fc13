import type { PlainDate } from '@yay/domain/calendar';
import type { OrderState } from '@yay/domain/ordering';
import { type Instant, toIso } from '@yay/domain/time';
import { CopyText } from '../lib/copy-rows.ts';
import { type Meal, mealCents } from '../lib/meals.ts';
import type { MarketDay } from './schedule.ts';

export const ORDER_COLUMNS =
  'orders (id, user_id, luncher_id, destination_id, grade_id, date, status, item_id, entree_cents, late_fee_cents, total_cents, created_at, updated_at)';
export const LINE_COLUMNS = 'order_lines (id, order_id, kind, option_id, item_id, price_cents)';
export const WEEK_COLUMNS = 'order_weeks (user_id, monday, version, updated_at)';
export const STOCK_COLUMNS = 'item_day_stock (item_id, date, reserved)';
export const RATING_COLUMNS = 'ratings (luncher_id, item_id, rating)';
export const EVENT_COLUMNS = 'order_events (order_id, user_id, kind, at, actor_id, before, after)';

export type CityOrder = {
  userId: number;
  luncherId: number;
  schoolId: number;
  gradeId: number;
  day: MarketDay;
  status: 'placed' | 'locked' | 'served';
  meal: Meal;
  lateFee: number;
  at: Instant;
  /** History is kept of what can still change; of two million past lunches it would double the city. */
  withHistory: boolean;
};

/** One week's rows as COPY takes them. */
export type WeekText = {
  orders: CopyText;
  lines: CopyText;
  weeks: CopyText;
  events: CopyText;
};

const emptyWeek = (): WeekText => ({
  orders: new CopyText(),
  lines: new CopyText(),
  weeks: new CopyText(),
  events: new CopyText(),
});

/** Numbers orders and their lines and writes them down week by week. */
export class OrderText {
  #week = emptyWeek();
  #orderId = 0;
  #lineId = 0;

  get count(): number {
    return this.#orderId;
  }

  startWeek(): void {
    this.#week = emptyWeek();
  }

  week(): WeekText {
    return this.#week;
  }

  addWeek(userId: number, monday: PlainDate, at: Instant): void {
    this.#week.weeks.line(`${userId}\t${monday}\t1\t${toIso(at)}`);
  }

  add(order: CityOrder): void {
    this.#orderId += 1;
    const { meal, lateFee } = order;
    const { item, options, extras } = meal;
    const total = mealCents(meal) + lateFee;
    const at = toIso(order.at);
    this.#week.orders.line(
      `${this.#orderId}\t${order.userId}\t${order.luncherId}\t${order.schoolId}\t${order.gradeId}\t${order.day.date}\t${order.status}\t${item.id}\t${item.price}\t${lateFee}\t${total}\t${at}\t${at}`,
    );
    for (const { id, price } of options) this.#line(`option\t${id}\t\\N\t${price}`);
    for (const { id, price } of extras) this.#line(`extra\t\\N\t${id}\t${price}`);
    if (order.withHistory) this.#addHistory(order, total);
  }

  /** Each step begins where the one before it ended, and the last one says what the order is. */
  #addHistory(order: CityOrder, total: number): void {
    const { at, day, status, userId } = order;
    const was = (state: OrderState) => JSON.stringify(snapshot(order, state, total));
    const write = (kind: OrderState, happened: Instant, actor: number | '\\N', before: string) =>
      this.#week.events.line(
        `${this.#orderId}\t${userId}\t${kind}\t${toIso(happened)}\t${actor}\t${before}\t${was(kind)}`,
      );
    write('placed', at, userId, '\\N');
    if (status === 'placed') return;
    write('locked', day.lockAt, '\\N', was('placed'));
    if (status === 'served') write('served', day.serveAt, '\\N', was('locked'));
  }

  #line(text: string): void {
    this.#lineId += 1;
    this.#week.lines.line(`${this.#lineId}\t${this.#orderId}\t${text}`);
  }
}

/** The same document that the database's order_snapshot() gives. */
function snapshot({ meal, gradeId, lateFee }: CityOrder, status: OrderState, total: number) {
  const priced = ({ id, price }: { id: number; price: number }) => ({ id, cents: price });
  return {
    status,
    cancel_reason: null,
    grade_id: gradeId,
    item_id: meal.item.id,
    entree_cents: meal.item.price,
    late_fee_cents: lateFee,
    total_cents: total,
    options: meal.options.map(priced).toSorted((a, b) => a.id - b.id),
    extras: meal.extras.map(priced).toSorted((a, b) => a.id - b.id),
  };
}
