import type { RunReason } from '@yay/contract/mass-cancellation/calls';
import type { Instant } from '@yay/domain/time';
import { asTimestamp, LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { CancellationToStart } from './cancellation-to-start.ts';
import { type CancellationCriteria, criteriaParams, MATCHING, wasOpen } from './criteria.ts';

export interface RunRow {
  readonly id: number;
  readonly reason: RunReason;
  readonly because: string;
  readonly because_es: string | null;
  readonly criteria: CancellationCriteria;
  readonly state: 'queued' | 'running' | 'done';
  readonly families: number;
  readonly actor_id: number | null;
  readonly impersonator_id: number | null;
  readonly created_at: number;
  readonly finished_at: number | null;
}

const RUN = `id, reason, because, because_es, criteria, state, families, actor_id, impersonator_id,
  created_at, finished_at`;

export async function insertRun(
  tx: Tx,
  run: Pick<CancellationToStart, 'criteria' | 'reason' | 'because' | 'becauseEs' | 'by'> & {
    readonly decidedAt: Instant | null;
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'cancellation.insert_run',
    `insert into cancellation_runs
       (reason, because, because_es, criteria, actor_id, impersonator_id, created_at)
     values ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, app_now())) returning id`,
    [
      run.reason,
      run.because,
      run.becauseEs,
      JSON.stringify(run.criteria),
      run.by.actorId,
      run.by.impersonatorId,
      run.decidedAt === null ? null : asTimestamp(run.decidedAt),
    ],
  );
  if (row === undefined) throw new Error('a run was not written');
  return row.id;
}

export async function findRun(source: Queryable, id: number): Promise<RunRow | undefined> {
  const [row] = await source.query<RunRow>(
    'cancellation.run',
    `select ${RUN} from cancellation_runs where id = $1`,
    [id],
  );
  return row;
}

/** Locks a run, so that nobody else finds its families until the commit. */
export async function lockRun(tx: Tx, id: number): Promise<RunRow | undefined> {
  const [row] = await tx.query<RunRow>(
    'cancellation.lock_run',
    `select ${RUN} from cancellation_runs where id = $1 ${LOCKS.cancellationRuns.forUpdate(['$1'])}`,
    [id],
  );
  return row;
}

/**
 * Writes down every family with something to cancel, once. Of unsafe lunches, families too whose
 * lunches the kitchen has: they are told.
 */
export async function writeFamilies(tx: Tx, run: RunRow): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(
    'cancellation.write_families',
    `insert into cancellation_run_families (run_id, user_id)
     select $13::int, found.user_id from (
       select distinct o.user_id from ${MATCHING}
         and ($11::bigint[] is not null or ${wasOpen('$14::timestamptz')})
     ) as found order by found.user_id
     on conflict do nothing returning user_id`,
    [...criteriaParams(run.criteria), run.id, asTimestamp(run.created_at)],
  );
  return rows.map(({ user_id }) => user_id);
}

export async function markRunning(tx: Tx, id: number, families: number): Promise<void> {
  await tx.query(
    'cancellation.mark_running',
    `update cancellation_runs set state = 'running', families = $2 where id = $1`,
    [id, families],
  );
}

/** True for the one who finds that no family is left. */
export async function finishRun(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    'cancellation.finish_run',
    `update cancellation_runs set state = 'done', finished_at = app_now()
     where id = $1 and state = 'running' and not exists (
       select from cancellation_run_families where run_id = $1 and done_at is null)
     returning 1`,
    [id],
  );
  return rows.length > 0;
}

export interface RunProgress {
  readonly families_done: number;
  readonly orders: number;
  readonly returned_cents: number;
}

export async function progressOf(source: Queryable, id: number): Promise<RunProgress> {
  const [row] = await source.query<RunProgress>(
    'cancellation.progress',
    `select count(*) filter (where done_at is not null) as families_done,
       coalesce(sum(orders), 0) as orders, coalesce(sum(returned_cents), 0) as returned_cents
     from cancellation_run_families where run_id = $1`,
    [id],
  );
  return row ?? { families_done: 0, orders: 0, returned_cents: 0 };
}
