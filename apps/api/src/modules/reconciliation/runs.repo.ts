import type { ReconciliationRun, ReconciliationState } from '@yay/contract/reconciliation/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import { asTimestamp, LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface RunRow {
  id: number;
  provider: 'builtin' | 'stripe';
  first_day: PlainDate;
  last_day: PlainDate;
  status: ReconciliationState;
  is_superseded: boolean;
  asked_by: { id: number; full_name: string } | null;
  created_at: Instant;
  finished_at: Instant | null;
  failure: ReconciliationRun['failure'];
  movements: number;
  provider_cents: number | null;
  ledger_cents: number | null;
  other_cents: number | null;
  matched: number | null;
  lines: number;
}

const FINISHED = `('even', 'under_way', 'differs')`;

/** Joined to runs `r`: the same days, or more, were compared later. */
const SUPERSEDED = `exists (select from reconciliation_runs later where later.id > r.id
  and later.provider = r.provider and later.first_day <= r.first_day
  and later.last_day >= r.last_day and later.status in ${FINISHED})`;

const OPEN = `r.status in ('differs', 'failed') and not ${SUPERSEDED}`;

const RUN = `select r.id, r.provider, r.first_day, r.last_day, r.status, r.created_at, r.finished_at,
    r.failure, r.movements, r.provider_cents, r.ledger_cents, r.other_cents, r.matched,
    ${SUPERSEDED} as is_superseded,
    case when u.id is not null
      then json_build_object('id', u.id, 'full_name', u.first || ' ' || u.last) end as asked_by,
    (select count(*) from reconciliation_lines l where l.run_id = r.id)::int as lines
  from reconciliation_runs r left join users u on u.id = r.asked_by`;

export async function runById(source: Queryable, id: number): Promise<RunRow | undefined> {
  const [run] = await source.query<RunRow>('reconciliation.run', `${RUN} where r.id = $1`, [id]);
  return run;
}

const OF_STATE = '($1::text is null or r.status = $1)';

export const runPage = (
  source: Queryable,
  state: ReconciliationState | null,
  page: { readonly limit: number; readonly offset: number },
): Promise<RunRow[]> =>
  source.query<RunRow>(
    'reconciliation.runs',
    `${RUN} where ${OF_STATE} order by r.id desc limit $2 offset $3`,
    [state, page.limit, page.offset],
  );

export async function countRuns(
  source: Queryable,
  state: ReconciliationState | null,
): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'reconciliation.count_runs',
    `select count(*)::int as count from reconciliation_runs r where ${OF_STATE}`,
    [state],
  );
  return row?.count ?? 0;
}

/** Days that differ or could not be compared, and were not compared since. */
export async function countOpen(source: Queryable): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'reconciliation.count_open',
    `select count(*)::int as count from reconciliation_runs r where ${OPEN}`,
  );
  return row?.count ?? 0;
}

/** Locks comparisons, so that nobody else asks for one until the commit. */
export async function lockReconciliation(tx: Tx): Promise<void> {
  await tx.query('reconciliation.lock_asking', `select ${LOCKS.reconciliation.exclusive([])}`);
}

export interface Days {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/** One of the same days that has still to be made. */
export async function runUnderWay(
  tx: Tx,
  provider: string,
  { first, last }: Days,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    'reconciliation.run_under_way',
    `select id from reconciliation_runs where provider = $1 and first_day = $2 and last_day = $3
       and status in ('waiting', 'reading') order by id desc limit 1`,
    [provider, first, last],
  );
  return row?.id;
}

export async function insertRun(
  tx: Tx,
  run: Days & {
    readonly provider: string;
    readonly startsAt: Instant;
    readonly endsAt: Instant;
    readonly askedBy: number | null;
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'reconciliation.insert_run',
    `insert into reconciliation_runs (provider, first_day, last_day, starts_at, ends_at, asked_by)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      run.provider,
      run.first,
      run.last,
      asTimestamp(run.startsAt),
      asTimestamp(run.endsAt),
      run.askedBy,
    ],
  );
  if (row === undefined) throw new Error('the run was not written');
  return row.id;
}

/** Days of the last month that were not even when they were last compared, or never were. */
export const daysToRepeat = (
  tx: Tx,
  provider: string,
  since: PlainDate,
  atMost: number,
): Promise<Days[]> =>
  tx.query<Days>(
    'reconciliation.days_to_repeat',
    `select distinct r.first_day as first, r.last_day as last from reconciliation_runs r
     where r.provider = $1 and r.last_day >= $2 and r.status in ('under_way', 'differs', 'failed')
       and not ${SUPERSEDED}
     order by 2 desc, 1 desc limit $3`,
    [provider, since, atMost],
  );

/** Were the whole of these days compared, once they were over? */
export async function wasCompared(tx: Tx, provider: string, day: PlainDate): Promise<boolean> {
  const rows = await tx.query(
    'reconciliation.was_compared',
    `select 1 as one from reconciliation_runs where provider = $1 and first_day <= $2::date
       and last_day >= $2::date and status in ${FINISHED}
       and (last_day > $2::date or ends_at < created_at) limit 1`,
    [provider, day],
  );
  return rows.length > 0;
}
