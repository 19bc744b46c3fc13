import type { Queryable, Tx } from '../../platform/db/index.ts';
import { ITEM, type ItemRow } from './stock.repo.ts';

export interface CodedRow extends ItemRow {
  codes: { code: string; kind: 'barcode' | 'qr' }[];
}
const CODED = `${ITEM}, coalesce((select json_agg(json_build_object('code', c.code, 'kind', c.kind)
  order by c.kind, c.code) from item_codes c where c.item_id = i.id), '[]') as codes`;

export async function findMenu(
  source: Queryable,
  id: number,
): Promise<{ id: number; name: string; is_grab_and_go: boolean } | undefined> {
  const [row] = await source.query<{ id: number; name: string; is_grab_and_go: boolean }>(
    'inventory.menu',
    `select id, name, kind = 'grab_and_go' as is_grab_and_go from menus where id = $1`,
    [id],
  );
  return row;
}

export const itemsOfMenu = (source: Queryable, menuId: number): Promise<CodedRow[]> =>
  source.query<CodedRow>(
    'inventory.menu_codes',
    `select ${CODED} from menu_items mi join items i on i.id = mi.item_id
     where mi.menu_id = $1 and i.archived_at is null order by lower(i.name), i.id`,
    [menuId],
  );

export async function findItem(source: Queryable, id: number): Promise<CodedRow | undefined> {
  const [row] = await source.query<CodedRow>(
    'inventory.item_codes',
    `select ${CODED} from items i where i.id = $1 and i.archived_at is null`,
    [id],
  );
  return row;
}

/** Keeps codes that nobody has yet; returns how many were written. */
export async function insertCodes(
  tx: Tx,
  codes: readonly { readonly itemId: number; readonly code: string }[],
  kind: 'barcode' | 'qr',
  userId: number | null,
): Promise<number> {
  const rows = await tx.query(
    'inventory.insert_codes',
    `insert into item_codes (code, item_id, kind, created_by)
     select g.code, g.item_id, $3, $4 from unnest($1::text[], $2::int[]) as g (code, item_id)
     on conflict do nothing returning 1`,
    [codes.map(({ code }) => code), codes.map(({ itemId }) => itemId), kind, userId],
  );
  return rows.length;
}

export async function itemOfCode(source: Queryable, code: string): Promise<number | undefined> {
  const [row] = await source.query<{ item_id: number }>(
    'inventory.item_of_code',
    'select item_id from item_codes where code = $1',
    [code],
  );
  return row?.item_id;
}

export async function deleteCode(tx: Tx, itemId: number, code: string): Promise<boolean> {
  const rows = await tx.query(
    'inventory.delete_code',
    'delete from item_codes where item_id = $1 and code = $2 returning 1',
    [itemId, code],
  );
  return rows.length > 0;
}
