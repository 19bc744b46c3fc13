import type { Cents } from '@yay/domain/money';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { RefundRow } from './payment.ts';
import { ANSWER_SECONDS } from './payments.repo.ts';

const COLUMNS = `id, public_id, payment_id, user_id, amount_cents, reason, status,
  provider_refund_id, failure_code, actor_id, created_at, asked_at, finished_at`;

export async function insertRefund(
  tx: Tx,
  refund: {
    readonly paymentId: number;
    readonly userId: number | null;
    readonly cents: Cents;
    readonly reason: string;
    readonly actorId: number;
  },
): Promise<RefundRow> {
  const [row] = await tx.query<RefundRow>(
    'refunds.insert',
    `insert into refunds (payment_id, user_id, amount_cents, reason, actor_id, ask_after)
     values ($1, $2, $3, $4, $5, clock_timestamp() + interval '5 minutes')
     returning ${COLUMNS}`,
    [refund.paymentId, refund.userId, refund.cents, refund.reason, refund.actorId],
  );
  if (row === undefined) throw new Error('the refund was not written');
  return row;
}

/** Returns the cents of a payment that went back already or are on their way. */
export async function refundedOf(tx: Tx, paymentId: number): Promise<Cents> {
  const [row] = await tx.query<{ cents: number }>(
    'refunds.refunded',
    `select coalesce(sum(amount_cents), 0)::bigint as cents from refunds
     where payment_id = $1 and status <> 'failed'`,
    [paymentId],
  );
  return row?.cents ?? 0;
}

export async function refundById(source: Queryable, id: number): Promise<RefundRow | undefined> {
  const [row] = await source.query<RefundRow>(
    'refunds.by_id',
    `select ${COLUMNS} from refunds where id = $1`,
    [id],
  );
  return row;
}

export async function lockRefund(tx: Tx, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx.query<RefundRow>(
    'refunds.lock',
    `select ${COLUMNS} from refunds where id = $1 ${LOCKS.refunds.forNoKeyUpdate(['$1'])}`,
    [id],
  );
  return row;
}

export async function refundOfProvider(
  source: Queryable,
  providerRefundId: string,
): Promise<RefundRow | undefined> {
  const [row] = await source.query<RefundRow>(
    'refunds.of_provider',
    `select ${COLUMNS} from refunds where provider_refund_id = $1`,
    [providerRefundId],
  );
  return row;
}

/** Marks it as asked; undefined when somebody asks already, it is over, or of another provider. */
export async function markRefundAsked(
  db: Queryable,
  id: number,
  provider: string,
): Promise<RefundRow | undefined> {
  const [row] = await db.query<RefundRow>(
    'refunds.mark_asked',
    `update refunds set status = 'pending', asked_at = clock_timestamp(),
       ask_after = clock_timestamp() + make_interval(secs => ${ANSWER_SECONDS})
     where id = $1 and status = 'new'
       and exists (select from payments p where p.id = payment_id and p.provider = $2)
     returning ${COLUMNS}`,
    [id, provider],
  );
  return row;
}

export async function writeRefund(
  tx: Tx,
  id: number,
  became: {
    readonly status: RefundRow['status'];
    readonly providerId: string | null;
    readonly failure: string | null;
    readonly askAgain: number | null;
  },
): Promise<RefundRow> {
  const [row] = await tx.query<RefundRow>(
    'refunds.write',
    `update refunds set status = $2, provider_refund_id = coalesce(provider_refund_id, $3),
       failure_code = $4, ask_after = clock_timestamp() + make_interval(secs => $5::float8),
       finished_at = case when $2 in ('succeeded', 'failed') then app_now() end
     where id = $1 returning ${COLUMNS}`,
    [id, became.status, became.providerId, became.failure, became.askAgain],
  );
  if (row === undefined) throw new Error('the refund is gone');
  return row;
}

/** Selects refunds whose answer is overdue, in SQL. */
export const refundsDue = (provider: string): string =>
  `select from refunds r join payments p on p.id = r.payment_id and p.provider = '${provider}'
   where r.status in ('new', 'pending') and r.ask_after <= statement_timestamp()`;

export const claimUnansweredRefunds = (
  source: Queryable,
  provider: string,
  most: number,
): Promise<RefundRow[]> =>
  source.query<RefundRow>(
    'refunds.claim_unanswered',
    `update refunds set asked_at = clock_timestamp(), status = 'pending',
       ask_after = clock_timestamp() + make_interval(secs => ${ANSWER_SECONDS})
     where id in (
       select r.id from refunds r join payments p on p.id = r.payment_id and p.provider = $2
       where r.status in ('new', 'pending') and r.ask_after <= statement_timestamp()
       order by r.ask_after limit $1
       ${LOCKS.refunds.forNoKeyUpdate([], { of: 'r', skipLocked: true })})
     returning ${COLUMNS}`,
    [most, provider],
  );

export interface StartedEntry {
  readonly account: 'credit' | 'yay_bucks' | 'yay_bonus' | 'promotion' | 'gifts_sold' | 'refunding';
  readonly cents: Cents;
}

/** Returns the entries that a refund made when it started. */
export const startedEntries = (tx: Tx, refundId: number): Promise<StartedEntry[]> =>
  tx.query<StartedEntry>(
    'refunds.started_entries',
    `select a.kind as account, e.amount_cents as cents
     from ledger_transactions t
     join ledger_entries e on e.transaction_id = t.id
     join ledger_accounts a on a.id = e.account_id
     where t.key = 'refund:' || $1::bigint || ':started' order by e.id`,
    [refundId],
  );

/** The bonus of this purchase that refunds of it have taken back, and not given again. */
export async function bonusTaken(tx: Tx, paymentId: number): Promise<Cents> {
  const [row] = await tx.query<{ cents: number }>(
    'refunds.bonus_taken',
    `select coalesce(sum(e.amount_cents), 0)::bigint as cents
     from refunds r
     join ledger_transactions t on t.refund_id = r.id
     join ledger_entries e on e.transaction_id = t.id
     join ledger_accounts a on a.id = e.account_id and a.kind = 'yay_bonus'
     where r.payment_id = $1`,
    [paymentId],
  );
  return row?.cents ?? 0;
}
