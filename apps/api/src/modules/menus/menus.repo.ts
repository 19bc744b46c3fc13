import type { OrderedMeals } from '@yay/contract/menus-admin';
import type { PlainDate } from '@yay/domain/calendar';
import type { MenuKind, Theme } from '@yay/domain/menus';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { MarketDay } from '../orders/index.ts';

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
     where mi.menu_id = $1 and i.archived_at is null and v.suspended_on is null`,
    [from, to],
  );
}

/** Undefined for an item that is not there; null for one that is not on the menu. */
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

/** A day that is still to come and that no kitchen has: `d` its school, `dd` the day. */
export const AHEAD = `dd.date >= ((select app_now()) at time zone k.timezone)::date
  and not exists (select from market_days md where md.market_id = d.market_id
    and md.date = dd.date and md.locked_at is not null)`;

/** Days of markets that eat by this menu and can still change. */
export async function daysAheadOf(source: Queryable, menuId: number): Promise<MarketDay[]> {
  const rows = await source.query<{ market_id: number; date: PlainDate }>(
    'menus.days_ahead',
    `select distinct d.market_id, dd.date
     from destination_day_grades dg
     join destination_days dd on dd.id = dg.destination_day_id
     join destinations d on d.id = dd.destination_id
     join markets k on k.id = d.market_id
     where dg.menu_id = $1 and ${AHEAD}`,
    [menuId],
  );
  return rows.map(({ market_id, date }) => ({ marketId: market_id, date }));
}

/**
 * Meals ahead that somebody ordered of this item, as the meal or as an extra, by this menu; not those
 * that are a special of that day besides.
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
       from destination_day_grades dg
       join destination_days dd on dd.id = dg.destination_day_id
       join destinations d on d.id = dd.destination_id
       join markets k on k.id = d.market_id
       join orders o on o.destination_id = dd.destination_id and o.date = dd.date
         and o.status = 'placed' and o.kind = 'calendar'
       join grades g on g.id = o.grade_id and g.group_name = dg.group_name
       where dg.menu_id = $1 and ${AHEAD}
         and (o.item_id = $2 or exists (
           select from order_lines n where n.order_id = o.id and n.item_id = $2))
         and not exists (select from daily_specials s where s.menu_id = $1
           and s.destination_day_id = dd.id and s.item_id = $2)
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
