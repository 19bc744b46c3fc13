import type { ItemGroup } from '@yay/contract/items/calls';
import type { PriceType } from '@yay/contract/items/values';
import type { TINTS } from '@yay/contract/schedule/catalogue';
import type { Properties } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

/** An item with everything that the team keeps of it. */
export interface KeptItem {
  id: number;
  version: number;
  name: string;
  name_es: string | null;
  internal_name: string;
  description: string;
  description_es: string | null;
  vendor: { id: number; display_name: string; is_suspended: boolean };
  price_cents: number;
  price_to_vendor_cents: number;
  price_type: PriceType;
  is_units: boolean;
  total_units: number;
  daily_capacity: number | null;
  farthest_start_date: PlainDate | null;
  is_extra: boolean;
  preorder: boolean;
  extra_type: { id: number; name: string } | null;
  properties: Properties;
  tint: (typeof TINTS)[number];
  picture: string;
  asset_id: number | null;
  terms: { id: number; name: string }[];
  option_groups: ItemGroup[];
  created_at: Instant;
  updated_at: Instant;
  archived_at: Instant | null;
}

export async function itemById(source: Queryable, id: number): Promise<KeptItem | null> {
  const [row] = await source.query<KeptItem>(
    'items.by_id',
    `select i.id, i.version, i.name, i.name_es, i.internal_name, i.description, i.description_es, i.price_cents,
       i.price_to_vendor_cents, i.price_type, i.is_units, i.total_units, i.daily_capacity,
       i.farthest_start_date, i.is_extra, i.preorder, i.properties, i.tint, i.picture, i.asset_id,
       i.created_at, i.updated_at, i.archived_at,
       json_build_object('id', v.id, 'display_name', v.display_name,
         'is_suspended', v.suspended_on is not null) as vendor,
       (select json_build_object('id', x.id, 'name', x.name) from extra_types x
        where x.id = i.extra_type_id) as extra_type,
       (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name)
          order by lower(t.name)), '[]')
        from item_terms it join terms t on t.id = it.term_id where it.item_id = i.id) as terms,
       (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name,
          'name_es', g.name_es,
          'min_choices', g.min_choices, 'max_choices', g.max_choices, 'archived_at', g.archived_at,
          'options', (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name,
              'name_es', o.name_es,
              'price', o.price_cents, 'properties', o.properties, 'archived_at', o.archived_at)
              order by o.position, o.id), '[]')
            from options o where o.option_group_id = g.id)) order by g.position, g.id), '[]')
        from option_groups g where g.item_id = i.id) as option_groups
     from items i join vendors v on v.id = i.vendor_id where i.id = $1`,
    [id],
  );
  return row ?? null;
}

/**
 * Locks an item, so that nobody else changes it until the commit. A save that orders it meanwhile
 * does not wait.
 */
export async function lockItem(tx: Tx, id: number): Promise<KeptItem | null> {
  await tx.query(
    'items.lock',
    `select 1 from items where id = $1 ${LOCKS.items.forNoKeyUpdate(['$1'])}`,
    [id],
  );
  return itemById(tx, id);
}

/** The fields of an item, apart from its options and tags. */
export interface ItemValues {
  readonly vendor_id: number;
  readonly name: string;
  readonly name_es: string | null;
  readonly internal_name: string;
  readonly description: string;
  readonly description_es: string | null;
  readonly price_cents: number;
  readonly price_to_vendor_cents: number;
  readonly price_type: PriceType;
  readonly is_units: boolean;
  readonly total_units: number;
  readonly daily_capacity: number | null;
  readonly farthest_start_date: PlainDate | null;
  readonly is_extra: boolean;
  readonly preorder: boolean;
  readonly extra_type_id: number | null;
  readonly properties: Properties;
  readonly tint: (typeof TINTS)[number];
  readonly asset_id: number | null;
  readonly picture: string;
}

const valuesOf = (values: ItemValues) => [
  values.vendor_id,
  values.name,
  values.internal_name,
  values.description,
  values.price_cents,
  values.price_to_vendor_cents,
  values.price_type,
  values.is_units,
  values.total_units,
  values.daily_capacity,
  values.farthest_start_date,
  values.is_extra,
  values.preorder,
  values.extra_type_id,
  JSON.stringify(values.properties),
  values.tint,
  values.asset_id,
  values.picture,
  values.name_es,
  values.description_es,
];

export async function insertItem(tx: Tx, values: ItemValues): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'items.insert',
    `insert into items (vendor_id, name, internal_name, description, price_cents,
       price_to_vendor_cents, price_type, is_units, total_units, daily_capacity,
       farthest_start_date, is_extra, preorder, extra_type_id, properties, tint, asset_id, picture,
       name_es, description_es)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
     returning id`,
    valuesOf(values),
  );
  if (row === undefined) throw new Error('the item was not written');
  return row.id;
}

export async function writeItem(tx: Tx, id: number, values: ItemValues): Promise<void> {
  await tx.query(
    'items.update',
    `update items set vendor_id = $1, name = $2, internal_name = $3, description = $4,
       price_cents = $5, price_to_vendor_cents = $6, price_type = $7, is_units = $8,
       total_units = $9, daily_capacity = $10, farthest_start_date = $11, is_extra = $12,
       preorder = $13, extra_type_id = $14, properties = $15, tint = $16, asset_id = $17,
       picture = $18, name_es = $19, description_es = $20, version = version + 1,
       updated_at = app_now()
     where id = $21`,
    [...valuesOf(values), id],
  );
}

export async function markArchived(tx: Tx, id: number, archived: boolean): Promise<void> {
  await tx.query(
    'items.archive',
    `update items set archived_at = case when $2 then app_now() end, version = version + 1,
       updated_at = app_now() where id = $1`,
    [id, archived],
  );
}

/** Raises the version of an item whose other parts have changed. */
export async function countVersion(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'items.count_version',
    'update items set version = version + 1, updated_at = app_now() where id = $1',
    [id],
  );
}

export async function writeTerms(tx: Tx, id: number, termIds: readonly number[]): Promise<void> {
  await tx.query(
    'items.write_terms',
    `with gone as (delete from item_terms where item_id = $1 and term_id <> all ($2::int[]))
     insert into item_terms (item_id, term_id) select $1, unnest($2::int[]) on conflict do nothing`,
    [id, termIds],
  );
}
