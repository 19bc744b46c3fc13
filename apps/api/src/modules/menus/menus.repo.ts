import type { OrderedMeals } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { MenuKind, Theme } from '@yay/domain/menus';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { MarketDay } from '../market-days/index.ts';

export interface MenuRow {
  id: number;
  name: string;
  kind: MenuKind;
  theme: Theme | null;
  last_day: PlainDate;
  version: number;
  created_at: Instant;
  archived_at: Instant | null;
}

export async function findMenu(source: Queryable, id: number): Promise<MenuRow | undefined> {
  const [row] = await source.query<MenuRow>(
    'menus.find',
    `select id, name, kind, theme, last_day, version, created_at, archived_at
     from menus where id = $1`,
    [id],
  );
  return row;
}

export async function insertMenu(
  tx: Tx,
  values: Pick<MenuRow, 'name' | 'kind' | 'theme' | 'last_day'>,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'menus.insert',
    'insert into menus (name, kind, theme, last_day) values ($1, $2, $3, $4) returning id',
    [values.name, values.kind, values.theme, values.last_day],
  );
  if (row === undefined) throw new Error('the menu was not written');
  return row.id;
}

export async function writeMenu(
  tx: Tx,
  id: number,
  values: Pick<MenuRow, 'name' | 'theme' | 'last_day'>,
): Promise<void> {
  await tx.query(
    'menus.update',
    `update menus set name = $2, theme = $3, last_day = $4, version = version + 1,
       revision = revision + 1 where id = $1`,
    [id, values.name, values.theme, values.last_day],
  );
}

export async function writeArchived(tx: Tx, id: number, archived: boolean): Promise<void> {
  await tx.query(
    'menus.archive',
    `update menus set archived_at = case when $2 then app_now() end, version = version + 1
     where id = $1`,
    [id, archived],
  );
}

export async function countVersion(tx: Tx, id: number): Promise<void> {
  await tx.query('menus.version', 'update menus set version = version + 1 where id = $1', [id]);
}

export async function copyItems(tx: Tx, from: number, to: number): Promise<void> {
  await tx.query(
    'menus.copy_items',
    `insert into menu_items (menu_id, item_id, weight)
     select $2, mi.item_id, mi.weight from menu_items mi
     join items i on i.id = mi.item_id
     join vendors v on v.id = i.vendor_id
     where mi.menu_id = $1 and is_offered(i.archived_at, v.suspended_on)`,
    [from, to],
  );
}

/** Returns an item, undefined where there is none; its weight is null where the menu lacks it. */
export async function findItemOn(
  source: Queryable,
  menuId: number,
  itemId: number,
): Promise<
  { name: string; weight: number | null; archived: boolean; vendor_suspended: boolean } | undefined
> {
  const [row] = await source.query<{
    name: string;
    weight: number | null;
    archived: boolean;
    vendor_suspended: boolean;
  }>(
    'menus.find_item',
    `select i.name, mi.weight, i.archived_at is not null as archived,
       v.suspended_on is not null as vendor_suspended
     from items i join vendors v on v.id = i.vendor_id
     left join menu_items mi on mi.item_id = i.id and mi.menu_id = $1
     where i.id = $2`,
    [menuId, itemId],
  );
  return row;
}

export async function writeItem(
  tx: Tx,
  menuId: number,
  itemId: number,
  weight: number,
): Promise<void> {
  await tx.query(
    'menus.write_item',
    `insert into menu_items (menu_id, item_id, weight) values ($1, $2, $3)
     on conflict (menu_id, item_id) do update set weight = excluded.weight`,
    [menuId, itemId, weight],
  );
}

export async function deleteItem(tx: Tx, menuId: number, itemId: number): Promise<void> {
  await tx.query(
    'menus.delete_item',
    'delete from menu_items where menu_id = $1 and item_id = $2',
    [menuId, itemId],
  );
}

/** Returns the days of markets that eat by a menu and can still change. */
export async function daysAheadOf(source: Queryable, menuId: number): Promise<MarketDay[]> {
  const rows = await source.query<{ market_id: number; date: PlainDate }>(
    'menus.days_ahead',
    `select distinct market_id, date from scheduled_menus
     where menu_id = $1 and is_ahead and not is_day_locked`,
    [menuId],
  );
  return rows.map(({ market_id, date }) => ({ marketId: market_id, date }));
}

/**
 * Counts the meals ahead that were ordered of an item by a menu, as the meal or as an extra; not those
 * of days that have the item as a special besides.
 */
export async function mealsOf(
  source: Queryable,
  menuId: number,
  itemId: number,
): Promise<OrderedMeals> {
  const [row] = await source.query<OrderedMeals>(
    'menus.meals_of',
    `with meals as (
       select o.id, o.user_id, o.luncher_id, o.date
       from scheduled_menus sm
       join lunches o on o.destination_id = sm.destination_id and o.date = sm.date
         and o.group_name = sm.group_name and o.status = 'placed' and o.kind = 'calendar'
       where sm.menu_id = $1 and sm.is_ahead and not sm.is_day_locked
         and (o.item_id = $2 or exists (
           select from lunch_extras x where x.order_id = o.id and x.item_id = $2))
         and not exists (select from daily_specials s where s.menu_id = $1
           and s.destination_day_id = sm.day_id and s.item_id = $2)
     )
     select count(*)::int as orders, count(distinct user_id)::int as families,
       count(distinct luncher_id)::int as lunchers,
       coalesce((select json_agg(x order by x.date) from (
         select date, count(*)::int as orders from meals group by date) x), '[]'::json) as days
     from meals`,
    [menuId, itemId],
  );
  return row ?? { orders: 0, families: 0, lunchers: 0, days: [] };
}
