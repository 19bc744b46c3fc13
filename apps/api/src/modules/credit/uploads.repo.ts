import type { Cents } from '@yay/domain/money';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export type UploadStatus = 'waiting' | 'running' | 'done' | 'refused';

export interface UploadRow {
  readonly id: number;
  readonly file_name: string;
  readonly file_hash: Buffer;
  readonly rows: number;
  readonly total_cents: Cents;
  readonly status: UploadStatus;
  readonly actor_id: number;
  readonly decided_by: number | null;
}

const COLUMNS = 'id, file_name, file_hash, rows, total_cents, status, actor_id, decided_by';

export interface RowToGive {
  readonly userId: number;
  readonly cents: Cents;
  readonly reason: string;
}

/** Makes another upload of the same file wait until this transaction ends. */
export async function lockHash(tx: Tx, hash: Buffer): Promise<void> {
  await tx.query('credit.lock_hash', `select ${LOCKS.creditFile.exclusive(['$1'], ['$1'])}`, [
    hash.toString('hex'),
  ]);
}

export async function uploadedBefore(
  source: Queryable,
  hash: Buffer,
): Promise<{ created_at: Instant; by: string } | undefined> {
  const [row] = await source.query<{ created_at: Instant; by: string }>(
    'credit.uploaded_before',
    `select p.created_at, u.first || ' ' || u.last as by
     from credit_uploads p join users u on u.id = p.actor_id
     where p.file_hash = $1 and p.status <> 'refused' order by p.id desc limit 1`,
    [hash],
  );
  return row;
}

export async function uploadOfKey(
  source: Queryable,
  actorId: number,
  key: string,
): Promise<UploadRow | undefined> {
  const [row] = await source.query<UploadRow>(
    'credit.upload_of_key',
    `select ${COLUMNS} from credit_uploads where actor_id = $1 and request_key = $2`,
    [actorId, key],
  );
  return row;
}

export async function insertUpload(
  tx: Tx,
  upload: {
    readonly fileName: string;
    readonly hash: Buffer;
    readonly rows: readonly RowToGive[];
    readonly total: Cents;
    readonly status: UploadStatus;
    readonly actorId: number;
    readonly key: string;
  },
): Promise<UploadRow> {
  const [row] = await tx.query<UploadRow>(
    'credit.insert_upload',
    `insert into credit_uploads (file_name, file_hash, rows, total_cents, status, actor_id, request_key)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [
      upload.fileName,
      upload.hash,
      upload.rows.length,
      upload.total,
      upload.status,
      upload.actorId,
      upload.key,
    ],
  );
  if (row === undefined) throw new Error('the upload was not written');
  await tx.query(
    'credit.insert_rows',
    `insert into credit_grants (user_id, amount_cents, reason, upload_id, status, actor_id)
     select user_id, cents, reason, $1, 'waiting', $2
     from unnest($3::int[], $4::int[], $5::text[]) with ordinality as r (user_id, cents, reason, line)
     order by line`,
    [
      row.id,
      upload.actorId,
      upload.rows.map(({ userId }) => userId),
      upload.rows.map(({ cents }) => cents),
      upload.rows.map(({ reason }) => reason),
    ],
  );
  return row;
}

/** Before any grant of it, never after one. */
export async function lockUpload(tx: Tx, id: number): Promise<UploadRow | undefined> {
  const [row] = await tx.query<UploadRow>(
    'credit.lock_upload',
    `select ${COLUMNS} from credit_uploads where id = $1 ${LOCKS.creditUploads.forUpdate(['$1'])}`,
    [id],
  );
  return row;
}

export async function uploadById(source: Queryable, id: number): Promise<UploadRow | undefined> {
  const [row] = await source.query<UploadRow>(
    'credit.upload_by_id',
    `select ${COLUMNS} from credit_uploads where id = $1`,
    [id],
  );
  return row;
}

export async function isFor(source: Queryable, uploadId: number, userId: number): Promise<boolean> {
  const rows = await source.query(
    'credit.upload_is_for',
    'select from credit_grants where upload_id = $1 and user_id = $2 limit 1',
    [uploadId, userId],
  );
  return rows.length > 0;
}

export async function decideUpload(
  tx: Tx,
  id: number,
  status: 'running' | 'refused',
  decidedBy: number,
): Promise<void> {
  await tx.query(
    'credit.decide_upload',
    `with decided as (
       update credit_uploads set status = $2, decided_by = $3, decided_at = app_now()
       where id = $1 returning id
     )
     update credit_grants g set status = 'refused' from decided d
     where g.upload_id = d.id and $2 = 'refused' and g.status = 'waiting'`,
    [id, status, decidedBy],
  );
}

export const waitingGrants = (
  source: Queryable,
  uploadId: number,
  most: number,
): Promise<{ id: number }[]> =>
  source.query(
    'credit.waiting_of_upload',
    `select id from credit_grants where upload_id = $1 and status = 'waiting' order by id limit $2`,
    [uploadId, most],
  );

export async function markGiven(tx: Tx, grantId: number): Promise<void> {
  await tx.query('credit.mark_given', `update credit_grants set status = 'issued' where id = $1`, [
    grantId,
  ]);
}

/** Once, when no row of it is left. */
export async function finishUpload(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    'credit.finish_upload',
    `update credit_uploads set status = 'done', finished_at = app_now()
     where id = $1 and status = 'running' and not exists (
       select from credit_grants where upload_id = $1 and status = 'waiting')
     returning id`,
    [id],
  );
  return rows.length > 0;
}

export interface ListedUpload extends UploadRow {
  readonly issued: number;
  readonly asked_by: string;
  readonly decider: string | null;
  readonly created_at: Instant;
  readonly finished_at: Instant | null;
}

export const listedUploads = (
  source: Queryable,
  most: number,
  id: number | null = null,
): Promise<ListedUpload[]> =>
  source.query<ListedUpload>(
    'credit.listed_uploads',
    `select p.id, p.file_name, p.file_hash, p.rows, p.total_cents, p.status, p.actor_id, p.decided_by,
       p.created_at, p.finished_at, a.first || ' ' || a.last as asked_by,
       d.first || ' ' || d.last as decider, coalesce(g.issued, 0) as issued
     from (select * from credit_uploads where $2::bigint is null or id = $2
           order by id desc limit $1) p
     join users a on a.id = p.actor_id
     left join users d on d.id = p.decided_by
     left join (select upload_id, count(*)::int as issued from credit_grants
       where status = 'issued' and upload_id is not null group by upload_id) g on g.upload_id = p.id
     order by p.id desc`,
    [most, id],
  );
