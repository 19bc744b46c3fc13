import type { ResourceType } from '@yay/contract/resources/values';
import type { SchoolScope } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface OwnSchoolRow {
  id: number;
  name: string;
  today: PlainDate;
}

const IN_SCOPE = `($1::integer is null or exists (
  select from destination_users own where own.destination_id = d.id and own.user_id = $1))`;
const userOf = (scope: SchoolScope): number | null => (scope === 'every' ? null : scope.userId);

export async function findSchool(
  source: Queryable,
  scope: SchoolScope,
  id: number,
): Promise<OwnSchoolRow | undefined> {
  const [row] = await source.query<OwnSchoolRow>(
    'resources.school',
    `select d.id, d.name, market_today(d.market_id) as today from destinations d
     where d.id = $2 and ${IN_SCOPE}`,
    [userOf(scope), id],
  );
  return row;
}

export interface ResourceRow {
  id: number;
  destination_id: number;
  kind: 'file' | 'link';
  title: string;
  note: string;
  title_es: string | null;
  note_es: string | null;
  audience: 'staff' | 'families';
  url: string | null;
  file_name: string | null;
  file_type: ResourceType | null;
  bytes: number | null;
  is_ready: boolean;
  shown_from: PlainDate | null;
  shown_until: PlainDate | null;
  version: number;
  created_at: Instant;
}

const COLUMNS = `r.id, r.destination_id, r.kind, r.title, r.note, r.title_es, r.note_es, r.audience, r.url, r.file_name,
  r.file_type, r.bytes, r.is_ready, r.shown_from, r.shown_until, r.version, r.created_at`;

export const resourcesOf = (source: Queryable, schoolId: number): Promise<ResourceRow[]> =>
  source.query<ResourceRow>(
    'resources.list',
    `select ${COLUMNS} from school_resources r
     where r.destination_id = $1 and r.is_ready order by r.position, r.id`,
    [schoolId],
  );

/** Finds one of the schools of a scope; somebody else's is as one that is not there. */
export async function findResource(
  source: Queryable,
  scope: SchoolScope,
  id: number,
): Promise<ResourceRow | undefined> {
  const [row] = await source.query<ResourceRow>(
    'resources.find',
    `select ${COLUMNS} from school_resources r join destinations d on d.id = r.destination_id
     where r.id = $2 and ${IN_SCOPE}`,
    [userOf(scope), id],
  );
  return row;
}

export interface FamilyResourceRow extends ResourceRow {
  school: string;
}

/**
 * Returns the documents that the schools of a family's lunchers show today, by school and in their
 * order; only the one named by `id`, where it is given.
 */
export const familyResources = (
  source: Queryable,
  familyId: number,
  id: number | null = null,
): Promise<FamilyResourceRow[]> =>
  source.query<FamilyResourceRow>(
    'resources.of_family',
    `select ${COLUMNS}, own.school from school_resources r
     join (select distinct l.destination_id, l.destination_name as school, l.today
           from lunchers_in_place l where l.user_id = $1 and l.deleted_at is null) own
       on own.destination_id = r.destination_id
     where r.audience = 'families' and r.is_ready and ($2::integer is null or r.id = $2)
       and (r.shown_from is null or r.shown_from <= own.today)
       and (r.shown_until is null or own.today <= r.shown_until)
     order by own.school, r.destination_id, r.position, r.id`,
    [familyId, id],
  );

/** Locks a school's documents: until the commit nobody else adds, moves or removes one. */
export async function lockSchool(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'resources.lock_school',
    `select id from destinations where id = $1 ${LOCKS.schools.forNoKeyUpdate(['$1'])}`,
    [id],
  );
}

/** Counts uploads that are under way, too: each of them may take its place. */
export async function countResources(tx: Tx, schoolId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'resources.count',
    'select count(*) as count from school_resources where destination_id = $1',
    [schoolId],
  );
  return row?.count ?? 0;
}

/** Drops uploads of the school that nobody ended within an hour. */
export async function dropAbandoned(tx: Tx, schoolId: number): Promise<void> {
  await tx.query(
    'resources.drop_abandoned',
    `delete from school_resources where destination_id = $1 and not is_ready
       and begun_at < clock_timestamp() - interval '1 hour'`,
    [schoolId],
  );
}

export interface NewResource {
  readonly title: string;
  readonly note: string;
  readonly title_es: string | null;
  readonly note_es: string | null;
  readonly audience: 'staff' | 'families';
  readonly url: string | null;
  readonly file: {
    readonly name: string;
    readonly type: ResourceType;
    readonly bytes: number;
  } | null;
  readonly shown_from: PlainDate | null;
  readonly shown_until: PlainDate | null;
}

export async function insertResource(
  tx: Tx,
  schoolId: number,
  userId: number,
  given: NewResource,
): Promise<number> {
  const { title, note, audience, url, file, shown_from, shown_until } = given;
  const [row] = await tx.query<{ id: number }>(
    'resources.insert',
    `insert into school_resources (destination_id, kind, title, note, audience, url, file_name,
       file_type, bytes, is_ready, shown_from, shown_until, created_by, title_es, note_es,
       position)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
       coalesce(max(r.position), 0) + 1
     from school_resources r where r.destination_id = $1
     returning id`,
    [
      schoolId,
      file === null ? 'link' : 'file',
      title,
      note,
      audience,
      url,
      file?.name ?? null,
      file?.type ?? null,
      file?.bytes ?? null,
      file === null,
      shown_from,
      shown_until,
      userId,
      given.title_es,
      given.note_es,
    ],
  );
  if (row === undefined) throw new Error('the document was not written');
  return row.id;
}

/** Keeps a piece of a file; the same piece again takes its place. Returns the bytes that are there. */
export async function putPiece(tx: Tx, id: number, n: number, content: Buffer): Promise<number> {
  await tx.query(
    'resources.put_piece',
    `insert into school_resource_pieces (resource_id, n, content) values ($1, $2, $3)
     on conflict (resource_id, n) do update set content = excluded.content`,
    [id, n, content],
  );
  const [row] = await tx.query<{ bytes: number }>(
    'resources.bytes',
    `select coalesce(sum(octet_length(content)), 0) as bytes
     from school_resource_pieces where resource_id = $1`,
    [id],
  );
  return Number(row?.bytes ?? 0);
}

export async function pieceOf(
  source: Queryable,
  id: number,
  n: number,
): Promise<Buffer | undefined> {
  const [row] = await source.query<{ content: Buffer }>(
    'resources.piece',
    'select content from school_resource_pieces where resource_id = $1 and n = $2',
    [id, n],
  );
  return row?.content;
}

export async function markReady(tx: Tx, id: number): Promise<void> {
  await tx.query('resources.ready', 'update school_resources set is_ready = true where id = $1', [
    id,
  ]);
}

export async function writeWords(
  tx: Tx,
  id: number,
  given: Omit<NewResource, 'url' | 'file'>,
): Promise<void> {
  await tx.query(
    'resources.update',
    `update school_resources set title = $2, note = $3, audience = $4, shown_from = $5,
       shown_until = $6, title_es = $7, note_es = $8, version = version + 1 where id = $1`,
    [
      id,
      given.title,
      given.note,
      given.audience,
      given.shown_from,
      given.shown_until,
      given.title_es,
      given.note_es,
    ],
  );
}

/** Writes the order in which these stand. */
export async function writeOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.query(
    'resources.order',
    `update school_resources r set position = asked.place
     from unnest($1::int[]) with ordinality as asked(id, place) where r.id = asked.id`,
    [ids],
  );
}

export async function deleteResource(tx: Tx, id: number): Promise<void> {
  await tx.query('resources.delete', 'delete from school_resources where id = $1', [id]);
}
