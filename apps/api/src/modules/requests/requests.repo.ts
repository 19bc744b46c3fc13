import type { RequestFileType } from '@yay/contract/requests/values';
import type { RequestKind, RequestState } from '@yay/domain/requests';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

/** A file is kept in pieces of this size. */
const PIECE_BYTES = 512 * 1024;

export interface NewRequest {
  readonly kind: RequestKind;
  readonly state: 'new' | 'spam';
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly locale: 'en' | 'es';
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly about: string;
  readonly userId: number | null;
  readonly formKey: string;
  readonly formHash: Buffer;
}

/** Keeps a request; undefined where its form was kept before. */
export async function insertRequest(tx: Tx, given: NewRequest): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    'requests.insert',
    `insert into requests (kind, state, name, email, phone, locale, message, fields, about, user_id,
       form_key, form_hash, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       case when $2 = 'spam' then app_now() end)
     on conflict (form_key) do nothing returning id`,
    [
      given.kind,
      given.state,
      given.name,
      given.email,
      given.phone,
      given.locale,
      given.message,
      JSON.stringify(given.fields),
      given.about,
      given.userId,
      given.formKey,
      given.formHash,
    ],
  );
  return row?.id;
}

/** Returns the hash of the request that a form left; undefined where it left none. */
export async function keptForm(source: Queryable, key: string): Promise<Buffer | undefined> {
  const [row] = await source.query<{ form_hash: Buffer }>(
    'requests.kept_form',
    'select form_hash from requests where form_key = $1',
    [key],
  );
  return row?.form_hash;
}

export async function insertFile(
  tx: Tx,
  requestId: number,
  kept: { readonly name: string; readonly type: RequestFileType; readonly content: Buffer },
): Promise<void> {
  await tx.query(
    'requests.file',
    'insert into request_files (request_id, name, type, bytes) values ($1, $2, $3, $4)',
    [requestId, kept.name, kept.type, kept.content.length],
  );
  for (let n = 0; n * PIECE_BYTES < kept.content.length; n += 1) {
    await tx.query(
      'requests.file_piece',
      'insert into request_file_pieces (request_id, n, content) values ($1, $2, $3)',
      [requestId, n, kept.content.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES)],
    );
  }
}

export async function filePiece(
  source: Queryable,
  requestId: number,
  n: number,
): Promise<Buffer | undefined> {
  const [row] = await source.query<{ content: Buffer }>(
    'requests.read_piece',
    'select content from request_file_pieces where request_id = $1 and n = $2',
    [requestId, n],
  );
  return row?.content;
}

/** Names of schools that families find, with their status. */
export const schoolNames = (source: Queryable): Promise<{ name: string }[]> =>
  source.query<{ name: string }>(
    'requests.school_names',
    `select name from destinations where status = 'active' order by id`,
  );

export interface RequestRowOfList {
  id: number;
  kind: RequestKind;
  state: RequestState;
  name: string;
  email: string;
  about: string;
  owner_id: number | null;
  owner: string | null;
  created_at: Instant;
  answered_at: Instant | null;
}

const LIST = `r.id, r.kind, r.state, r.name, r.email, r.about, r.owner_id,
  o.first || ' ' || o.last as owner, r.created_at, r.answered_at`;

export interface RequestFilters {
  readonly kinds: readonly RequestKind[];
  readonly state: RequestState | null;
  /** Somebody's own; 0: nobody's; null: all. */
  readonly owner: number | null;
  readonly search: string;
}

const FOUND = `r.kind = any ($1) and (r.state = $2 or ($2::text is null and r.state <> 'spam'))
  and ($3::int is null or r.owner_id = nullif($3, 0) or ($3 = 0 and r.owner_id is null))
  and ($4 = '' or position($4 in lower(r.name || ' ' || r.email || ' ' || r.about)) > 0)`;
const foundBy = ({ kinds, state, owner, search }: RequestFilters) => [kinds, state, owner, search];

export async function requestPage(
  source: Queryable,
  filters: RequestFilters,
  slice: { readonly limit: number; readonly offset: number },
): Promise<{ rows: RequestRowOfList[]; total: number }> {
  const rows = await source.query<RequestRowOfList & { total: number }>(
    'requests.page',
    `select ${LIST}, count(*) over ()::int as total
     from requests r left join users o on o.id = r.owner_id
     where ${FOUND} order by r.created_at desc, r.id desc limit $5 offset $6`,
    [...foundBy(filters), slice.limit, slice.offset],
  );
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export type StateCounts = Record<RequestState, number>;

export async function countStates(
  source: Queryable,
  kinds: readonly RequestKind[],
): Promise<StateCounts> {
  const rows = await source.query<{ state: RequestState; count: number }>(
    'requests.counts',
    `select state, count(*)::int as count from requests where kind = any ($1) group by state`,
    [kinds],
  );
  const counts: StateCounts = { new: 0, open: 0, answered: 0, closed: 0, spam: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export interface RequestRowOfFile extends RequestRowOfList {
  phone: string | null;
  message: string;
  fields: Record<string, unknown>;
}

export const requestFileRows = (
  source: Queryable,
  filters: RequestFilters,
  before: number,
  most: number,
): Promise<RequestRowOfFile[]> =>
  source.query<RequestRowOfFile>(
    'requests.file_rows',
    `select ${LIST}, r.phone, r.message, r.fields
     from requests r left join users o on o.id = r.owner_id
     where ${FOUND} and r.id < $5 order by r.id desc limit $6`,
    [...foundBy(filters), before, most],
  );

export interface RequestRecordRow extends RequestRowOfFile {
  locale: 'en' | 'es';
  user_id: number | null;
  version: number;
  file_name: string | null;
  file_type: RequestFileType | null;
  file_bytes: number | null;
}

/** Returns a request of one of these kinds: another one is not there. */
export async function findRequest(
  source: Queryable,
  kinds: readonly RequestKind[],
  id: number,
): Promise<RequestRecordRow | undefined> {
  const [row] = await source.query<RequestRecordRow>(
    'requests.find',
    `select ${LIST}, r.phone, r.message, r.fields, r.locale, r.user_id, r.version,
       f.name as file_name, f.type as file_type, f.bytes as file_bytes
     from requests r left join users o on o.id = r.owner_id
     left join request_files f on f.request_id = r.id
     where r.id = $2 and r.kind = any ($1)`,
    [kinds, id],
  );
  return row;
}

export async function lockRequest(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'requests.lock',
    `select id from requests where id = $1 ${LOCKS.requests.forUpdate(['$1'])}`,
    [id],
  );
}

export const otherRequests = (
  source: Queryable,
  kinds: readonly RequestKind[],
  { id, email }: { readonly id: number; readonly email: string },
): Promise<Pick<RequestRowOfList, 'id' | 'kind' | 'state' | 'about' | 'created_at'>[]> =>
  source.query<Pick<RequestRowOfList, 'id' | 'kind' | 'state' | 'about' | 'created_at'>>(
    'requests.others',
    `select r.id, r.kind, r.state, r.about, r.created_at from requests r
     where r.email = $2 and r.id <> $3 and r.kind = any ($1) order by r.id desc limit 10`,
    [kinds, email, id],
  );

export interface EntryRow {
  id: number;
  kind: 'taken' | 'assigned' | 'note' | 'answer' | 'closed' | 'reopened' | 'spam';
  text: string;
  by: string | null;
  to: string | null;
  created_at: Instant;
}

const nameOf = (user: string) => `case when ${user}.erased_at is null
  then ${user}.first || ' ' || ${user}.last end`;

export const entriesOf = (source: Queryable, id: number): Promise<EntryRow[]> =>
  source.query<EntryRow>(
    'requests.entries',
    `select e.id, e.kind, e.text, ${nameOf('a')} as by, ${nameOf('o')} as to, e.created_at
     from request_entries e left join users a on a.id = e.actor_id
     left join users o on o.id = e.owner_id
     where e.request_id = $1 order by e.id`,
    [id],
  );

/** Returns who may have requests of a kind: the team by its permission. */
export const ownersOf = (
  source: Queryable,
  permission: string,
): Promise<{ id: number; full_name: string }[]> =>
  source.query<{ id: number; full_name: string }>(
    'requests.owners',
    `select u.id, u.first || ' ' || u.last as full_name from users u
     where u.deleted_at is null and u.suspended_on is null and exists (
       select from user_roles ur join role_permissions rp on rp.role = ur.role
       where ur.user_id = u.id and rp.permission = $1)
     order by lower(u.first), lower(u.last), u.id limit 200`,
    [permission],
  );

export async function writeOwner(
  tx: Tx,
  id: number,
  ownerId: number | null,
  state: RequestState,
): Promise<void> {
  await tx.query(
    'requests.write_owner',
    `update requests set owner_id = $2, state = $3, version = version + 1 where id = $1`,
    [id, ownerId, state],
  );
}

export async function writeState(
  tx: Tx,
  id: number,
  state: RequestState,
  ownerId: number | null,
): Promise<void> {
  await tx.query(
    'requests.write_state',
    `update requests set state = $2, owner_id = coalesce(owner_id, $3), version = version + 1,
       ended_at = case when $2 in ('closed', 'spam') then app_now() end,
       answered_at = case when $2 = 'answered' then app_now() else answered_at end
     where id = $1`,
    [id, state, ownerId],
  );
}

/** Writes an entry of a request's history; false where this key wrote it before. */
export async function insertEntry(
  tx: Tx,
  entry: {
    readonly requestId: number;
    readonly kind: EntryRow['kind'];
    readonly text?: string;
    readonly actorId: number;
    readonly ownerId?: number | null;
    readonly key?: string;
  },
): Promise<boolean> {
  const rows = await tx.query<{ id: number }>(
    'requests.insert_entry',
    `insert into request_entries (request_id, kind, text, actor_id, owner_id, request_key)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (request_id, request_key) where request_key is not null do nothing returning id`,
    [
      entry.requestId,
      entry.kind,
      entry.text ?? '',
      entry.actorId,
      entry.ownerId ?? null,
      entry.key ?? null,
    ],
  );
  return rows.length > 0;
}

export async function entryOfKey(
  source: Queryable,
  requestId: number,
  key: string,
): Promise<{ kind: EntryRow['kind']; text: string } | undefined> {
  const [row] = await source.query<{ kind: EntryRow['kind']; text: string }>(
    'requests.entry_of_key',
    'select kind, text from request_entries where request_id = $1 and request_key = $2',
    [requestId, key],
  );
  return row;
}

/** Counts requests that nobody has answered yet. */
export async function countWaiting(
  source: Queryable,
  kinds: readonly RequestKind[],
): Promise<{ new: number; open: number }> {
  const { new: fresh, open } = await countStates(source, kinds);
  return { new: fresh, open };
}
