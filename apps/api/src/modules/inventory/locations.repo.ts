import type { SchoolScope } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export const userOf = (scope: SchoolScope): number | null =>
  scope === 'every' ? null : scope.userId;

export interface LocationRow {
  id: number;
  name: string;
  destination_id: number | null;
  timezone: string;
  now: Instant;
}

/** A school by its people or by the team, a warehouse by the team alone; `$1` is whose they are. */
const MAY_SEE = `l.archived_at is null and ($1::int is null or exists (
  select from destination_users own
  where own.destination_id = l.destination_id and own.user_id = $1))`;
const LOCATION = `l.id, coalesce(d.name, l.name, '') as name, l.destination_id, m.timezone,
  app_now() as now
  from inventory_locations l
  left join destinations d on d.id = l.destination_id
  join markets m on m.id = coalesce(d.market_id, l.market_id)`;

/** Finds a school or warehouse of a scope; any other is as one that is not there. */
export async function findLocation(
  source: Queryable,
  scope: SchoolScope,
  by: { readonly id: number } | { readonly schoolId: number },
): Promise<LocationRow | undefined> {
  const [row] = await source.query<LocationRow>(
    'inventory.location',
    `select ${LOCATION} where ${MAY_SEE} and ($2::int is null or l.id = $2)
       and ($3::int is null or l.destination_id = $3)`,
    [userOf(scope), 'id' in by ? by.id : null, 'schoolId' in by ? by.schoolId : null],
  );
  return row;
}

/** Holds the books of these places until the commit: their acts are judged one after the other. */
export async function lockBooks(tx: Tx, locationIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(locationIds)].toSorted((a, b) => a - b)) {
    await tx.query('inventory.lock', `select ${LOCKS.inventory.exclusive(['$1::int'], ['$1'])}`, [
      id,
    ]);
  }
}

export interface PlaceRow {
  id: number;
  inventory_location_id: number;
  destination_id: number | null;
  name: string;
  note: string;
  count_days: number | null;
  is_archived: boolean;
  location: string;
}
const PLACE = `s.id, s.inventory_location_id, l.destination_id, s.name, s.note, s.count_days,
  s.archived_at is not null as is_archived, coalesce(d.name, l.name, '') as location
  from inventory_sublocations s
  join inventory_locations l on l.id = s.inventory_location_id
  left join destinations d on d.id = l.destination_id`;

/** Places of a location in their order, without those that were taken out of use. */
export const placesOf = (source: Queryable, locationId: number): Promise<PlaceRow[]> =>
  source.query<PlaceRow>(
    'inventory.places',
    `select ${PLACE} where s.inventory_location_id = $1 and s.archived_at is null
     order by s.position, s.id`,
    [locationId],
  );

/** Any of these places that somebody may see, those out of use too. */
export const findPlaces = (
  source: Queryable,
  scope: SchoolScope,
  ids: readonly number[],
): Promise<PlaceRow[]> =>
  source.query<PlaceRow>(
    'inventory.find_places',
    `select ${PLACE} where ${MAY_SEE} and s.id = any ($2)`,
    [userOf(scope), ids],
  );

/** Places of the other locations of one market that somebody may see: whereto things are moved. */
export const otherPlaces = (
  source: Queryable,
  scope: SchoolScope,
  locationId: number,
): Promise<{ location_id: number; location: string; id: number; name: string }[]> =>
  source.query(
    'inventory.other_places',
    `select l.id as location_id, coalesce(d.name, l.name, '') as location, s.id, s.name
     from inventory_locations here
     left join destinations hd on hd.id = here.destination_id
     join inventory_locations l on l.id <> here.id
     left join destinations d on d.id = l.destination_id
     join inventory_sublocations s on s.inventory_location_id = l.id and s.archived_at is null
     where ${MAY_SEE} and here.id = $2
       and coalesce(d.market_id, l.market_id) = coalesce(hd.market_id, here.market_id)
     order by lower(coalesce(d.name, l.name)), l.id, s.position, s.id limit 500`,
    [userOf(scope), locationId],
  );

export async function insertPlace(
  tx: Tx,
  locationId: number,
  place: { readonly name: string; readonly note: string; readonly count_days: number | null },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'inventory.insert_place',
    `insert into inventory_sublocations (inventory_location_id, name, note, count_days, position)
     select $1, $2, $3, $4, coalesce(max(position) + 1, 0) from inventory_sublocations
     where inventory_location_id = $1
     returning id`,
    [locationId, place.name, place.note, place.count_days],
  );
  if (row === undefined) throw new Error('the place was not written');
  return row.id;
}

export async function updatePlace(
  tx: Tx,
  id: number,
  place: { readonly name: string; readonly note: string; readonly count_days: number | null },
): Promise<void> {
  await tx.query(
    'inventory.update_place',
    `update inventory_sublocations set name = $2, note = $3, count_days = $4 where id = $1`,
    [id, place.name, place.note, place.count_days],
  );
}

/** Takes a place out of use, and its items with it. */
export async function archivePlace(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'inventory.archive_place',
    `with emptied as (
       update inventory_assignments set removed_at = app_now()
       where sublocation_id = $1 and removed_at is null)
     update inventory_sublocations set archived_at = app_now() where id = $1`,
    [id],
  );
}

export interface WarehouseRow {
  id: number;
  name: string;
  market_id: number;
  market: string;
}
export const warehouses = (source: Queryable): Promise<WarehouseRow[]> =>
  source.query<WarehouseRow>(
    'inventory.warehouses',
    `select l.id, coalesce(l.name, '') as name, m.id as market_id, m.name as market
     from inventory_locations l join markets m on m.id = l.market_id
     where l.destination_id is null and l.archived_at is null order by lower(l.name), l.id`,
  );

export const marketNames = (source: Queryable): Promise<{ id: number; name: string }[]> =>
  source.query('inventory.markets', 'select id, name from markets order by lower(name), id');

/** Undefined where the market has one of this name, or where there is no such market. */
export async function insertWarehouse(
  tx: Tx,
  marketId: number,
  name: string,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    'inventory.insert_warehouse',
    `insert into inventory_locations (market_id, name) select m.id, $2 from markets m where m.id = $1
     on conflict do nothing returning id`,
    [marketId, name],
  );
  return row?.id;
}

/** False where the market has another one of this name. */
export async function updateWarehouse(tx: Tx, id: number, name: string): Promise<boolean> {
  const rows = await tx.query(
    'inventory.rename_warehouse',
    `update inventory_locations l set name = $2
     where l.id = $1 and not exists (select from inventory_locations other
       where other.market_id = l.market_id and lower(other.name) = lower($2) and other.id <> l.id
         and other.archived_at is null)
     returning 1`,
    [id, name],
  );
  return rows.length > 0;
}
