import type { MenuItem, MenuUse } from '@yay/contract/menus-admin';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { AHEAD } from './menus.repo.ts';

/** What is on a menu, each with how many meals ahead somebody ordered of it by this menu. */
export const findMenuItems = (source: Queryable, menuId: number): Promise<MenuItem[]> =>
  source.query<MenuItem>(
    'menus.items',
    `with ordered as (
       select x.item_id, count(*)::int as meals
       from destination_day_grades dg
       join destination_days dd on dd.id = dg.destination_day_id
       join destinations d on d.id = dd.destination_id
       join markets k on k.id = d.market_id
       join orders o on o.destination_id = dd.destination_id and o.date = dd.date
         and o.status = 'placed' and o.kind = 'calendar'
       join grades g on g.id = o.grade_id and g.group_name = dg.group_name
       cross join lateral (
         select o.item_id union all
         select n.item_id from order_lines n where n.order_id = o.id and n.item_id is not null) x
       where dg.menu_id = $1 and ${AHEAD}
       group by x.item_id
     )
     select i.id, i.name, i.internal_name,
       json_build_object('id', v.id, 'name', v.display_name) as vendor, mi.weight, i.is_extra,
       i.price_cents, i.archived_at is null and v.suspended_on is null as available,
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

/** Where it is used from now on. */
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
    `select d.id, d.name, d.market_id, array_agg(distinct dg.group_name order by dg.group_name) as groups,
       count(*)::int as days, min(dd.date) as first, max(dd.date) as last
     from destination_day_grades dg
     join destination_days dd on dd.id = dg.destination_day_id
     join destinations d on d.id = dd.destination_id
     join markets k on k.id = d.market_id
     where dg.menu_id = $1 and dd.date >= ((select app_now()) at time zone k.timezone)::date
     group by d.id order by lower(d.name), d.id limit ${MOST_SCHOOLS}`,
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
    `select d.market_id, d.id as destination_id, dg.group_name as "group", dd.date
     from destination_day_grades dg
     join destination_days dd on dd.id = dg.destination_day_id
     join destinations d on d.id = dd.destination_id
     where dg.menu_id = $1 order by dd.date desc, d.id, dg.group_name limit 1`,
    [menuId],
  );
  return row ?? null;
}

/** The last day that is scheduled with it, whenever that is or was. */
export async function lastScheduled(source: Queryable, menuId: number): Promise<PlainDate | null> {
  const [row] = await source.query<{ date: PlainDate | null }>(
    'menus.last_scheduled',
    `select max(dd.date) as date from destination_day_grades dg
     join destination_days dd on dd.id = dg.destination_day_id
     join destinations d on d.id = dd.destination_id
     join markets k on k.id = d.market_id
     where dg.menu_id = $1 and dd.date >= ((select app_now()) at time zone k.timezone)::date`,
    [menuId],
  );
  return row?.date ?? null;
}

/** Schools that keep it ready now or from a day on. */
export async function countGoMenus(source: Queryable, menuId: number): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'menus.count_go',
    `select count(*)::int as count from go_menus gm
     join destinations d on d.id = gm.destination_id
     join markets k on k.id = d.market_id
     where gm.menu_id = $1
       and (gm.ends_on is null or gm.ends_on >= ((select app_now()) at time zone k.timezone)::date)`,
    [menuId],
  );
  return row?.count ?? 0;
}
