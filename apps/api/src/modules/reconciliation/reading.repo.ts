import type { Instant } from '@yay/domain/time';
import { asTimestamp, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { Movement } from '../../platform/payments/provider.ts';

export interface RunToRead {
  id: number;
  provider: 'builtin' | 'stripe';
  starts_at: Instant;
  ends_at: Instant;
  read_after: string | null;
  movements: number;
}

/** Null: it is made already, or of another provider than the one that is asked. What was read before stays read. */
export async function startReading(
  source: Queryable,
  provider: string,
  runId: number,
): Promise<RunToRead | null> {
  const [run] = await source.query<RunToRead>(
    'reconciliation.start_reading',
    `update reconciliation_runs set status = 'reading', tries = tries + 1, failure = null,
       started_at = coalesce(started_at, clock_timestamp()), finished_at = null
     where id = $1 and provider = $2 and status in ('waiting', 'reading', 'failed')
     returning id, provider, starts_at, ends_at, read_after, movements`,
    [runId, provider],
  );
  return run ?? null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Keeps a page of the provider's record; what is there already stays as it is. */
export async function keepMovements(
  tx: Tx,
  provider: string,
  movements: readonly Movement[],
): Promise<void> {
  if (movements.length === 0) return;
  await tx.query(
    'reconciliation.keep_movements',
    `insert into provider_movements as kept (provider, movement_id, kind, amount_cents, intent_id,
       reference, label, moved_at)
     select $1, m.id, m.kind, m.cents, m.intent,
       -- A dispute may name nothing but the payment as the provider knows it.
       coalesce(m.reference, case when m.kind in ('payment', 'dispute') then (
         select p.public_id from payments p where p.provider = $1 and p.intent_id = m.intent) end),
       m.label, m.at
     from unnest($2::text[], $3::text[], $4::bigint[], $5::text[], $6::uuid[], $7::text[],
       $8::timestamptz[]) as m (id, kind, cents, intent, reference, label, at)
     order by m.id
     on conflict (provider, movement_id) do update set reference = excluded.reference
       where kept.reference is null and excluded.reference is not null`,
    [
      provider,
      movements.map(({ id }) => id),
      movements.map(({ kind }) => kind),
      movements.map(({ amount }) => amount),
      movements.map(({ intentId }) => intentId),
      movements.map(({ reference }) => (reference && UUID.test(reference) ? reference : null)),
      movements.map(({ reference }) => reference?.slice(0, 200) ?? null),
      movements.map(({ at }) => asTimestamp(at.getTime())),
    ],
  );
}

export async function noteProgress(
  tx: Tx,
  runId: number,
  read: { readonly count: number; readonly after: string | null },
): Promise<void> {
  await tx.query(
    'reconciliation.note_progress',
    `update reconciliation_runs set movements = movements + $2, read_after = $3
     where id = $1 and status = 'reading'`,
    [runId, read.count, read.after],
  );
}

export type Failure = 'no_answer' | 'refused' | 'unknown';

/** `refused`: where it was read up to may be unknown there, so it is read from the start. */
export async function noteFailure(tx: Tx, runId: number, failure: Failure): Promise<void> {
  await tx.query(
    'reconciliation.note_failure',
    `update reconciliation_runs set status = 'failed', failure = $2,
       finished_at = clock_timestamp(),
       read_after = case when $2 = 'refused' then null else read_after end,
       movements = case when $2 = 'refused' then 0 else movements end
     where id = $1 and status = 'reading'`,
    [runId, failure],
  );
}

/**
 * Returns since when the provider has to be asked for entries that these days don't explain: money
 * written into the ledger on these days may have moved earlier, on days that nobody ever compared.
 * Null: nothing is left.
 */
export async function unexplainedSince(source: Queryable, run: RunToRead): Promise<Instant | null> {
  const [row] = await source.query<{ since: Instant | null }>(
    'reconciliation.unexplained_since',
    `with posted as (
       select distinct t.payment_id, t.refund_id, t.kind = 'dispute' as is_dispute
       from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id
       join ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
       where t.recorded_at >= $2 and t.recorded_at < $3 and t.payment_id is not null
     )
     select min(coalesce(r.asked_at, p.asked_at)) as since
     from posted
     join payments p on p.id = posted.payment_id and p.provider = $1
     left join refunds r on r.id = posted.refund_id
     where coalesce(r.asked_at, p.asked_at) < $2 and not exists (
       select from provider_movements m
       where m.reference = coalesce(r.public_id, p.public_id) and m.provider = $1)`,
    [run.provider, asTimestamp(run.starts_at), asTimestamp(run.ends_at)],
  );
  return row?.since ?? null;
}
