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

/** The day with the most units taken of those that have no number of their own. */
export async function mostReserved(source: Queryable, itemId: number): Promise<number> {
  const [row] = await source.query<{ most: number }>(
    'items.most_reserved',
    `select coalesce(max(taken.units), 0) as most from (
       select count(*) as units from (
         select o.date from orders o
         where o.item_id = $1 and o.date >= ${FROM} and o.status in ('placed', 'locked')
         union all
         select o.date from orders o join order_lines n on n.order_id = o.id and n.item_id = $1
         where o.date >= ${FROM} and o.status in ('placed', 'locked')) units
       where not exists (select from item_day_capacities c
         where c.item_id = $1 and c.date = units.date)
       group by units.date) taken`,
    [itemId],
  );
  return row?.most ?? 0;
}
