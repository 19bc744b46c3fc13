import type { MenuItem, MenuUse } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';

/** Returns the items of a menu, each with how many meals ahead were ordered of it by this menu. */
export const findMenuItems = (source: Queryable, menuId: number): Promise<MenuItem[]> =>
  source.query<MenuItem>(
    'menus.items',
    `with ordered as (
       select x.item_id, count(*)::int as meals
       from scheduled_menus sm
       join lunches o on o.destination_id = sm.destination_id and o.date = sm.date
         and o.group_name = sm.group_name and o.status = 'placed' and o.kind = 'calendar'
       cross join lateral (
         select o.item_id union all
         select e.item_id from lunch_extras e where e.order_id = o.id) x
       where sm.menu_id = $1 and sm.is_ahead and not sm.is_day_locked
       group by x.item_id
     )
     select i.id, i.name, i.internal_name,
       json_build_object('id', v.id, 'name', v.display_name) as vendor, mi.weight, i.is_extra,
       i.price_cents, is_offered(i.archived_at, v.suspended_on) as available,
       coalesce(r.meals, 0) as ordered
     from menu_items mi
     join items i on i.id = mi.item_id
     join vendors v on v.id = i.vendor_id
     left join ordered r on r.item_id = i.id
     where mi.menu_id = $1
     order by i.is_extra, mi.weight desc, lower(i.name), i.id`,
    [menuId],
  );

const MOST_SCHOOLS = 500;

/** Returns the schools and days that use a menu from today on. */
export async function findMenuUse(source: Queryable, menuId: number): Promise<MenuUse> {
  const schools = await source.query<{
    id: number;
    name: string;
    market_id: number;
    groups: string[];
    days: number;
    first: PlainDate;
    last: PlainDate;
  }>(
    'menus.use',
    `select destination_id as id, destination_name as name, market_id,
       array_agg(distinct group_name order by group_name) as groups, count(*)::int as days,
       min(date) as first, max(date) as last
     from scheduled_menus where menu_id = $1 and is_ahead
     group by destination_id, destination_name, market_id
     order by lower(destination_name), destination_id limit ${MOST_SCHOOLS}`,
    [menuId],
  );
  const dates = schools.flatMap(({ first, last }) => [first, last]).sort();
  return {
    days: schools.reduce((sum, { days }) => sum + days, 0),
    first: dates[0] ?? null,
    last: dates.at(-1) ?? null,
    schools,
    before: schools.length > 0 ? null : await findLastPlace(source, menuId),
  };
}

async function findLastPlace(source: Queryable, menuId: number): Promise<MenuUse['before']> {
  const [row] = await source.query<NonNullable<MenuUse['before']>>(
    'menus.last_place',
    `select market_id, destination_id, group_name as "group", date
     from scheduled_menus where menu_id = $1
     order by date desc, destination_id, group_name limit 1`,
    [menuId],
  );
  return row ?? null;
}

/** Returns the last day from today on that is scheduled with a menu. */
export async function lastScheduled(source: Queryable, menuId: number): Promise<PlainDate | null> {
  const [row] = await source.query<{ date: PlainDate | null }>(
    'menus.last_scheduled',
    'select max(date) as date from scheduled_menus where menu_id = $1 and is_ahead',
    [menuId],
  );
  return row?.date ?? null;
}

/** Counts the grab-and-go menus of schools that use it now or from a day on. */
export async function countGoMenus(source: Queryable, menuId: number): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'menus.count_go',
    `select count(*)::int as count from go_menus gm
     join destinations d on d.id = gm.destination_id
     join market_clocks k on k.market_id = d.market_id
     where gm.menu_id = $1 and keeps_ready(gm, k.today, 'infinity')`,
    [menuId],
  );
  return row?.count ?? 0;
}
