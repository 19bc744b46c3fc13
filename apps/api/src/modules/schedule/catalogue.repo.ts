import type { TINTS } from '@yay/contract/schedule/catalogue';
import type { Properties } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { Theme } from '@yay/domain/menus';
import type { Queryable } from '../../platform/db/index.ts';

export type Tint = (typeof TINTS)[number];

export interface OptionRow {
  id: number;
  name: string;
  name_es: string | null;
  price_cents: number;
  properties: Properties;
  archived: boolean;
}

export interface GroupRow {
  id: number;
  name: string;
  name_es: string | null;
  min_choices: number;
  max_choices: number;
  archived: boolean;
  options: OptionRow[];
}

export interface ItemRow {
  id: number;
  name: string;
  name_es: string | null;
  description: string;
  description_es: string | null;
  price_cents: number;
  price_type: string;
  is_extra: boolean;
  preorder: boolean;
  daily_capacity: number | null;
  farthest_start_date: PlainDate | null;
  picture: string;
  tint: Tint;
  properties: Properties;
  /** Neither archived nor of a suspended vendor. */
  available: boolean;
  vendor: { id: number; display_name: string; short_name: string };
  groups: GroupRow[];
  /** Choices that are not made with each other. */
  not_together: number[][];
}

export interface MenuRow {
  id: number;
  revision: number;
  name: string;
  last_day: PlainDate;
  theme: Theme | null;
  /** The items of the menu. One without a weight is a special now and then, and not on the menu. */
  items: { weight: number | null; item: ItemRow }[];
}

// One document per item, so that a menu is one row and a miss of the cache one statement.
const ITEM = `json_build_object(
  'id', i.id, 'name', i.name, 'name_es', i.name_es, 'description', i.description,
  'description_es', i.description_es, 'price_cents', i.price_cents,
  'price_type', i.price_type, 'is_extra', i.is_extra, 'preorder', i.preorder,
  'daily_capacity', i.daily_capacity, 'farthest_start_date', i.farthest_start_date,
  'picture', i.picture, 'tint', i.tint, 'properties', i.properties,
  'available', is_offered(i.archived_at, v.suspended_on),
  'vendor', json_build_object('id', v.id, 'display_name', v.display_name, 'short_name', v.short_name),
  'groups', coalesce((
    select json_agg(json_build_object(
      'id', g.id, 'name', g.name, 'name_es', g.name_es, 'min_choices', g.min_choices, 'max_choices', g.max_choices,
      'archived', g.archived_at is not null, 'options', coalesce((
        select json_agg(json_build_object('id', o.id, 'name', o.name, 'name_es', o.name_es,
          'price_cents', o.price_cents,
          'properties', o.properties, 'archived', o.archived_at is not null)
          order by o.position, o.id)
        from options o where o.option_group_id = g.id), '[]'::json))
      order by g.position, g.id)
    from option_groups g where g.item_id = i.id), '[]'::json),
  'not_together', coalesce((
    select json_agg(c.option_ids order by c.option_ids)
    from option_combinations c where c.item_id = i.id and not c.is_offered), '[]'::json))`;

export function findMenus(db: Queryable, ids: readonly number[]): Promise<MenuRow[]> {
  return db.query<MenuRow>(
    'schedule.menus',
    `select m.id, m.revision, m.name, m.last_day, m.theme, coalesce((
       select json_agg(json_build_object('weight', mi.weight, 'item', ${ITEM}) order by i.name, i.id)
       from menu_offers mo
       join items i on i.id = mo.item_id
       join vendors v on v.id = i.vendor_id
       left join menu_items mi on mi.menu_id = mo.menu_id and mi.item_id = mo.item_id
       where mo.menu_id = m.id), '[]'::json) as items
     from menus m where m.id = any($1)`,
    [ids],
  );
}

/** Items by id, whatever menu they are or were on. */
export async function findItems(db: Queryable, ids: readonly number[]): Promise<ItemRow[]> {
  const rows = await db.query<{ item: ItemRow }>(
    'schedule.items',
    `select ${ITEM} as item from items i join vendors v on v.id = i.vendor_id where i.id = any($1)`,
    [ids],
  );
  return rows.map((row) => row.item);
}

/** Returns those of these options that exist at all. */
export async function findOptionIds(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    'schedule.option_ids',
    'select id from options where id = any($1)',
    [ids],
  );
  return rows.map((row) => row.id);
}
