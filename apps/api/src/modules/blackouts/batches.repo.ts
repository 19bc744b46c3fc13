import type { BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { PlainDate } from '@yay/domain/calendar';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { Scope } from './scope.ts';

export interface BatchRow {
  readonly id: number;
  readonly kind: 'creation' | 'removal';
  readonly name: string;
  readonly name_es: string | null;
  readonly reason: BlackoutReason;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
  readonly market_ids: number[];
  readonly destination_ids: number[];
  readonly grade_ids: number[];
  /** Lunchers of the grade that it is closed for; null closes it for the whole grade. */
  readonly luncher_ids: number[] | null;
  readonly blackout_ids: number[];
  readonly state: 'queued' | 'running' | 'done';
  readonly schools: number;
  readonly schools_done: number;
  readonly run_id: number | null;
  readonly actor_id: number | null;
  readonly impersonator_id: number | null;
  readonly created_at: number;
  readonly finished_at: number | null;
}

const BATCH = `id, kind, name, name_es, reason, starts_on, ends_on, market_ids, destination_ids,
  grade_ids, luncher_ids,
  blackout_ids, state, schools, schools_done, run_id, actor_id, impersonator_id, created_at,
  finished_at`;

export const scopeOf = (batch: BatchRow): Scope => ({
  markets: batch.market_ids,
  destinations: batch.destination_ids,
  grades: batch.grade_ids,
  lunchers: batch.luncher_ids,
});

export interface BatchToWrite {
  readonly kind: BatchRow['kind'];
  readonly name: string;
  /** The name in Spanish; null where the team wrote none. */
  readonly nameEs: string | null;
  readonly reason: BlackoutReason;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly scope: Scope;
  readonly blackoutIds: readonly number[];
  readonly schools: number;
  readonly actorId: number;
  readonly impersonatorId: number | null;
  /** Null: nobody sends it twice. */
  readonly request: BatchRequest | null;
}

/** The browser's key and the body sent with it: the same one sent twice is one deed. */
export interface BatchRequest {
  readonly key: string;
  readonly hash: Buffer;
}

/** Null when this person has sent the same key before. */
export async function insertBatch(tx: Tx, batch: BatchToWrite): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    'blackouts.insert_batch',
    `insert into blackout_batches (kind, name, reason, starts_on, ends_on, market_ids,
       destination_ids, grade_ids, blackout_ids, schools, actor_id, impersonator_id, request_key,
       request_hash, name_es, luncher_ids)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       coalesce($13, gen_random_uuid()::text), $14, $15, $16)
     on conflict (actor_id, request_key) do nothing returning id`,
    [
      batch.kind,
      batch.name,
      batch.reason,
      batch.startsOn,
      batch.endsOn,
      batch.scope.markets,
      batch.scope.destinations,
      batch.scope.grades,
      batch.blackoutIds,
      batch.schools,
      batch.actorId,
      batch.impersonatorId,
      batch.request?.key ?? null,
      batch.request?.hash ?? null,
      batch.nameEs,
      batch.scope.lunchers,
    ],
  );
  return row?.id ?? null;
}

/** Undefined when nothing was sent with this key before. */
export async function batchOfKey(
  source: Queryable,
  actorId: number,
  key: string,
): Promise<{ readonly id: number; readonly request_hash: Buffer | null } | undefined> {
  const [row] = await source.query<{ id: number; request_hash: Buffer | null }>(
    'blackouts.batch_of_key',
    'select id, request_hash from blackout_batches where actor_id = $1 and request_key = $2',
    [actorId, key],
  );
  return row;
}

export async function findBatch(source: Queryable, id: number): Promise<BatchRow | undefined> {
  const [row] = await source.query<BatchRow>(
    'blackouts.batch',
    `select ${BATCH} from blackout_batches where id = $1`,
    [id],
  );
  return row;
}

/**
 * Locks a batch that is under way, so that nobody else works on it until the commit; undefined when
 * it is done.
 */
export async function lockOpenBatch(tx: Tx, id: number): Promise<BatchRow | undefined> {
  const [row] = await tx.query<BatchRow>(
    'blackouts.lock_batch',
    `select ${BATCH} from blackout_batches where id = $1 ${LOCKS.blackoutBatches.forUpdate(['$1'])}`,
    [id],
  );
  return row?.state === 'done' ? undefined : row;
}

export async function noteSchoolsDone(tx: Tx, id: number, done: number): Promise<void> {
  await tx.query(
    'blackouts.note_schools_done',
    `update blackout_batches set state = 'running', schools_done = greatest(schools_done, $2)
     where id = $1`,
    [id, done],
  );
}

export async function finishBatch(tx: Tx, id: number, runId: number | null): Promise<void> {
  await tx.query(
    'blackouts.finish_batch',
    `update blackout_batches
     set state = 'done', schools_done = schools, run_id = $2, finished_at = app_now()
     where id = $1`,
    [id, runId],
  );
}

export interface ListedBatch extends BatchRow {
  readonly by: string | null;
  readonly families: number;
  readonly families_told: number;
}

/** The latest, or the one with this id. */
export const listedBatches = (
  source: Queryable,
  limit: number,
  id: number | null = null,
): Promise<ListedBatch[]> =>
  source.query<ListedBatch>(
    'blackouts.listed_batches',
    `select b.*, u.first || ' ' || u.last as by,
       (select count(*) from blackout_batch_families f where f.batch_id = b.id) as families,
       (select count(*) from blackout_batch_families f
         where f.batch_id = b.id and f.told_at is not null) as families_told
     from (select ${BATCH} from blackout_batches) b
     left join users u on u.id = b.actor_id
     where $2::int is null or b.id = $2 order by b.id desc limit $1`,
    [limit, id],
  );
