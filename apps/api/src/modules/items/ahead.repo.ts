import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import type { MarketDay } from '../market-days/index.ts';

// No market's day is earlier than this one.
const FROM = 'utc_today() - 1';

export interface OrdersAhead {
  orders: number;
  first_on: PlainDate | null;
  last_on: PlainDate | null;
}

/** Counts the orders not served yet that have an item, as the meal or as an extra. */
export async function ordersAhead(source: Queryable, itemId: number): Promise<OrdersAhead> {
  const [row] = await source.query<OrdersAhead>(
    'items.orders_ahead',
    `select count(*) as orders, min(o.date) as first_on, max(o.date) as last_on
     from lunches o
     where o.date >= ${FROM} and o.is_pending
       and (o.item_id = $1 or exists (
         select from lunch_extras x where x.order_id = o.id and x.item_id = $1))`,
    [itemId],
  );
  return row ?? { orders: 0, first_on: null, last_on: null };
}

/** Counts the orders of a meal that are not served yet by the options that they have. */
export const choicesAhead = (
  source: Queryable,
  itemId: number,
): Promise<{ option_ids: number[]; orders: number }[]> =>
  source.query(
    'items.choices_ahead',
    `select option_ids, count(*)::int as orders from (
       select array_agg(n.option_id order by n.option_id) as option_ids
       from lunches o join lunch_options n on n.order_id = o.id
       where o.item_id = $1 and o.date >= ${FROM} and o.is_pending
       group by o.id) lunches
     group by option_ids order by option_ids`,
    [itemId],
  );

/** Days of markets on which a menu offers these items. */
export const daysOffering = (source: Queryable, itemIds: readonly number[]): Promise<MarketDay[]> =>
  source.query<MarketDay>(
    'items.days_offering',
    `select distinct m.market_id as "marketId", m.date
     from menu_offers mo
     join scheduled_menus m on m.menu_id = mo.menu_id and m.date >= ${FROM}
     where mo.item_id = any ($1::int[])`,
    [itemIds],
  );

/** Returns those of these items that orders not served yet have, as the meal or as an extra. */
export async function orderedAhead(
  source: Queryable,
  itemIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (itemIds.length === 0) return new Set();
  const rows = await source.query<{ id: number }>(
    'items.ordered_ahead',
    `select o.item_id as id from lunches o
     where o.item_id = any ($1::int[]) and o.date >= ${FROM} and o.is_pending
     union
     select x.item_id from lunches o join lunch_extras x on x.order_id = o.id
     where x.item_id = any ($1::int[]) and o.date >= ${FROM} and o.is_pending`,
    [itemIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the most units that are taken of each item on one day, of items that have no number of
 * their own.
 */
export async function mostReserved(
  source: Queryable,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await source.query<{ id: number; most: number }>(
    'items.most_reserved',
    `select id, max(taken)::int as most from (
       select units.id, units.date, count(*) as taken from (
         select o.item_id as id, o.date from lunches o
         where o.item_id = any ($1::int[]) and o.date >= ${FROM} and o.is_pending
         union all
         select x.item_id, o.date from lunches o join lunch_extras x on x.order_id = o.id
         where x.item_id = any ($1::int[]) and o.date >= ${FROM} and o.is_pending) units
       where not exists (select from item_day_capacities c
         where c.item_id = units.id and c.date = units.date)
       group by units.id, units.date) days
     group by id`,
    [itemIds],
  );
  return new Map(rows.map(({ id, most }) => [id, most]));
}
