import type { Approval, ApprovalKind } from '@yay/contract/credit/calls';
import type { Cents } from '@yay/domain/money';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface WaitingRow {
  readonly kind: ApprovalKind;
  readonly id: number;
  readonly amount_cents: Cents | null;
  readonly reason: string | null;
  readonly user_id: number | null;
  readonly family: string | null;
  readonly file_name: string | null;
  readonly rows: number | null;
  readonly set_name: string | null;
  readonly quantity: number | null;
  readonly each_cents: Cents | null;
  readonly promo: Approval['promo'];
  readonly actor_id: number;
  readonly asked_by: string;
  readonly created_at: Instant;
  /** It is for whoever reads. */
  readonly for_reader: boolean;
  readonly total: number;
}

/** Promotions that wait: those of whose sets `s` nobody has decided. */
const ASKED_SETS = `s.kind = 'promotion' and s.issued_at is null and s.refused_at is null
  and s.withdrawn_at is null`;

/** Promo codes `d` that wait: turned down, they are archived. */
const ASKED_CODES = 'd.waiting_since is not null and d.archived_at is null';

export const waitingApprovals = (
  source: Queryable,
  readerId: number,
  most: number,
): Promise<WaitingRow[]> =>
  source.query<WaitingRow>(
    'credit.approvals',
    `with waiting as (
       select 'grant' as kind, g.id, g.amount_cents::bigint, g.reason, g.user_id,
         null::text as file_name, null::int as rows, null::text as set_name, null::int as quantity,
         null::int as each_cents, null::json as promo, g.actor_id, g.created_at,
         g.user_id = $1 as for_reader
       from credit_grants g where g.status = 'waiting' and g.upload_id is null
       union all
       select 'upload', p.id, p.total_cents, null, null, p.file_name, p.rows, null, null, null, null,
         p.actor_id, p.created_at,
         exists (select from credit_grants g where g.upload_id = p.id and g.user_id = $1)
       from credit_uploads p where p.status = 'waiting'
       union all
       select 'refund', r.id, r.amount_cents, r.reason, p.user_id, null, null, null, null, null, null,
         r.actor_id, r.created_at, coalesce(p.user_id = $1, false)
       from refund_requests r join payments p on p.id = r.payment_id where r.status = 'waiting'
       union all
       select 'code_set', s.id, s.amount_cents::bigint * s.quantity, null, null, null, null, s.name,
         s.quantity, s.amount_cents, null, s.actor_id, s.created_at, false
       from credit_code_sets s where ${ASKED_SETS}
       union all
       select 'discount', d.id,
         case d.kind when 'amount' then d.value else d.most_cents end::bigint * d.max_uses,
         null, null, null, null, null, null, null,
         json_build_object('code', d.code, 'kind', d.kind, 'value', d.value,
           'most_cents', d.most_cents, 'max_uses', d.max_uses),
         case when d.created_by = $1 or d.changed_by = $1 then $1 else d.waiting_by end,
         d.waiting_since, false
       from discounts d where ${ASKED_CODES}
     )
     select w.*, f.first || ' ' || f.last as family, a.first || ' ' || a.last as asked_by,
       count(*) over () as total
     from waiting w
     join users a on a.id = w.actor_id
     left join users f on f.id = w.user_id
     order by w.created_at, w.kind, w.id limit $2`,
    [readerId, most],
  );

/** Counts what waits for a second person: credit by hand, files of credit, refunds and codes of both kinds. */
export async function countApprovals(source: Queryable): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'credit.count_approvals',
    `select (select count(*) from credit_grants where status = 'waiting' and upload_id is null)
       + (select count(*) from credit_uploads where status = 'waiting')
       + (select count(*) from refund_requests where status = 'waiting')
       + (select count(*) from credit_code_sets s where ${ASKED_SETS})
       + (select count(*) from discounts d where ${ASKED_CODES}) as count`,
  );
  return row?.count ?? 0;
}

export interface RefundRequestRow {
  readonly id: number;
  readonly payment_id: number;
  readonly user_id: number | null;
  readonly amount_cents: Cents;
  readonly reason: string;
  readonly status: 'waiting' | 'approved' | 'refused';
  readonly actor_id: number;
}

const REQUEST = `r.id, r.payment_id, p.user_id, r.amount_cents, r.reason, r.status, r.actor_id`;

/** Before the family's accounts, never after them. */
export async function lockRefundRequest(tx: Tx, id: number): Promise<RefundRequestRow | undefined> {
  const [row] = await tx.query<RefundRequestRow>(
    'credit.lock_refund_request',
    `select ${REQUEST} from refund_requests r join payments p on p.id = r.payment_id
     where r.id = $1 ${LOCKS.refundRequests.forUpdate(['$1'], { of: 'r' })}`,
    [id],
  );
  return row;
}

export async function refundRequestOfKey(
  source: Queryable,
  actorId: number,
  key: string,
): Promise<RefundRequestRow | undefined> {
  const [row] = await source.query<RefundRequestRow>(
    'credit.refund_request_of_key',
    `select ${REQUEST} from refund_requests r join payments p on p.id = r.payment_id
     where r.actor_id = $1 and r.request_key = $2`,
    [actorId, key],
  );
  return row;
}

export async function insertRefundRequest(
  tx: Tx,
  request: {
    readonly paymentId: number;
    readonly cents: Cents;
    readonly reason: string;
    readonly actorId: number;
    readonly key: string;
    /** Null: it waits. */
    readonly refundId: number | null;
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'credit.insert_refund_request',
    `insert into refund_requests (payment_id, amount_cents, reason, actor_id, request_key, refund_id, status)
     values ($1, $2, $3, $4, $5, $6::bigint,
       case when $6::bigint is null then 'waiting' else 'approved' end) returning id`,
    [
      request.paymentId,
      request.cents,
      request.reason,
      request.actorId,
      request.key,
      request.refundId,
    ],
  );
  if (row === undefined) throw new Error('the refund was not asked for');
  return row.id;
}

export async function decideRefundRequest(
  tx: Tx,
  id: number,
  decided: {
    readonly status: 'approved' | 'refused';
    readonly by: number;
    readonly refundId: number | null;
  },
): Promise<void> {
  await tx.query(
    'credit.decide_refund_request',
    `update refund_requests set status = $2, decided_by = $3, decided_at = app_now(), refund_id = $4
     where id = $1`,
    [id, decided.status, decided.by, decided.refundId],
  );
}
