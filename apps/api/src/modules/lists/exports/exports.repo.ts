import type { ExportRecord, ListQuery } from '@yay/contract/lists/calls';
import type { Permission, Role } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import { type Db, LOCKS, type Queryable, type Tx } from '../../../platform/db/index.ts';

export interface ExportRow {
  id: number;
  list: string;
  name: string;
  status: ExportRecord['status'];
  rows_done: number;
  bytes: number;
  created_at: Instant;
  ready_at: Instant | null;
  expires_at: Instant | null;
}

/** The query that an export was requested with. */
export interface ExportQuery {
  readonly list: ListQuery;
  readonly headings: Readonly<Record<string, string>>;
}

export interface ExportToWrite {
  id: number;
  name: string;
  query: ExportQuery;
}

const COLUMNS = 'id, list, name, status, rows_done, bytes, created_at, ready_at, expires_at';
const KEPT = '(expires_at is null or expires_at > clock_timestamp())';
/** SQL: written from a list, and no file of somebody's own data, which `personal-data` writes. */
const OF_LISTS = `list <> 'personal_data'`;

export async function insertExport(
  tx: Tx,
  row: {
    readonly userId: number;
    readonly list: string;
    readonly name: string;
    readonly query: ExportQuery;
  },
): Promise<ExportRow> {
  const [inserted] = await tx.query<ExportRow>(
    'lists.insert_export',
    `insert into exports (user_id, list, name, query) values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [row.userId, row.list, row.name, JSON.stringify(row.query)],
  );
  if (inserted === undefined) throw new Error('the export was not written down');
  return inserted;
}

export async function countUnfinished(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'lists.count_unfinished',
    `select count(*) as count from exports where user_id = $1 and status in ('waiting', 'running') and ${OF_LISTS}`,
    [userId],
  );
  return row?.count ?? 0;
}

export const exportsOf = (source: Queryable, userId: number, most: number): Promise<ExportRow[]> =>
  source.query<ExportRow>(
    'lists.exports_of',
    `select ${COLUMNS} from exports where user_id = $1 and ${KEPT} and ${OF_LISTS} order by id desc limit $2`,
    [userId, most],
  );

export interface ReadyExport {
  id: number;
  name: string;
  query: ExportQuery;
  bytes: number;
  ready_at: Instant;
}

export async function readyExport(
  source: Queryable,
  userId: number,
  id: number,
): Promise<ReadyExport | undefined> {
  const [row] = await source.query<ReadyExport>(
    'lists.ready_export',
    `select id, name, query, bytes, ready_at from exports
     where id = $1 and user_id = $2 and status = 'ready' and ${KEPT} and ${OF_LISTS}`,
    [id, userId],
  );
  return row;
}

export async function chunkOf(
  source: Queryable,
  exportId: number,
  n: number,
): Promise<Buffer | undefined> {
  const [row] = await source.query<{ content: Buffer }>(
    'lists.chunk_of',
    'select content from export_chunks where export_id = $1 and n = $2',
    [exportId, n],
  );
  return row?.content;
}

/**
 * Tries the lock on writing a person's exports, which lasts until the transaction ends; PostgreSQL
 * releases it when the process dies. Returns false when another process holds it.
 */
export async function lockExportsOf(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>(
    'lists.lock_exports',
    `select ${LOCKS.exports.ifFree(['$1'])} as held`,
    [userId],
  );
  return row?.held ?? false;
}

/** Returns the oldest export that is waiting or unfinished. */
export async function nextExport(
  source: Queryable,
  userId: number,
): Promise<ExportToWrite | undefined> {
  const [row] = await source.query<ExportToWrite>(
    'lists.next_export',
    `select id, name, query from exports
     where user_id = $1 and status in ('waiting', 'running') and ${OF_LISTS} order by id limit 1`,
    [userId],
  );
  return row;
}

/** Starts an export from its beginning and deletes chunks of an earlier attempt. */
export async function beginExport(db: Db, id: number): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('lists.drop_chunks', 'delete from export_chunks where export_id = $1', [id]);
    await tx.query(
      'lists.begin_export',
      `update exports set status = 'running', rows_done = 0, bytes = 0, error = null where id = $1`,
      [id],
    );
  });
}

export async function addChunk(
  source: Queryable,
  exportId: number,
  n: number,
  content: Buffer,
): Promise<void> {
  await source.query(
    'lists.add_chunk',
    'insert into export_chunks (export_id, n, content) values ($1, $2, $3)',
    [exportId, n, content],
  );
}

export async function noteProgress(source: Queryable, id: number, rows: number): Promise<void> {
  await source.query('lists.note_progress', 'update exports set rows_done = $2 where id = $1', [
    id,
    rows,
  ]);
}

export async function finishExport(
  tx: Tx,
  id: number,
  file: { readonly rows: number; readonly bytes: number; readonly days: number },
): Promise<void> {
  await tx.query(
    'lists.finish_export',
    `update exports set status = 'ready', rows_done = $2, bytes = $3, ready_at = app_now(),
       expires_at = clock_timestamp() + make_interval(days => $4) where id = $1`,
    [id, file.rows, file.bytes, file.days],
  );
}

export async function failExport(
  tx: Tx,
  id: number,
  failure: { readonly error: string; readonly days: number },
): Promise<number> {
  await tx.query('lists.drop_chunks', 'delete from export_chunks where export_id = $1', [id]);
  const [row] = await tx.query<{ rows_done: number }>(
    'lists.fail_export',
    `update exports set status = 'failed', bytes = 0, error = $2,
       expires_at = clock_timestamp() + make_interval(days => $3) where id = $1 returning rows_done`,
    [id, failure.error, failure.days],
  );
  return row?.rows_done ?? 0;
}

export interface Exporter {
  userId: number;
  email: string;
  first: string;
  locale: 'en' | 'es';
  roles: Role[];
  permissions: Permission[];
}

/**
 * Returns the user of an export with current permissions, which may be fewer than at its request;
 * undefined when the user is suspended or deleted.
 */
export async function exporter(source: Queryable, userId: number): Promise<Exporter | undefined> {
  const [row] = await source.query<Exporter>(
    'lists.exporter',
    `select u.id as "userId", u.email, u.first, u.locale,
       array(select r.role from user_roles r where r.user_id = u.id) as roles,
       array(select distinct p.permission from user_roles r join role_permissions p using (role)
             where r.user_id = u.id) as permissions
     from users u where u.id = $1 and u.suspended_on is null and u.deleted_at is null`,
    [userId],
  );
  return row;
}

/** Deletes expired files, `most` at a time; returns how many. */
export async function deleteExpired(source: Queryable, most: number): Promise<number> {
  const rows = await source.query(
    'lists.delete_expired',
    `delete from exports where id in (
       select id from exports where expires_at <= clock_timestamp() order by expires_at limit $1)
     returning id`,
    [most],
  );
  return rows.length;
}

/** Returns users whose exports have waited for `minutes`, so that their jobs seem lost. */
export async function waitedTooLong(source: Queryable, minutes: number): Promise<number[]> {
  const rows = await source.query<{ user_id: number }>(
    'lists.waited_too_long',
    `select distinct user_id from exports
     where status in ('waiting', 'running') and ${OF_LISTS}
       and created_at < (select app_now()) - make_interval(mins => $1)`,
    [minutes],
  );
  return rows.map(({ user_id }) => user_id);
}
