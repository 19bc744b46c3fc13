import type { PlainDate } from '@yay/domain/calendar';
import type { OrderState } from '@yay/domain/ordering';
import {
  itemForFamily,
  LUNCHER_IN_PLACE,
  type LuncherInPlace,
  languageOf,
} from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

export interface FamilyRow {
  now: number;
  id: number;
  full_name: string;
  delinquent: boolean;
  times: unknown;
  late_fee: unknown;
  lunchers: LuncherInPlace[];
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
         select ${LUNCHER_IN_PLACE} from lunchers_in_place l
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
       select l.id, l.grade_id, l.group_name, l.destination_id, l.market_id
       from lunchers_in_place l
       where l.user_id = $1 and l.deleted_at is null
     ), offered as materialized (
       select dg.destination_id, dg.group_name, dg.date,
         exists (select 1 from menu_items mi
             join offered_items i on i.id = mi.item_id
             where mi.menu_id = dg.menu_id and i.preorder and not i.is_extra)
           or exists (select 1 from daily_specials s
             join offered_items i on i.id = s.item_id
             where s.destination_day_id = dg.day_id and s.menu_id = dg.menu_id
               and not i.is_extra) as has_menu
       from (select distinct destination_id, group_name from family) p
       join scheduled_menus dg on dg.destination_id = p.destination_id
         and dg.group_name = p.group_name and dg.date between $2::date and $3::date
     ), closures as materialized (
       select c.grade_id, c.luncher_id, c.starts_on, c.ends_on, c.blackout_id,
         said_in(${languageOf('$1')}, c.name, c.name_es) as name
       from closed_for_lunchers c
       where c.grade_id in (select grade_id from family)
         and c.starts_on <= $3::date and c.ends_on >= $2::date
     )
     select f.id as luncher_id, day.date::date as date, coalesce(w.has_menu, false) as has_menu,
       exists (select from locked_days k where k.market_id = f.market_id and k.date = day.date)
         as day_locked,
       (select c.name from closures c
         where c.grade_id = f.grade_id and (c.luncher_id is null or c.luncher_id = f.id)
           and day.date between c.starts_on and c.ends_on
         order by c.blackout_id limit 1) as closed_for,
       o.status, o.source,
       ${itemForFamily('$1')} as item_name,
       o.total_cents
     from family f
     cross join generate_series($2::date, $3::date, interval '1 day') as day (date)
     left join offered w on w.destination_id = f.destination_id
       and w.group_name = f.group_name and w.date = day.date
     left join lunches o on o.luncher_id = f.id and o.date = day.date and o.kind = 'calendar'
       and lunch_counts(o.status)
     where extract(isodow from day.date) <= 5
     order by f.id, day.date`,
    [userId, from, to],
  );
