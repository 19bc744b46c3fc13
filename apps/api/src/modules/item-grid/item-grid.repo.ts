import type { GridItem } from '@yay/contract/item-grid/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface GridRow extends Omit<GridItem, 'archived_at' | 'farthest_start_date'> {
  farthest_start_date: PlainDate | null;
  archived_at: Instant | null;
}

const COLUMNS = `i.id, i.version, i.name, i.internal_name, i.vendor_id, i.price_cents as price,
  i.price_to_vendor_cents as price_to_vendor, i.price_type, i.is_units, i.total_units,
  i.daily_capacity, i.is_extra, i.preorder, i.extra_type_id, i.farthest_start_date, i.tint,
  i.picture, i.archived_at,
  array(select t.name from item_terms it join terms t on t.id = it.term_id
    where it.item_id = i.id order by lower(t.name)) as tags`;

export async function gridPage(
  source: Queryable,
  asked: {
    readonly after: string | null;
    readonly afterId: number | null;
    readonly vendorId: number | null;
    readonly limit: number;
  },
): Promise<{ rows: GridRow[]; total: number }> {
  const rows = await source.query<GridRow & { total: number }>(
    'item_grid.page',
    `select ${COLUMNS},
       (select count(*) from items x where $3::int is null or x.vendor_id = $3)::int as total
     from items i
     where ($1::text is null or (lower(i.name), i.id) > ($1, $2::int))
       and ($3::int is null or i.vendor_id = $3)
     order by lower(i.name), i.id limit $4`,
    [asked.after, asked.afterId, asked.vendorId, asked.limit],
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function gridRows(source: Queryable, ids: readonly number[]): Promise<GridRow[]> {
  return await source.query<GridRow>(
    'item_grid.rows',
    `select ${COLUMNS} from items i where i.id = any ($1) order by i.id`,
    [ids],
  );
}

/**
 * Locks items in the order of their ids, so that two never wait for each other: until the commit
 * nobody else changes them.
 */
export async function lockItems(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.query(
    'item_grid.lock',
    `select id from items where id = any ($1) order by id ${LOCKS.items.forNoKeyUpdate(['$1'])}`,
    [ids],
  );
}

export async function gridChoices(source: Queryable): Promise<{
  vendors: { id: number; name: string; suspended: boolean }[];
  extra_types: { id: number; name: string }[];
}> {
  const [row] = await source.query<Awaited<ReturnType<typeof gridChoices>>>(
    'item_grid.choices',
    `select
       (select coalesce(json_agg(json_build_object('id', id, 'name', display_name,
          'suspended', suspended_on is not null) order by lower(display_name), id), '[]')
        from vendors) as vendors,
       (select coalesce(json_agg(json_build_object('id', id, 'name', name)
          order by position, lower(name)), '[]')
        from extra_types where archived_at is null) as extra_types`,
    [],
  );
  return row ?? { vendors: [], extra_types: [] };
}

export async function writeItems(
  tx: Tx,
  rows: readonly GridRow[],
): Promise<{ id: number; version: number }[]> {
  return await tx.query<{ id: number; version: number }>(
    'item_grid.write',
    `update items i set name = w.name, internal_name = w.internal_name, vendor_id = w.vendor_id,
       price_cents = w.price, price_to_vendor_cents = w.price_to_vendor,
       price_type = w.price_type, is_units = w.is_units, total_units = w.total_units,
       daily_capacity = w.daily_capacity, is_extra = w.is_extra, preorder = w.preorder,
       extra_type_id = w.extra_type_id, farthest_start_date = w.farthest_start_date,
       tint = w.tint, version = i.version + 1, updated_at = app_now()
     from jsonb_to_recordset($1) as w (id integer, name text, internal_name text,
       vendor_id integer, price integer, price_to_vendor integer, price_type text,
       is_units boolean, total_units integer, daily_capacity integer, is_extra boolean,
       preorder boolean, extra_type_id integer, farthest_start_date date, tint text)
     where i.id = w.id returning i.id, i.version`,
    [JSON.stringify(rows)],
  );
}
