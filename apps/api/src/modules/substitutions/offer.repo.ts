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

/** Locks a menu against other changes, and items against any. */
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
  /** The item can be ordered: it is neither archived nor of a suspended vendor. */
  readonly available: boolean;
  /** The item is on the menu, or a special of one of its days. */
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
       is_offered(i.archived_at, v.suspended_on) as available,
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

/** Returns the days on which a menu is served, from today on. */
export const findServedDays = (
  source: Queryable,
  menuId: number,
  range: { readonly startsOn: PlainDate | null; readonly endsOn: PlainDate | null },
): Promise<ServedDayRow[]> =>
  source.query<ServedDayRow>(
    'substitutions.served_days',
    `select m.market_id as "marketId", m.timezone, m.date,
       count(distinct m.destination_id)::int as schools, bool_or(m.is_day_locked) as locked
     from scheduled_menus m
     where m.menu_id = $1 and m.is_ahead
       and ($2::date is null or m.date >= $2) and ($3::date is null or m.date <= $3)
     group by m.market_id, m.timezone, m.date
     order by m.date, m.market_id`,
    [menuId, range.startsOn, range.endsOn],
  );

export interface OrderedDayRow {
  readonly market_id: number;
  readonly date: PlainDate;
  readonly orders: number;
}

// Lunches with an item, as their entree or as an extra, on the days ahead on which a menu is served.
const ORDERED = `from scheduled_menus m
  join grades g on g.destination_id = m.destination_id and g.group_name = m.group_name
  join plain_lunches l on l.destination_id = m.destination_id and l.date = m.date
    and l.grade_id = g.id
  where m.menu_id = $1 and m.is_ahead and l.kind = 'calendar' and l.is_pending
    and (l.item_id = $2 or exists (
      select from lunch_extras x where x.order_id = l.id and x.item_id = $2))`;

export const countOrdered = (
  source: Queryable,
  menuId: number,
  itemId: number,
): Promise<OrderedDayRow[]> =>
  source.query<OrderedDayRow>(
    'substitutions.count_ordered',
    `select m.market_id, l.date, count(*)::int as orders ${ORDERED} group by 1, 2`,
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
    `select count(distinct l.user_id)::int as families ${ORDERED}
       and (m.market_id, l.date) in (select * from unnest($3::int[], $4::date[]))`,
    [menuId, itemId, days.map((day) => day.marketId), days.map((day) => day.date)],
  );
  return row?.families ?? 0;
}

/** Returns the units of an item that are left on each day; null without a limit. */
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
