import type { TINTS } from '@yay/contract/items/values';
import type { CountState } from '@yay/domain/inventory';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface ItemRow {
  id: number;
  name: string;
  picture: string;
  tint: (typeof TINTS)[number];
}
export const ITEM = 'i.id, i.name, i.picture, i.tint';

export interface HeldRow extends ItemRow {
  sublocation_id: number;
  par_level: number;
  unit: string;
  pack: number | null;
  on_hand: number;
  price_to_vendor_cents: number;
  total_units: number;
  codes: string[];
}

/** Returns the stock of a location, by item and place. */
export const heldAt = (source: Queryable, locationId: number): Promise<HeldRow[]> =>
  source.query<HeldRow>(
    'inventory.held',
    `select ${ITEM}, h.sublocation_id, h.par_level, h.unit, h.pack, h.on_hand,
       i.price_to_vendor_cents, i.total_units,
       coalesce((select array_agg(c.code order by c.kind, c.code) from item_codes c
         where c.item_id = i.id), '{}') as codes
     from inventory_on_hand h join items i on i.id = h.item_id
     where h.inventory_location_id = $1
     order by lower(i.name), i.id, h.sublocation_id`,
    [locationId],
  );

export interface LastCountRow {
  sublocation_id: number;
  number: number;
  at: Instant;
  by: string;
  state: CountState;
  /** Days of the place's calendar since. */
  days: number;
}
export const lastCounts = (
  source: Queryable,
  location: { readonly id: number; readonly timezone: string },
): Promise<LastCountRow[]> =>
  source.query<LastCountRow>(
    'inventory.last_counts',
    `select distinct on (c.sublocation_id) c.sublocation_id, c.number, c.at,
       u.first || ' ' || u.last as by, c.state,
       (local_date(app_now(), $2) - local_date(c.at, $2)) as days
     from inventory_counts c join users u on u.id = c.user_id
     where c.inventory_location_id = $1
     order by c.sublocation_id, c.at desc, c.number desc`,
    [location.id, location.timezone],
  );

export interface AssignmentRow extends ItemRow {
  par_level: number;
  unit: string;
  pack: number | null;
  on_hand: number;
}
export const assignmentsOf = (source: Queryable, placeId: number): Promise<AssignmentRow[]> =>
  source.query<AssignmentRow>(
    'inventory.assignments',
    `select ${ITEM}, h.par_level, h.unit, h.pack, h.on_hand
     from inventory_on_hand h join items i on i.id = h.item_id
     where h.sublocation_id = $1 order by h.position, lower(i.name), i.id`,
    [placeId],
  );

export interface AssignmentGiven {
  readonly item_id: number;
  readonly par_level: number;
  readonly unit: string;
  readonly pack: number | null;
}

/** Makes the items of a place those that are listed, in their order. */
export async function keepAssignments(
  tx: Tx,
  placeId: number,
  items: readonly AssignmentGiven[],
): Promise<void> {
  await tx.query(
    'inventory.unassign',
    `update inventory_assignments set removed_at = app_now()
     where sublocation_id = $1 and removed_at is null and item_id <> all ($2::int[])`,
    [placeId, items.map((one) => one.item_id)],
  );
  await tx.query(
    'inventory.assign',
    `insert into inventory_assignments (sublocation_id, item_id, par_level, unit, pack, position)
     select $1, g.item_id, g.par_level, g.unit, g.pack, g.position
     from unnest($2::int[], $3::int[], $4::text[], $5::int[], $6::int[])
       as g (item_id, par_level, unit, pack, position)
     on conflict (sublocation_id, item_id) do update
       set par_level = excluded.par_level, unit = excluded.unit, pack = excluded.pack,
         position = excluded.position, removed_at = null`,
    [
      placeId,
      items.map((one) => one.item_id),
      items.map((one) => one.par_level),
      items.map((one) => one.unit),
      items.map((one) => one.pack),
      items.map((_, position) => position),
    ],
  );
}

/** Returns those of these items that exist. */
export async function knownItems(
  source: Queryable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await source.query<{ id: number }>(
    'inventory.known_items',
    'select id from items where id = any ($1) and archived_at is null',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Items by name; those of the location's grab-and-go menus come first. */
export const findItemsByName = (
  source: Queryable,
  locationId: number,
  search: string,
): Promise<ItemRow[]> =>
  source.query<ItemRow>(
    'inventory.find_items',
    `select ${ITEM} from items i
     where i.archived_at is null and strpos(lower(i.name), $2) > 0
     order by not exists (
       select from go_menus g join menu_items mi on mi.menu_id = g.menu_id
       join inventory_locations l on l.destination_id = g.destination_id
       where l.id = $1 and mi.item_id = i.id), lower(i.name), i.id
     limit 20`,
    [locationId, search],
  );
