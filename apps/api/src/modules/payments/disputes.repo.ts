import type { Queryable } from '../../platform/db/index.ts';

/**
 * Returns the cents that the ledger took for a dispute and has not given back, and how often that
 * changed.
 */
export async function takenFor(
  source: Queryable,
  paymentId: number,
  disputeId: string,
): Promise<{ readonly cents: number; readonly times: number }> {
  const [row] = await source.query<{ cents: number; times: number }>(
    'payments.taken_for_dispute',
    `select coalesce(-sum(e.amount_cents), 0)::bigint as cents, count(*)::int as times
     from ledger_transactions t
     join ledger_entries e on e.transaction_id = t.id
     join ledger_accounts a on a.id = e.account_id and a.kind = 'provider' and a.user_id is null
     where t.payment_id = $1 and t.kind = 'dispute' and starts_with(t.key, 'dispute:' || $2 || ':')`,
    [paymentId, disputeId],
  );
  return row ?? { cents: 0, times: 0 };
}
