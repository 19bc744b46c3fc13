import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface SpecialRow {
  id: number;
  menu_id: number;
  destination_day_id: number;
  item_id: number;
  weight: number;
  menu_name: string;
  item_name: string;
  school: string;
  market_id: number;
  date: PlainDate;
}

export async function findSpecial(source: Queryable, id: number): Promise<SpecialRow | undefined> {
  const [row] = await source.query<SpecialRow>(
    'daily_specials.find',
    `select s.id, s.menu_id, s.destination_day_id, s.item_id, s.weight, m.name as menu_name,
       i.name as item_name, d.name as school, d.market_id, dd.date
     from daily_specials s
     join menus m on m.id = s.menu_id
     join items i on i.id = s.item_id
     join destination_days dd on dd.id = s.destination_day_id
     join destinations d on d.id = dd.destination_id
     where s.id = $1`,
    [id],
  );
  return row;
}

export interface SpecialPlaceRow {
  market_id: number;
  date: PlainDate;
  school: string;
  /** Over, or with the kitchens. */
  locked: boolean;
  menu_name: string | null;
  menu_archived: boolean;
  /** A group of this school eats by the menu on that day. */
  served: boolean;
  /** No lunch for any group that eats by it. */
  closed: boolean;
}

/** The day of a school, and how a menu stands to it. */
export async function findPlace(
  source: Queryable,
  dayId: number,
  menuId: number,
): Promise<SpecialPlaceRow | undefined> {
  const [row] = await source.query<SpecialPlaceRow>(
    'daily_specials.place',
    `select d.market_id, dd.date, d.name as school,
       dd.date < k.today or exists (
         select from locked_days l where l.market_id = d.market_id and l.date = dd.date) as locked,
       m.name as menu_name, coalesce(m.archived_at is not null, false) as menu_archived,
       exists (select from destination_day_grades dg
         where dg.destination_day_id = dd.id and dg.menu_id = m.id) as served,
       not exists (select from destination_day_grades dg
         join grades g on g.destination_id = dd.destination_id and g.group_name = dg.group_name
         where dg.destination_day_id = dd.id and dg.menu_id = m.id and not exists (
           select from blackouts b where closes(b, d.market_id, d.id, g.id, dd.date))) as closed
     from destination_days dd
     join destinations d on d.id = dd.destination_id
     join market_clocks k on k.market_id = d.market_id
     left join menus m on m.id = $2
     where dd.id = $1`,
    [dayId, menuId],
  );
  return row;
}

export async function findMenuName(source: Queryable, id: number): Promise<string | undefined> {
  const [row] = await source.query<{ name: string }>(
    'daily_specials.menu',
    'select name from menus where id = $1',
    [id],
  );
  return row?.name;
}

export interface SpecialItemRow {
  name: string;
  is_extra: boolean;
  archived: boolean;
  vendor_suspended: boolean;
}

export async function findSpecialItem(
  source: Queryable,
  id: number,
): Promise<SpecialItemRow | undefined> {
  const [row] = await source.query<SpecialItemRow>(
    'daily_specials.item',
    `select i.name, i.is_extra, i.archived_at is not null as archived,
       v.suspended_on is not null as vendor_suspended
     from items i join vendors v on v.id = i.vendor_id where i.id = $1`,
    [id],
  );
  return row;
}

export interface SpecialMealsRow {
  id: number;
  meals: number;
  /** Its menu lacks the item, so whoever ordered it has it by the special alone. */
  special_only: boolean;
}

/** Meals that are ordered of specials: where its menu is eaten by, on its day. */
export const countMeals = (source: Queryable, ids: readonly number[]): Promise<SpecialMealsRow[]> =>
  source.query<SpecialMealsRow>(
    'daily_specials.meals',
    `select s.id, count(o.id)::int as meals,
       not exists (select from menu_items mi
         where mi.menu_id = s.menu_id and mi.item_id = s.item_id) as special_only
     from daily_specials s
     left join (scheduled_menus m
       join lunches o on o.destination_id = m.destination_id and o.group_name = m.group_name
         and o.date = m.date and lunch_counts(o.status) and o.kind = 'calendar')
       on m.day_id = s.destination_day_id and m.menu_id = s.menu_id and o.item_id = s.item_id
     where s.id = any ($1) group by s.id order by s.id`,
    [ids],
  );

export async function insertSpecial(
  tx: Tx,
  values: {
    readonly menu_id: number;
    readonly destination_day_id: number;
    readonly item_id: number;
    readonly weight: number;
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'daily_specials.insert',
    `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
     values ($1, $2, $3, $4) returning id`,
    [values.menu_id, values.destination_day_id, values.item_id, values.weight],
  );
  if (row === undefined) throw new Error('the special was not written');
  return row.id;
}

export async function writeSpecial(
  tx: Tx,
  id: number,
  values: { readonly item_id: number; readonly weight: number },
): Promise<void> {
  await tx.query(
    'daily_specials.update',
    'update daily_specials set item_id = $2, weight = $3 where id = $1',
    [id, values.item_id, values.weight],
  );
}

export async function dropSpecial(tx: Tx, id: number): Promise<void> {
  await tx.query('daily_specials.delete', 'delete from daily_specials where id = $1', [id]);
}
