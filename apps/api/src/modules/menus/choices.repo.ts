import type { MenuChoice } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';

const MOST = 5_000;

/**
 * Returns the items on offer that a menu lacks, by vendor. With `menuIds` only those of these menus,
 * each with the highest weight that it has there.
 */
export const findChoices = (
  source: Queryable,
  menuId: number,
  menuIds: readonly number[] | null,
): Promise<MenuChoice[]> =>
  source.query<MenuChoice>(
    'menus.choices',
    `with others as (
       select mi.item_id, max(mi.weight)::int as weight
       from menu_items mi where mi.menu_id = any ($2::int[]) group by mi.item_id
     )
     select i.id, i.name, json_build_object('id', v.id, 'name', v.display_name) as vendor,
       i.is_extra, coalesce(r.weight, 1) as weight
     from items i
     join vendors v on v.id = i.vendor_id
     left join others r on r.item_id = i.id
     where is_offered(i.archived_at, v.suspended_on) and ($2::int[] is null or r.item_id is not null)
       and not exists (select from menu_items mi where mi.menu_id = $1 and mi.item_id = i.id)
     order by lower(v.display_name), v.id, i.is_extra, lower(i.name), i.id limit ${MOST}`,
    [menuId, menuIds],
  );

/** Returns the menus that the grade groups of a school eat by on a day. */
export const findMenusOfDay = (
  source: Queryable,
  destinationId: number,
  date: PlainDate,
): Promise<{ group: string; menu_id: number }[]> =>
  source.query<{ group: string; menu_id: number }>(
    'menus.of_day',
    `select group_name as "group", menu_id from scheduled_menus
     where destination_id = $1 and date = $2 and menu_id is not null
     order by group_name`,
    [destinationId, date],
  );

export interface OfferRow {
  id: number;
  name: string;
  archived: boolean;
  vendor_suspended: boolean;
}

/** Returns these items, and whether they may be put on a menu. */
export const findOffers = (source: Queryable, ids: readonly number[]): Promise<OfferRow[]> =>
  source.query<OfferRow>(
    'menus.offers',
    `select i.id, i.name, i.archived_at is not null as archived,
       v.suspended_on is not null as vendor_suspended
     from items i join vendors v on v.id = i.vendor_id where i.id = any ($1)`,
    [ids],
  );

/** Returns those that were not on the menu before. */
export async function insertItems(
  tx: Tx,
  menuId: number,
  items: readonly { readonly item_id: number; readonly weight: number }[],
): Promise<number[]> {
  const rows = await tx.query<{ item_id: number }>(
    'menus.insert_items',
    `insert into menu_items (menu_id, item_id, weight)
     select $1, w.item_id, w.weight from unnest($2::int[], $3::int[]) as w (item_id, weight)
     on conflict (menu_id, item_id) do nothing returning item_id`,
    [menuId, items.map(({ item_id }) => item_id), items.map(({ weight }) => weight)],
  );
  return rows.map(({ item_id }) => item_id);
}
