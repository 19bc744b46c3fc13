import { asTimestamp, LOCKS, type Tx } from '../../platform/db/index.ts';
import type { RunToRead } from './reading.repo.ts';

// Both sides are compared by our own reference, each with all that it ever had of it, so that the
// two clocks need not agree on which side of midnight something was. What moved at the provider on
// these days, or was written into the ledger on them, is what is looked at.
const COMPARE = `
with house as materialized (
  select id from ledger_accounts where kind = 'provider' and user_id is null
), moved as materialized (
  select kind, reference, movement_id, label, intent_id, amount_cents, moved_at
  from provider_movements
  where provider = $2 and moved_at >= $3 and moved_at < $4 and kind <> 'other'
), posted as materialized (
  select case when t.refund_id is not null then 'refund' when t.kind = 'dispute' then 'dispute'
      else 'payment' end as kind,
    coalesce(r.public_id, p.public_id) as reference, t.key, e.amount_cents, t.recorded_at, t.user_id
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id and e.account_id = (select id from house)
  left join payments p on p.id = t.payment_id
  left join refunds r on r.id = t.refund_id
  where t.recorded_at >= $3 and t.recorded_at < $4 and (p.id is null or p.provider = $2)
), touched as materialized (
  select kind, reference from moved where reference is not null
  union select kind, reference from posted where reference is not null
), booked as materialized (
  select d.kind, d.reference, p.id as payment_id, null::bigint as refund_id, p.user_id, p.intent_id,
    p.status in ('new', 'pending', 'requires_action') or p.ask_after is not null as is_open,
    sum(e.amount_cents) as cents, min(t.recorded_at) filter (where e.id is not null) as at
  from touched d
  join payments p on p.public_id = d.reference and p.provider = $2
  left join ledger_transactions t on t.payment_id = p.id and t.refund_id is null
    and (t.kind = 'dispute') = (d.kind = 'dispute')
  left join ledger_entries e on e.transaction_id = t.id and e.account_id = (select id from house)
  where d.kind <> 'refund'
  group by d.kind, d.reference, p.id
  union all
  select d.kind, d.reference, r.payment_id, r.id, r.user_id, p.intent_id,
    r.status in ('new', 'pending'), sum(e.amount_cents),
    min(t.recorded_at) filter (where e.id is not null)
  from touched d
  join refunds r on r.public_id = d.reference
  join payments p on p.id = r.payment_id and p.provider = $2
  left join ledger_transactions t on t.refund_id = r.id
  left join ledger_entries e on e.transaction_id = t.id and e.account_id = (select id from house)
  where d.kind = 'refund'
  group by d.kind, d.reference, r.id, p.intent_id
), known as materialized (
  select d.kind, d.reference, sum(m.amount_cents) as cents, max(m.intent_id) as intent_id,
    max(m.moved_at) as at
  from touched d
  join provider_movements m on m.reference = d.reference and m.kind = d.kind and m.provider = $2
  group by d.kind, d.reference
), compared as (
  select d.kind, d.reference::text as reference, coalesce(k.intent_id, b.intent_id) as intent_id,
    b.payment_id, b.refund_id, b.user_id, b.cents as ledger, k.cents as provider,
    coalesce(k.at, b.at) as at,
    case when d.kind = 'dispute' then 'dispute'
      when k.cents is null then 'ledger_only'
      when b.is_open and k.at > clock_timestamp() - interval '1 hour' then 'under_way'
      when b.cents is null then 'provider_only'
      else 'amount' end as state
  from touched d
  left join booked b on b.kind = d.kind and b.reference = d.reference
  left join known k on k.kind = d.kind and k.reference = d.reference
  union all
  select kind, coalesce(label, movement_id), intent_id, null, null, null, null, amount_cents,
    moved_at, case when kind = 'dispute' then 'dispute' else 'provider_only' end
  from moved where reference is null
  union all
  select 'other', key, null, null, null, user_id, amount_cents, null, recorded_at, 'ledger_only'
  from posted where reference is null
), uneven as materialized (
  select *, coalesce(ledger, 0) - coalesce(provider, 0) as difference from compared
  where coalesce(ledger, 0) <> coalesce(provider, 0)
), lines as (
  insert into reconciliation_lines (run_id, position, state, kind, reference, intent_id, payment_id,
    refund_id, user_id, ledger_cents, provider_cents, at)
  select $1, row_number() over (order by state = 'under_way', at, kind, reference), state, kind,
    reference, intent_id, payment_id, refund_id, user_id, ledger, provider, at
  from uneven
)
update reconciliation_runs run set
  status = case when uneven.lines = 0 then 'even' when uneven.under_way = uneven.lines then 'under_way'
    else 'differs' end,
  finished_at = clock_timestamp(), failure = null,
  provider_cents = taken.cents, ledger_cents = taken.cents + uneven.difference,
  other_cents = other.cents,
  matched = (select count(*) from compared) - uneven.lines
from (select coalesce(sum(amount_cents), 0) as cents from moved) taken,
  (select coalesce(sum(amount_cents), 0) as cents from provider_movements
    where provider = $2 and moved_at >= $3 and moved_at < $4 and kind = 'other') other,
  (select count(*) as lines, count(*) filter (where state = 'under_way') as under_way,
    coalesce(sum(difference), 0) as difference from uneven) uneven
where run.id = $1 and run.status = 'reading'
returning run.status`;

/** Compares and writes what came of it. Null: somebody else has done it meanwhile. */
export async function compare(tx: Tx, run: RunToRead): Promise<string | null> {
  const [held] = await tx.query<{ status: string }>(
    'reconciliation.lock_run',
    `select status from reconciliation_runs where id = $1 ${LOCKS.reconciliationRuns.forNoKeyUpdate(['$1'])}`,
    [run.id],
  );
  if (held?.status !== 'reading') return null;
  await tx.query(
    'reconciliation.drop_lines',
    'delete from reconciliation_lines where run_id = $1',
    [run.id],
  );
  const [row] = await tx.query<{ status: string }>('reconciliation.compare', COMPARE, [
    run.id,
    run.provider,
    asTimestamp(run.starts_at),
    asTimestamp(run.ends_at),
  ]);
  return row?.status ?? null;
}
