import type { FamilyPayment, REFUND_STATES } from '@yay/contract/credit/calls';
import type { Cents } from '@yay/domain/money';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

export interface PaymentOfFamily {
  readonly id: number;
  readonly public_id: string;
  readonly purpose: FamilyPayment['purpose'];
  readonly amount_cents: Cents;
  readonly status: FamilyPayment['status'];
  readonly failure_code: string | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly created_at: Instant;
  readonly finished_at: Instant | null;
  /** The part that went back already or is on its way. */
  readonly refunded_cents: Cents;
  readonly refunds: readonly {
    readonly amount: Cents;
    readonly reason: string;
    readonly status: (typeof REFUND_STATES)[number];
    readonly failure_code: string | null;
    readonly actor_id: number;
    readonly asked_by: string;
    readonly created_at: string;
  }[];
  readonly total: number;
}

const PAYMENT = `p.id, p.public_id, p.purpose, p.amount_cents, p.status, p.failure_code, p.card_brand,
  p.card_last4, p.created_at, p.finished_at,
  coalesce((select sum(r.amount_cents) from refunds r
    where r.payment_id = p.id and r.status <> 'failed'), 0)::bigint as refunded_cents,
  coalesce((select json_agg(json_build_object('amount', x.amount_cents, 'reason', x.reason,
      'status', x.status, 'failure_code', x.failure_code, 'actor_id', x.actor_id,
      'asked_by', u.first || ' ' || u.last, 'created_at', x.created_at) order by x.created_at desc)
    from (
      select r.amount_cents, r.reason, r.status, r.failure_code,
        coalesce(q.actor_id, r.actor_id) as actor_id, coalesce(q.created_at, r.created_at) as created_at
      from refunds r left join refund_requests q on q.refund_id = r.id where r.payment_id = p.id
      union all
      select q.amount_cents, q.reason, q.status, null, q.actor_id, q.created_at
      from refund_requests q where q.payment_id = p.id and q.refund_id is null
    ) x join users u on u.id = x.actor_id), '[]') as refunds`;

export const paymentsOfFamily = (
  source: Queryable,
  userId: number,
  slice: { readonly limit: number; readonly offset: number },
): Promise<PaymentOfFamily[]> =>
  source.query<PaymentOfFamily>(
    'credit.payments_of_family',
    `select ${PAYMENT}, p.total from (
       select *, count(*) over () as total from payments where user_id = $1
       order by id desc limit $2 offset $3) p
     order by p.id desc`,
    [userId, slice.limit, slice.offset],
  );

export async function paymentOfFamily(
  source: Queryable,
  userId: number,
  publicId: string,
): Promise<PaymentOfFamily | undefined> {
  const [row] = await source.query<PaymentOfFamily>(
    'credit.payment_of_family',
    `select ${PAYMENT}, 1 as total from payments p where p.user_id = $1 and p.public_id = $2`,
    [userId, publicId],
  );
  return row;
}
