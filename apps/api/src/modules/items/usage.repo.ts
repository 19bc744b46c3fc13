import type { ItemUsage } from '@yay/contract/items';
import type { Queryable } from '../../platform/db/index.ts';

export async function itemExists(source: Queryable, id: number): Promise<boolean> {
  const rows = await source.query('items.exists', 'select 1 from items where id = $1', [id]);
  return rows.length > 0;
}

/** Menus that last longest first. A weight of null: only as a day's special. */
export const menusOf = (source: Queryable, id: number): Promise<ItemUsage['menus']> =>
  source.query(
    'items.menus',
    `select m.id, m.name, m.last_day, mi.weight, m.archived_at is not null as archived
     from menu_offers mo join menus m on m.id = mo.menu_id
     left join menu_items mi on mi.menu_id = mo.menu_id and mi.item_id = mo.item_id
     where mo.item_id = $1 order by m.archived_at is not null, m.last_day desc, m.name, m.id
     limit 200`,
    [id],
  );

export async function countSpecials(source: Queryable, id: number): Promise<number> {
  const [row] = await source.query<{ days: number }>(
    'items.count_specials',
    `select count(distinct d.date) as days from daily_specials s
     join destination_days d on d.id = s.destination_day_id
     where s.item_id = $1 and d.date >= ((select app_now()) at time zone 'UTC')::date - 1`,
    [id],
  );
  return row?.days ?? 0;
}
