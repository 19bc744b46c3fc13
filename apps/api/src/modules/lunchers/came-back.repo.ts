import type { Tx } from '../../platform/db/index.ts';
import type { CameBack } from '../letters/index.ts';

/** Sums the money that came back for orders just cancelled, from the accounts it was written to. */
export async function cameBack(tx: Tx, orderIds: readonly number[]): Promise<CameBack> {
  if (orderIds.length === 0) {
    return { creditCents: 0, yayBucksCents: 0, debtCents: 0, someNotCharged: false };
  }
  const [back] = await tx.query<{
    credit: number;
    yay_bucks: number;
    debt: number;
    charged: number;
  }>(
    'lunchers.came_back',
    `select
       coalesce(-sum(e.amount_cents) filter (where a.kind in ('credit', 'promo_credit')), 0)::int
         as credit,
       coalesce(-sum(e.amount_cents) filter (where a.kind = 'yay_bonus'), 0)::int as yay_bucks,
       coalesce(-sum(e.amount_cents) filter (where a.kind = 'receivable'), 0)::int as debt,
       count(distinct e.order_id)::int as charged
     from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id and t.kind = 'reversal'
     join ledger_accounts a on a.id = e.account_id and a.user_id is not null
     where e.order_id = any($1::bigint[])`,
    [orderIds],
  );
  if (back === undefined) throw new Error('a sum answered nothing');
  return {
    creditCents: back.credit,
    yayBucksCents: back.yay_bucks,
    debtCents: back.debt,
    someNotCharged: back.charged < orderIds.length,
  };
}
