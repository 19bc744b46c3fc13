import type { PlainDate } from '@yay/domain/calendar';
import type { OrderState } from '@yay/domain/ordering';
import type { Queryable } from '../../platform/db/index.ts';
import type { FamilyLuncher } from '../orders/index.ts';

export interface FamilyRow {
  now: number;
  id: number;
  full_name: string;
  delinquent: boolean;
  times: unknown;
  late_fee: unknown;
  lunchers: FamilyLuncher[];
}

/** Undefined when there is no such family. The moment that everything is decided by is read in it. */
export async function findFamily(
  source: Queryable,
  userId: number,
): Promise<FamilyRow | undefined> {
  const [row] = await source.query<FamilyRow>(
    'monthly.family',
    `select app_now() as now, u.id, u.first || ' ' || u.last as full_name, u.delinquent,
       (select fields from site_options where type = 'times') as times,
       (select fields from site_options where type = 'late_fee') as late_fee,
       coalesce((select json_agg(f order by f.id) from (
         select l.id, l.user_id, l.first, l.last, l.color, l.tolerances, l.are_orders_repeating,
           l.grade_id, g.label as grade_label, g.group_name, l.destination_id,
           d.name as destination_name, d.abbreviation as destination_abbreviation, d.market_id,
           m.name as market_name, m.abbreviation as market_abbreviation, m.timezone
         from lunchers l
         join grades g on g.id = l.grade_id
         join destinations d on d.id = l.destination_id
         join markets m on m.id = d.market_id
         where l.user_id = u.id and l.deleted_at is null) f), '[]'::json) as lunchers
     from users u where u.id = $1 and u.deleted_at is null`,
    [userId],
  );
  return row;
}

export interface LuncherDateRow {
  luncher_id: number;
  date: PlainDate;
  has_menu: boolean;
  day_locked: boolean;
  closed_for: string | null;
  status: Exclude<OrderState, 'cancelled'> | null;
  source: 'parent' | 'staff' | 'repeat' | 'random' | null;
  item_name: string | null;
  total_cents: number | null;
}

/** Each weekday of each luncher between two dates, with what is offered and what is ordered. */
export const findDates = (
  source: Queryable,
  userId: number,
  from: PlainDate,
  to: PlainDate,
): Promise<LuncherDateRow[]> =>
  source.query<LuncherDateRow>(
    'monthly.dates',
    `with family as materialized (
       select l.id, l.user_id, l.grade_id, g.group_name, l.destination_id, d.market_id
       from lunchers l
       join grades g on g.id = l.grade_id
       join destinations d on d.id = l.destination_id
       where l.user_id = $1 and l.deleted_at is null
     ), offered as materialized (
       select p.destination_id, p.group_name, dd.date,
         exists (select 1 from menu_items mi
             join items i on i.id = mi.item_id
             join vendors v on v.id = i.vendor_id
             where mi.menu_id = dg.menu_id and i.preorder and not i.is_extra
               and i.archived_at is null and v.suspended_on is null)
           or exists (select 1 from daily_specials s
             join items i on i.id = s.item_id
             join vendors v on v.id = i.vendor_id
             where s.destination_day_id = dd.id and s.menu_id = dg.menu_id
               and not i.is_extra and i.archived_at is null and v.suspended_on is null) as has_menu
       from (select distinct destination_id, group_name from family) p
       join destination_days dd on dd.destination_id = p.destination_id
         and dd.date between $2::date and $3::date
       join destination_day_grades dg on dg.destination_day_id = dd.id
         and dg.group_name = p.group_name
     ), closures as materialized (
       select b.* from blackouts b
       where b.lifted_at is null and b.starts_on <= $3::date and b.ends_on >= $2::date
         and (b.market_id in (select market_id from family)
           or b.destination_id in (select destination_id from family))
     )
     select f.id as luncher_id, day.date::date as date, coalesce(w.has_menu, false) as has_menu,
       exists (select 1 from market_days k where k.market_id = f.market_id
         and k.date = day.date and k.locked_at is not null) as day_locked,
       (select b.name from closures b
         where day.date between b.starts_on and b.ends_on
           and (b.market_id = f.market_id or (b.destination_id = f.destination_id
             and (b.grade_id is null or b.grade_id = f.grade_id)))
         order by b.id limit 1) as closed_for,
       o.status, o.source, i.name as item_name, o.total_cents
     from family f
     cross join generate_series($2::date, $3::date, interval '1 day') as day (date)
     left join offered w on w.destination_id = f.destination_id
       and w.group_name = f.group_name and w.date = day.date
     left join orders o on o.luncher_id = f.id and o.date = day.date and o.kind = 'calendar'
       and o.status <> 'cancelled'
     left join items i on i.id = o.item_id
     where extract(isodow from day.date) <= 5
     order by f.id, day.date`,
    [userId, from, to],
  );
