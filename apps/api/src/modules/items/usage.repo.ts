import type { ItemUsage } from '@yay/contract/items/calls';
import type { ItemDestination } from '@yay/contract/items/destinations';
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

const MOST_SCHOOLS = 500;

/** Returns the schools ahead where a menu or a special of the day has an item. */
export const schoolsOf = (source: Queryable, id: number): Promise<ItemDestination[]> =>
  source.query<ItemDestination>(
    'items.destinations',
    `select json_build_object('id', m.destination_id, 'name', m.destination_name) as destination,
       m.market_id, array_agg(distinct m.group_name order by m.group_name) as groups,
       count(distinct m.date)::int as days, min(m.date) as first, max(m.date) as last
     from menu_offers mo
     join scheduled_menus m on m.menu_id = mo.menu_id
     where mo.item_id = $1 and m.is_ahead
       and (exists (select from menu_items mi where mi.menu_id = mo.menu_id and mi.item_id = $1)
         or exists (select from daily_specials s where s.destination_day_id = m.day_id
           and s.menu_id = mo.menu_id and s.item_id = $1))
     group by m.destination_id, m.destination_name, m.market_id
     order by lower(m.destination_name), m.destination_id limit ${MOST_SCHOOLS}`,
    [id],
  );

export async function countSpecials(source: Queryable, id: number): Promise<number> {
  const [row] = await source.query<{ days: number }>(
    'items.count_specials',
    `select count(distinct d.date) as days from daily_specials s
     join destination_days d on d.id = s.destination_day_id
     where s.item_id = $1 and d.date >= (select utc_today()) - 1`,
    [id],
  );
  return row?.days ?? 0;
}
