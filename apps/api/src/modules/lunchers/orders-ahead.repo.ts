import type { Part } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { OrderState } from '@yay/domain/ordering';
import type { Queryable } from '../../platform/db/index.ts';

/** Orders that a child may yet eat: placed or locked, of today or later where the school is. */
const AHEAD = `from orders o
  join destinations d on d.id = o.destination_id
  join markets m on m.id = d.market_id
  where o.luncher_id = $1 and o.user_id = $2 and o.status in ('placed', 'locked')
    and o.date >= ((select app_now()) at time zone m.timezone)::date`;

export const daysAhead = (
  source: Queryable,
  luncherId: number,
  familyId: number,
): Promise<{ marketId: number; date: PlainDate }[]> =>
  source.query(
    'lunchers.days_ahead',
    `select distinct d.market_id as "marketId", o.date ${AHEAD}`,
    [luncherId, familyId],
  );

export interface OrderAhead {
  id: number;
  date: PlainDate;
  destination_id: number;
  status: Extract<OrderState, 'placed' | 'locked'>;
  timezone: string;
  /** The kitchen's count of that day is final, even if this order does not say so yet. */
  day_locked: boolean;
  item_name: string;
  total_cents: number;
  /** What it was charged in sum; null when it never was. */
  paid_cents: number | null;
  /** Entree first, then options and extras. */
  parts: Part[];
}

export const ordersAhead = (
  source: Queryable,
  luncherId: number,
  familyId: number,
): Promise<OrderAhead[]> =>
  source.query<OrderAhead>(
    'lunchers.orders_ahead',
    `select o.id, o.date, o.destination_id, o.status, m.timezone, o.total_cents,
       (select sum(c.meals_cents + c.late_fee_cents - c.discount_cents)::int
        from order_charges c where c.order_id = o.id) as paid_cents,
       exists (select 1 from market_days k where k.market_id = m.id and k.date = o.date
         and k.locked_at is not null) as day_locked,
       (select i.name from items i where i.id = o.item_id) as item_name,
       (select json_agg(json_build_object('kind', p.kind, 'id', p.id, 'name', p.name,
           'properties', p.properties) order by p.place, p.id)
        from (
          select 0 as place, 'entree' as kind, i.id, i.name, i.properties
          from items i where i.id = o.item_id
          union all
          select 1, 'option', t.id, t.name, t.properties
          from order_lines n join options t on t.id = n.option_id where n.order_id = o.id and n.option_id is not null
          union all
          select 2, 'extra', i.id, i.name, i.properties
          from order_lines n join items i on i.id = n.item_id where n.order_id = o.id and n.item_id is not null
        ) p) as parts
     ${AHEAD} order by o.date, o.id`,
    [luncherId, familyId],
  );

/**
 * What a grade is offered on those days. A day on which it is closed is in it as a day with
 * nothing; so is one without a menu.
 */
export const offeredOn = (
  source: Queryable,
  gradeId: number,
  dates: readonly PlainDate[],
): Promise<{ date: PlainDate; item_ids: number[] }[]> =>
  source.query(
    'lunchers.offered_on',
    `select dd.date, array(
         select mi.item_id from menu_items mi where mi.menu_id = dg.menu_id
         union
         select s.item_id from daily_specials s
         where s.menu_id = dg.menu_id and s.destination_day_id = dd.id
       ) as item_ids
     from grades g
     join destination_days dd on dd.destination_id = g.destination_id
     join destination_day_grades dg on dg.destination_day_id = dd.id
       and dg.group_name = g.group_name
     where g.id = $1 and dd.date = any($2::date[])
       and not exists (
         select 1 from blackouts b
         where b.grade_id = g.id and b.lifted_at is null
           and dd.date between b.starts_on and b.ends_on)`,
    [gradeId, dates],
  );
