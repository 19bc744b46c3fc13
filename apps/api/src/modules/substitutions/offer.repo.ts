import type { PlainDate } from '@yay/domain/calendar';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface NamedRow {
  readonly id: number;
  readonly name: string;
}

export async function findMenu(source: Queryable, id: number): Promise<NamedRow | undefined> {
  const [menu] = await source.query<NamedRow>(
    'substitutions.menu',
    'select id, name from menus where id = $1 and archived_at is null',
    [id],
  );
  return menu;
}

/** Whoever changes this menu at the same moment waits; the items stay as they are meanwhile. */
export async function lockMenuAndItems(
  tx: Tx,
  menuId: number,
  itemIds: readonly number[],
): Promise<NamedRow | undefined> {
  const [menu] = await tx.query<NamedRow>(
    'substitutions.lock_menu',
    `select id, name from menus where id = $1 and archived_at is null
     ${LOCKS.menuRecords.forUpdate(['$1'])}`,
    [menuId],
  );
  await tx.query(
    'substitutions.lock_items',
    `select id from items where id = any($1) order by id ${LOCKS.items.forShare(['$1'])}`,
    [itemIds],
  );
  return menu;
}

export interface ItemOfMenuRow extends NamedRow {
  readonly is_extra: boolean;
  readonly preorder: boolean;
  /** Neither archived nor of a suspended vendor. */
  readonly available: boolean;
  /** On the menu, or a special of one of its days. */
  readonly offered: boolean;
}

export async function findItem(
  source: Queryable,
  menuId: number,
  itemId: number,
): Promise<ItemOfMenuRow | undefined> {
  const [item] = await source.query<ItemOfMenuRow>(
    'substitutions.item',
    `select i.id, i.name, i.is_extra, i.preorder,
       i.archived_at is null and v.suspended_on is null as available,
       exists (select from menu_offers mo where mo.menu_id = $1 and mo.item_id = i.id) as offered
     from items i join vendors v on v.id = i.vendor_id where i.id = $2`,
    [menuId, itemId],
  );
  return item;
}

/** A menu as it is served in one market on one day. */
export interface ServedDayRow {
  readonly marketId: number;
  readonly timezone: string;
  readonly date: PlainDate;
  readonly schools: number;
  /** The kitchen's count is final. */
  readonly locked: boolean;
}

/** From today on. */
export const findServedDays = (
  source: Queryable,
  menuId: number,
  range: { readonly startsOn: PlainDate | null; readonly endsOn: PlainDate | null },
): Promise<ServedDayRow[]> =>
  source.query<ServedDayRow>(
    'substitutions.served_days',
    `select d.market_id as "marketId", m.timezone, dd.date,
       count(distinct d.id)::int as schools, md.locked_at is not null as locked
     from destination_day_grades dg
     join destination_days dd on dd.id = dg.destination_day_id
     join destinations d on d.id = dd.destination_id
     join markets m on m.id = d.market_id
     left join market_days md on md.market_id = m.id and md.date = dd.date
     where dg.menu_id = $1 and dd.date >= ((select app_now()) at time zone m.timezone)::date
       and ($2::date is null or dd.date >= $2) and ($3::date is null or dd.date <= $3)
     group by d.market_id, m.timezone, dd.date, md.locked_at
     order by dd.date, d.market_id`,
    [menuId, range.startsOn, range.endsOn],
  );

export interface OrderedDayRow {
  readonly market_id: number;
  readonly date: PlainDate;
  readonly orders: number;
}

/** What is ordered of an item, as a meal or on top of one, on days on which the menu is served. */
const ORDERED = `from destination_day_grades dg
  join destination_days dd on dd.id = dg.destination_day_id
  join destinations d on d.id = dd.destination_id
  join markets m on m.id = d.market_id
  join grades g on g.destination_id = d.id and g.group_name = dg.group_name
  join orders o on o.destination_id = d.id and o.date = dd.date and o.grade_id = g.id
  where dg.menu_id = $1 and dd.date >= ((select app_now()) at time zone m.timezone)::date
    and o.kind = 'calendar' and o.status in ('placed', 'locked')
    and (o.item_id = $2 or exists (
      select from order_lines n where n.order_id = o.id and n.item_id = $2))`;

export const countOrdered = (
  source: Queryable,
  menuId: number,
  itemId: number,
): Promise<OrderedDayRow[]> =>
  source.query<OrderedDayRow>(
    'substitutions.count_ordered',
    `select d.market_id, o.date, count(*)::int as orders ${ORDERED} group by 1, 2`,
    [menuId, itemId],
  );

export async function countFamilies(
  source: Queryable,
  menuId: number,
  itemId: number,
  days: readonly { readonly marketId: number; readonly date: PlainDate }[],
): Promise<number> {
  const [row] = await source.query<{ families: number }>(
    'substitutions.count_families',
    `select count(distinct o.user_id)::int as families ${ORDERED}
       and (d.market_id, o.date) in (select * from unnest($3::int[], $4::date[]))`,
    [menuId, itemId, days.map((day) => day.marketId), days.map((day) => day.date)],
  );
  return row?.families ?? 0;
}

/** Units of an item that are left on these days; null is as many as are asked for. */
export const findLeft = (
  source: Queryable,
  itemId: number,
  dates: readonly PlainDate[],
): Promise<{ date: PlainDate; left: number | null }[]> =>
  source.query(
    'substitutions.units_left',
    `select day as date, case when i.daily_capacity is not null then
       greatest(coalesce(c.capacity, i.daily_capacity) - coalesce(s.reserved, 0), 0) end as left
     from items i cross join unnest($2::date[]) as day
     left join item_day_capacities c on c.item_id = i.id and c.date = day
     left join item_day_stock s on s.item_id = i.id and s.date = day
     where i.id = $1 order by day`,
    [itemId, dates],
  );
