import type { Queryable } from '../../platform/db/index.ts';
import { AS_SAVED } from '../discounts/index.ts';
import type { FamilyWeekRow } from './family-week.ts';

// A whole week of a family in one statement: what it asks of the database does not grow with the
// number of children, days or meals, and everything in it is of one moment. The clock is read in it
// too; in a save that is after the locks.
const FAMILY_WEEK = `
with family as materialized (
  select l.id, l.user_id, l.first, l.last, l.color, l.tolerances, l.are_orders_repeating, l.grade_id,
    g.label as grade_label, g.group_name, l.destination_id, d.name as destination_name,
    d.abbreviation as destination_abbreviation, d.market_id, m.name as market_name,
    m.abbreviation as market_abbreviation, m.timezone
  from lunchers l
  join grades g on g.id = l.grade_id
  join destinations d on d.id = l.destination_id
  join markets m on m.id = d.market_id
  where l.user_id = $1 and l.deleted_at is null
), places as (
  -- Nothing is offered at a school that is suspended or closed.
  select distinct f.destination_id, f.group_name
  from family f join destinations d on d.id = f.destination_id and d.status = 'active'
), served as materialized (
  select dg.id, dd.id as destination_day_id, dd.destination_id, dd.date, dg.group_name,
    dg.menu_id, dg.menu_end,
    coalesce((
      select json_agg(json_build_object('id', s.id, 'item_id', s.item_id, 'weight', s.weight)
        order by s.id)
      from daily_specials s
      where s.destination_day_id = dd.id and s.menu_id = dg.menu_id), '[]'::json) as specials
  from places p
  join destination_days dd on dd.destination_id = p.destination_id
    and dd.date between $2::date and $2::date + 4
  join destination_day_grades dg on dg.destination_day_id = dd.id
    and dg.group_name = p.group_name
)
select app_now() as now, u.id, u.first, u.last, u.email, u.locale,
  u.suspended_on is not null as suspended, u.delinquent,
  (select fields from site_options where type = 'times') as times,
  (select fields from site_options where type = 'late_fee') as late_fee,
  coalesce((select value from features where name = 'ratings'), false) as ratings_on,
  coalesce((select json_agg(f order by f.id) from family f), '[]'::json) as lunchers,
  coalesce((select json_agg(s order by s.date, s.id) from served s), '[]'::json) as day_grades,
  coalesce((select json_agg(json_build_object('id', id, 'revision', revision) order by id)
    from menus where id in (select menu_id from served)), '[]'::json) as menus,
  coalesce((
    select json_agg(json_build_object('market_id', b.market_id,
      'destination_id', b.destination_id, 'grade_id', b.grade_id, 'name', b.name, 'type', b.type,
      'reason', b.reason, 'starts_on', b.starts_on, 'ends_on', b.ends_on) order by b.id)
    from blackouts b
    where b.lifted_at is null and b.starts_on <= $2::date + 4 and b.ends_on >= $2::date
      and (b.market_id in (select market_id from family)
        or b.destination_id in (select destination_id from family))), '[]'::json) as blackouts,
  coalesce((
    select json_agg(json_build_object('market_id', md.market_id, 'date', md.date))
    from market_days md
    where md.market_id in (select market_id from family)
      and md.date between $2::date and $2::date + 4
      and md.locked_at is not null), '[]'::json) as locked_days,
  coalesce((
    select json_agg(json_build_object('id', o.id, 'luncher_id', o.luncher_id, 'date', o.date,
      'kind', o.kind, 'status', o.status, 'cancel_reason', o.cancel_reason, 'source', o.source,
      'grade_id', o.grade_id,
      'item_id', o.item_id, 'entree_cents', o.entree_cents, 'late_fee_cents', o.late_fee_cents,
      'total_cents', o.total_cents,
      'share_cents', case when w.settled_at is not null then (
        select sum(c.discount_cents) from order_charges c where c.order_id = o.id) end,
      'replaced', (
        select json_build_object('choice_id', c.id, 'is_open', c.state = 'open')
        from substitution_choices c
        where c.order_id = o.id and c.state not in ('waiting', 'lapsed')
        order by c.id desc limit 1),
      'options', coalesce((
        select json_agg(json_build_object('id', n.option_id, 'cents', n.price_cents)
          order by n.option_id)
        from order_lines n where n.order_id = o.id and n.option_id is not null), '[]'::json),
      'extras', coalesce((
        select json_agg(json_build_object('id', n.item_id, 'cents', n.price_cents)
          order by n.item_id)
        from order_lines n where n.order_id = o.id and n.item_id is not null), '[]'::json))
      order by o.date, o.luncher_id, o.id)
    from orders o
    where o.user_id = $1 and o.date between $2::date and $2::date + 4
      and (o.status <> 'cancelled' or o.cancel_reason in ('blackout', 'substitution'))),
    '[]'::json) as orders,
  coalesce(w.version, 0) as version, w.settled_at is not null as is_settled, coalesce(w.discount_cents, 0) as discount_cents,
  to_json(d) as discount, ${AS_SAVED} as discount_as_saved, to_json(nd) as named_discount
from users u
left join order_weeks w on w.user_id = u.id and w.monday = $2::date
left join discounts d on d.id = w.discount_id
left join discounts nd on nd.code = $3
where u.id = $1 and u.deleted_at is null`;

/** Undefined when there is no such family. `code`: a promo code to look up besides. */
export async function findFamilyWeek(
  source: Queryable,
  userId: number,
  monday: string,
  code: string | null = null,
): Promise<FamilyWeekRow | undefined> {
  const [row] = await source.query<FamilyWeekRow>('orders.family_week', FAMILY_WEEK, [
    userId,
    monday,
    code,
  ]);
  return row;
}
