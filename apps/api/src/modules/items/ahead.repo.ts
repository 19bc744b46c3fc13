import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import type { MarketDay } from '../orders/index.ts';

// Nobody's day is earlier than this one, wherever the market lies.
const FROM = `(app_now() at time zone 'UTC')::date - 1`;

export interface OrdersAhead {
  orders: number;
  first_on: PlainDate | null;
  last_on: PlainDate | null;
}

/** Orders that are not served yet and have it, as the meal or as an extra. */
export async function ordersAhead(source: Queryable, itemId: number): Promise<OrdersAhead> {
  const [row] = await source.query<OrdersAhead>(
    'items.orders_ahead',
    `select count(*) as orders, min(o.date) as first_on, max(o.date) as last_on
     from orders o
     where o.date >= ${FROM} and o.status in ('placed', 'locked')
       and (o.item_id = $1 or exists (
         select from order_lines n where n.order_id = o.id and n.item_id = $1))`,
    [itemId],
  );
  return row ?? { orders: 0, first_on: null, last_on: null };
}

/** Which options the orders that are not served yet have, those with the same choice together. */
export const choicesAhead = (
  source: Queryable,
  itemId: number,
): Promise<{ option_ids: number[]; orders: number }[]> =>
  source.query(
    'items.choices_ahead',
    `select option_ids, count(*)::int as orders from (
       select array_agg(n.option_id order by n.option_id) as option_ids
       from orders o join order_lines n on n.order_id = o.id and n.kind = 'option'
       where o.item_id = $1 and o.date >= ${FROM} and o.status in ('placed', 'locked')
       group by o.id) lunches
     group by option_ids order by option_ids`,
    [itemId],
  );

/** Days of markets on which a menu offers these items. */
export const daysOffering = (source: Queryable, itemIds: readonly number[]): Promise<MarketDay[]> =>
  source.query<MarketDay>(
    'items.days_offering',
    `select distinct d.market_id as "marketId", dd.date
     from menu_offers mo
     join destination_day_grades g on g.menu_id = mo.menu_id
     join destination_days dd on dd.id = g.destination_day_id and dd.date >= ${FROM}
     join destinations d on d.id = dd.destination_id
     where mo.item_id = any ($1::int[])`,
    [itemIds],
  );

/** Those of these items that orders not served yet have, as the meal or as an extra. */
export async function orderedAhead(
  source: Queryable,
  itemIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (itemIds.length === 0) return new Set();
  const rows = await source.query<{ id: number }>(
    'items.ordered_ahead',
    `select o.item_id as id from orders o
     where o.item_id = any ($1::int[]) and o.date >= ${FROM} and o.status in ('placed', 'locked')
     union
     select n.item_id from orders o join order_lines n on n.order_id = o.id
     where n.item_id = any ($1::int[]) and o.date >= ${FROM} and o.status in ('placed', 'locked')`,
    [itemIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Of each item the most units that are taken of one day, of those that have no number of their own. */
export async function mostReserved(
  source: Queryable,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await source.query<{ id: number; most: number }>(
    'items.most_reserved',
    `select id, max(taken)::int as most from (
       select units.id, units.date, count(*) as taken from (
         select o.item_id as id, o.date from orders o
         where o.item_id = any ($1::int[]) and o.date >= ${FROM}
           and o.status in ('placed', 'locked')
         union all
         select n.item_id, o.date from orders o join order_lines n on n.order_id = o.id
         where n.item_id = any ($1::int[]) and o.date >= ${FROM}
           and o.status in ('placed', 'locked')) units
       where not exists (select from item_day_capacities c
         where c.item_id = units.id and c.date = units.date)
       group by units.id, units.date) days
     group by id`,
    [itemIds],
  );
  return new Map(rows.map(({ id, most }) => [id, most]));
}
