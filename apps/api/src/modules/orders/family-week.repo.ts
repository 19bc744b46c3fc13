import { LUNCHER_IN_PLACE } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { AS_SAVED } from '../discounts/index.ts';
import type { FamilyWeekRow } from './family-week.ts';

// One statement reads a whole week of a family: its cost does not grow with the number of children,
// days or meals, and everything in it is of one moment. It reads the clock too; in a save that is
// after the locks.
const FAMILY_WEEK = `
with family as materialized (
  select ${LUNCHER_IN_PLACE} from lunchers_in_place l
  where l.user_id = $1 and l.deleted_at is null
), places as (
  select distinct destination_id, group_name from family
), served as materialized (
  select m.id, m.day_id as destination_day_id, m.destination_id, m.date, m.group_name, m.menu_id,
    m.menu_end,
    coalesce((
      select json_agg(json_build_object('id', s.id, 'item_id', s.item_id, 'weight', s.weight)
        order by s.id)
      from daily_specials s
      where s.destination_day_id = m.day_id and s.menu_id = m.menu_id), '[]'::json) as specials
  from places p
  join scheduled_menus m on m.destination_id = p.destination_id and m.group_name = p.group_name
    -- Nothing is offered at a school that is suspended or closed.
    and m.destination_status = 'active' and m.date between $2::date and $2::date + 4
)
select app_now() as now, u.id, u.first, u.last, u.email, u.locale,
  u.suspended_on is not null as suspended, u.delinquent, u.has_ordered,
  (select fields from site_options where type = 'times') as times,
  (select fields from site_options where type = 'late_fee') as late_fee,
  coalesce((select value from features where name = 'ratings'), false) as ratings_on,
  coalesce((select json_agg(f order by f.id) from family f), '[]'::json) as lunchers,
  coalesce((select json_agg(s order by s.date, s.id) from served s), '[]'::json) as day_grades,
  coalesce((select json_agg(json_build_object('id', id, 'revision', revision) order by id)
    from menus where id in (select menu_id from served)), '[]'::json) as menus,
  coalesce((
    select json_agg(json_build_object('market_id', b.market_id,
      'destination_id', b.destination_id, 'grade_id', b.grade_id,
      'luncher_ids', b.luncher_ids,
      'name', said_in(u.locale, b.name, b.name_es), 'type', b.type,
      'reason', b.reason, 'starts_on', b.starts_on, 'ends_on', b.ends_on) order by b.id)
    from blackouts b
    where b.lifted_at is null and b.starts_on <= $2::date + 4 and b.ends_on >= $2::date
      and (b.luncher_ids is null or b.luncher_ids && array(select id from family))
      and (b.market_id in (select market_id from family)
        or b.destination_id in (select destination_id from family))), '[]'::json) as blackouts,
  coalesce((
    select json_agg(json_build_object('market_id', k.market_id, 'date', k.date))
    from locked_days k
    where k.market_id in (select market_id from family)
      and k.date between $2::date and $2::date + 4), '[]'::json) as locked_days,
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
        from lunch_options n where n.order_id = o.id), '[]'::json),
      'extras', coalesce((
        select json_agg(json_build_object('id', n.item_id, 'cents', n.price_cents)
          order by n.item_id)
        from lunch_extras n where n.order_id = o.id), '[]'::json))
      order by o.date, o.luncher_id, o.id)
    from lunches o
    where o.user_id = $1 and o.date between $2::date and $2::date + 4
      and (lunch_counts(o.status) or o.cancel_reason in ('blackout', 'substitution'))),
    '[]'::json) as orders,
  coalesce(w.version, 0) as version, w.settled_at is not null as is_settled, coalesce(w.discount_cents, 0) as discount_cents,
  to_json(d) as discount, ${AS_SAVED} as discount_as_saved, to_json(nd) as named_discount
from users u
left join order_weeks w on w.user_id = u.id and w.monday = $2::date
left join discounts d on d.id = w.discount_id
left join discounts nd on nd.code = $3
where u.id = $1 and u.deleted_at is null`;

/** Returns the row of a family's week; undefined without such a family. `code` is looked up besides. */
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
