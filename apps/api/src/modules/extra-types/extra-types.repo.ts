import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface ExtraTypeRow {
  id: number;
  version: number;
  name: string;
  extras: number;
  archived_at: Instant | null;
}

// Extras of one vendor alone where one is named.
const ROW = `select x.id, x.version, x.name, x.archived_at,
  (select count(*) from items i where i.extra_type_id = x.id and i.archived_at is null
     and ($1::int is null or i.vendor_id = $1)) as extras
  from extra_types x`;

export const findExtraTypes = (
  source: Queryable,
  vendorId: number | null = null,
): Promise<ExtraTypeRow[]> =>
  source.query<ExtraTypeRow>(
    'extra_types.all',
    `${ROW} order by x.archived_at is not null, x.position, lower(x.name), x.id`,
    [vendorId],
  );

export async function extraTypeById(source: Queryable, id: number): Promise<ExtraTypeRow | null> {
  const [row] = await source.query<ExtraTypeRow>('extra_types.by_id', `${ROW} where x.id = $2`, [
    null,
    id,
  ]);
  return row ?? null;
}

/** Locks an extra type, so that nobody else changes it until the commit. */
export async function lockExtraType(tx: Tx, id: number): Promise<ExtraTypeRow | null> {
  await tx.query(
    'extra_types.lock',
    `select 1 from extra_types where id = $1 ${LOCKS.extraTypes.forUpdate(['$1'])}`,
    [id],
  );
  return extraTypeById(tx, id);
}

/** Locks all extra types, so that nobody adds one or changes their order until the commit. */
export async function lockAllExtraTypes(tx: Tx): Promise<void> {
  await tx.query('extra_types.lock_all', LOCKS.extraTypes.wholeTable());
}

export async function insertExtraType(tx: Tx, name: string): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'extra_types.insert',
    `insert into extra_types (name, position)
     values ($1, (select coalesce(max(position) + 1, 0) from extra_types)) returning id`,
    [name],
  );
  if (row === undefined) throw new Error('the extra type was not written');
  return row.id;
}

export async function writeName(tx: Tx, id: number, name: string): Promise<void> {
  await tx.query(
    'extra_types.rename',
    'update extra_types set name = $2, version = version + 1 where id = $1',
    [id, name],
  );
}

export async function writeOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.query(
    'extra_types.order',
    `update extra_types x set position = o.position - 1
     from unnest($1::int[]) with ordinality as o (id, position) where o.id = x.id`,
    [ids],
  );
}

export async function markArchived(tx: Tx, id: number, archived: boolean): Promise<void> {
  await tx.query(
    'extra_types.archive',
    `update extra_types set archived_at = case when $2 then app_now() end, version = version + 1
     where id = $1`,
    [id, archived],
  );
}
