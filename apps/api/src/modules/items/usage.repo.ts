import type { ItemDestination } from '@yay/contract/item-destinations';
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

const MOST_SCHOOLS = 500;

/** Schools with a group that eats by a menu that has it, or that has it as a special of the day. */
export const schoolsOf = (source: Queryable, id: number): Promise<ItemDestination[]> =>
  source.query<ItemDestination>(
    'items.destinations',
    `select json_build_object('id', d.id, 'name', d.name) as destination, d.market_id,
       array_agg(distinct dg.group_name order by dg.group_name) as groups,
       count(distinct dd.date)::int as days, min(dd.date) as first, max(dd.date) as last
     from menu_offers mo
     join destination_day_grades dg on dg.menu_id = mo.menu_id
     join destination_days dd on dd.id = dg.destination_day_id
     join destinations d on d.id = dd.destination_id
     join markets k on k.id = d.market_id
     where mo.item_id = $1 and dd.date >= ((select app_now()) at time zone k.timezone)::date
       and (exists (select from menu_items mi where mi.menu_id = mo.menu_id and mi.item_id = $1)
         or exists (select from daily_specials s where s.destination_day_id = dd.id
           and s.menu_id = mo.menu_id and s.item_id = $1))
     group by d.id order by lower(d.name), d.id limit ${MOST_SCHOOLS}`,
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
