import type { TINTS } from '@yay/contract/schedule/catalogue';
import type { Properties } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

export interface DayItemRow {
  name: string;
  item_version: number;
  vendor: string;
  price_cents: number;
  picture: string;
  tint: (typeof TINTS)[number];
  is_extra: boolean;
  available: boolean;
  properties: Properties;
  options: { group: string; options: string[] }[];
  weight: number | null;
  menu_name: string;
  menu_version: number;
  ordered: number;
  units: number | null;
  reserved: number;
  shut_out: number;
  days_ahead: number;
  locked: boolean;
}

/** Undefined where the menu or the item is not there. */
export async function findDayItem(
  source: Queryable,
  of: {
    readonly destinationIds: readonly number[];
    readonly group: string;
    readonly date: PlainDate;
    readonly menuId: number;
    readonly itemId: number;
    /** The properties that may be unverified. */
    readonly unverified: readonly string[];
  },
): Promise<DayItemRow | undefined> {
  const [row] = await source.query<DayItemRow>(
    'menu_schedules.day_item',
    `select i.name, i.version as item_version, v.display_name as vendor, i.price_cents, i.picture, i.tint, i.is_extra,
       is_offered(i.archived_at, v.suspended_on) as available, i.properties,
       coalesce((
         select json_agg(json_build_object('group', g.name, 'options', (
           select coalesce(json_agg(o.name order by o.position, o.id), '[]'::json)
           from options o where o.option_group_id = g.id and o.archived_at is null))
           order by g.position, g.id)
         from option_groups g where g.item_id = i.id and g.archived_at is null), '[]'::json) as options,
       mi.weight, m.name as menu_name, m.version as menu_version,
       (select count(*)::int from lunches o
          where o.group_name = $2 and o.destination_id = any ($1) and o.date = $3
            and lunch_counts(o.status) and o.kind = 'calendar'
            and (o.item_id = i.id or exists (
              select from lunch_extras x where x.order_id = o.id and x.item_id = i.id))) as ordered,
       case when i.daily_capacity is not null then coalesce(
         (select c.capacity from item_day_capacities c where c.item_id = i.id and c.date = $3),
         i.daily_capacity) end as units,
       coalesce((select s.reserved from item_day_stock s
         where s.item_id = i.id and s.date = $3), 0) as reserved,
       (select count(*)::int from lunchers_in_place l
          where l.group_name = $2 and l.destination_id = any ($1) and l.deleted_at is null
            and l.strict_tolerances && array(select p.name from unnest($6::text[]) as p (name)
              where coalesce(i.properties ->> p.name, 'unverified') = 'unverified')) as shut_out,
       (select count(*)::int from scheduled_menus sm
          where sm.menu_id = m.id and sm.is_ahead and not sm.is_day_locked) as days_ahead,
       not exists (select from market_clocks k
          where k.market_id in (select market_id from destinations where id = any ($1))
            and $3 >= k.today
            and not exists (select from locked_days l
              where l.market_id = k.market_id and l.date = $3)) as locked
     from items i
     join vendors v on v.id = i.vendor_id
     join menus m on m.id = $4
     left join menu_items mi on mi.menu_id = m.id and mi.item_id = i.id
     where i.id = $5`,
    [of.destinationIds, of.group, of.date, of.menuId, of.itemId, of.unverified],
  );
  return row;
}

export interface SchoolDayRow {
  id: number;
  name: string;
  day_id: number;
  specials: { id: number; item_id: number }[];
}

/** The days of the schools of these that eat by a menu, with its specials. */
export const findSchoolDays = (
  source: Queryable,
  of: {
    readonly destinationIds: readonly number[];
    readonly date: PlainDate;
    readonly menuId: number;
  },
): Promise<SchoolDayRow[]> =>
  source.query<SchoolDayRow>(
    'menu_schedules.school_days',
    `select d.id, d.name, dd.id as day_id, coalesce((
       select json_agg(json_build_object('id', s.id, 'item_id', s.item_id) order by s.id)
       from daily_specials s where s.destination_day_id = dd.id and s.menu_id = $3),
       '[]'::json) as specials
     from destination_days dd join destinations d on d.id = dd.destination_id
     where dd.destination_id = any ($1) and dd.date = $2 and exists (
       select from destination_day_grades dg
       where dg.destination_day_id = dd.id and dg.menu_id = $3)
     order by lower(d.name), d.id`,
    [of.destinationIds, of.date, of.menuId],
  );
