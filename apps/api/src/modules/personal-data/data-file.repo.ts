import type { DataFile } from '@yay/contract/personal-data/calls';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

/** The name by which a file of somebody's own data is known among the exports. */
export const PERSONAL_DATA = 'personal_data';

export interface DataFileRow {
  id: number;
  status: DataFile['status'];
  bytes: number;
  created_at: Instant;
  ready_at: Instant | null;
  expires_at: Instant | null;
}

const COLUMNS = 'id, status, bytes, created_at, ready_at, expires_at';
const OWN = `user_id = $1 and list = '${PERSONAL_DATA}'`;
const KEPT = '(expires_at is null or expires_at > clock_timestamp())';

export const dataFilesOf = (source: Queryable, userId: number): Promise<DataFileRow[]> =>
  source.query<DataFileRow>(
    'personal_data.files',
    `select ${COLUMNS} from exports where ${OWN} and ${KEPT} order by id desc limit 10`,
    [userId],
  );

/** Returns when another file can be asked for; null where it can be now. */
export async function nextFileAt(source: Queryable, userId: number): Promise<Instant | null> {
  const [row] = await source.query<{ at: Instant | null }>(
    'personal_data.next_file_at',
    `select max(created_at) + interval '1 day' as at from exports
     where ${OWN} and status <> 'failed' and created_at > (select app_now()) - interval '1 day'`,
    [userId],
  );
  return row?.at ?? null;
}

/** Holds the account until the commit, so that of two requests at once the second sees the first. */
export async function lockOwner(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'personal_data.lock_owner',
    `select id from users where id = $1 ${LOCKS.people.forNoKeyUpdate(['$1'])}`,
    [userId],
  );
}

export async function insertDataFile(tx: Tx, userId: number): Promise<DataFileRow> {
  const [row] = await tx.query<DataFileRow>(
    'personal_data.insert_file',
    `insert into exports (user_id, list, name, query)
     values ($1, '${PERSONAL_DATA}', '${PERSONAL_DATA}', '{}') returning ${COLUMNS}`,
    [userId],
  );
  if (row === undefined) throw new Error('the file was not written down');
  return row;
}

/** Returns the oldest file of a person that is still to be written. */
export async function nextDataFile(source: Queryable, userId: number): Promise<number | undefined> {
  const [row] = await source.query<{ id: number }>(
    'personal_data.next_file',
    `select id from exports where ${OWN} and status in ('waiting', 'running') order by id limit 1`,
    [userId],
  );
  return row?.id;
}

/** Returns people whose file has waited for `minutes`, so that their job seems lost. */
export async function dataFilesOverdue(source: Queryable, minutes: number): Promise<number[]> {
  const rows = await source.query<{ user_id: number }>(
    'personal_data.files_overdue',
    `select distinct user_id from exports
     where list = '${PERSONAL_DATA}' and status in ('waiting', 'running')
       and created_at < (select app_now()) - make_interval(mins => $1)`,
    [minutes],
  );
  return rows.map(({ user_id }) => user_id);
}

export async function readyDataFile(
  source: Queryable,
  userId: number,
  id: number,
): Promise<{ id: number; bytes: number; created_at: Instant } | undefined> {
  const [row] = await source.query<{ id: number; bytes: number; created_at: Instant }>(
    'personal_data.ready_file',
    `select id, bytes, created_at from exports
     where ${OWN} and id = $2 and status = 'ready' and ${KEPT}`,
    [userId, id],
  );
  return row;
}

export interface FileOwner {
  userId: number;
  email: string;
  first: string;
  locale: 'en' | 'es';
}

/** Returns the person whose data it is, while she can sign in. */
export async function fileOwner(source: Queryable, userId: number): Promise<FileOwner | undefined> {
  const [row] = await source.query<FileOwner>(
    'personal_data.owner',
    `select id as "userId", email, first, locale from users
     where id = $1 and deleted_at is null
       and (suspended_on is null or suspension_reason = 'payment')`,
    [userId],
  );
  return row;
}
