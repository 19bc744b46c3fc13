import type { PlainDate } from '@yay/domain/calendar';
import type { AllocatedCharge, Charge, ChargeToAllocate } from '@yay/domain/settlement';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface ChargedOrder {
  id: number;
  userId: number;
  date: PlainDate;
  meals: number;
  lateFee: number;
  discount: number;
  /** The number of times that it was charged or given back. */
  times: number;
}

/** Returns the sum that each of these orders was charged; orders never charged are left out. */
export const findCharged = (
  source: Queryable,
  orders: readonly { readonly id: number; readonly userId: number }[],
): Promise<ChargedOrder[]> =>
  source.query<ChargedOrder>(
    'settlement.charged_orders',
    `select o.id, o.user_id as "userId", o.date, sum(c.meals_cents)::int as meals, sum(c.late_fee_cents)::int as "lateFee",
       sum(c.discount_cents)::int as discount, max(c.sequence) as times
     from unnest($1::bigint[], $2::int[]) as asked (id, user_id)
     join orders o on o.id = asked.id and o.user_id = asked.user_id
     join order_charges c on c.order_id = o.id
     group by o.id order by o.user_id, o.date, o.id`,
    [orders.map(({ id }) => id), orders.map(({ userId }) => userId)],
  );

/** Adds to each order the given money that paid it, less what came back already. */
export async function withConsumed(
  source: Queryable,
  userIds: readonly number[],
  charges: readonly Charge[],
): Promise<ChargeToAllocate[]> {
  const falling = charges.filter(({ meals, lateFee, discount }) => meals + lateFee - discount < 0);
  const rows =
    falling.length === 0
      ? []
      : await source.query<{ order_id: number; promo_credit: number; yay_bonus: number }>(
          'settlement.consumed',
          `select e.order_id,
             coalesce(sum(e.amount_cents) filter (where a.kind = 'promo_credit'), 0)::int as promo_credit,
             coalesce(sum(e.amount_cents) filter (where a.kind = 'yay_bonus'), 0)::int as yay_bonus
           from ledger_entries e join ledger_accounts a on a.id = e.account_id
           where e.order_id = any($2::bigint[]) and a.user_id = any($1::int[])
           group by e.order_id`,
          [userIds, falling.map(({ orderId }) => orderId)],
        );
  const consumed = new Map(rows.map((row) => [row.order_id, row]));
  return charges.map((charge) => {
    const row = consumed.get(charge.orderId);
    return {
      ...charge,
      consumed: { promoCredit: row?.promo_credit ?? 0, yayBonus: row?.yay_bonus ?? 0 },
    };
  });
}

export interface MoneyBack {
  /** The part that comes back as account credit. */
  readonly credit_cents: number;
  readonly yay_bucks_cents: number;
  /** The part that pays a family's debt. */
  readonly owed_cents: number;
}

/** Returns what these orders gave back when they were cancelled. */
export async function reversedIn(
  source: Queryable,
  orderIds: readonly number[],
): Promise<MoneyBack> {
  const [row] = await source.query<MoneyBack>(
    'settlement.reversed',
    `select
       coalesce(sum(-e.amount_cents) filter (where a.kind in ('credit', 'promo_credit')), 0)::bigint
         as credit_cents,
       coalesce(sum(-e.amount_cents) filter (where a.kind in ('yay_bucks', 'yay_bonus')), 0)::bigint
         as yay_bucks_cents,
       coalesce(sum(-e.amount_cents) filter (where a.kind = 'receivable'), 0)::bigint as owed_cents
     from ledger_entries e join ledger_accounts a on a.id = e.account_id
     join ledger_transactions t on t.id = e.transaction_id and t.kind = 'reversal'
     where e.order_id = any ($1::bigint[])`,
    [orderIds],
  );
  return row ?? { credit_cents: 0, yay_bucks_cents: 0, owed_cents: 0 };
}

export interface ChargeToWrite {
  readonly charge: AllocatedCharge;
  /** The number of times that the order was charged before. */
  readonly times: number;
  readonly transactionId: number;
}

export async function writeCharges(
  tx: Tx,
  written: readonly ChargeToWrite[],
  settlementId: number | null,
): Promise<void> {
  await tx.query(
    'settlement.write_charges',
    `insert into order_charges (order_id, sequence, transaction_id, settlement_id, meals_cents,
       late_fee_cents, discount_cents)
     select charge.order_id, charge.times + 1, charge.transaction_id, $7, charge.meals,
       charge.late_fee, charge.discount
     from unnest($1::bigint[], $2::int[], $3::int[], $4::int[], $5::int[], $6::bigint[])
       as charge (order_id, times, meals, late_fee, discount, transaction_id)`,
    [
      written.map(({ charge }) => charge.orderId),
      written.map(({ times }) => times),
      written.map(({ charge }) => charge.meals),
      written.map(({ charge }) => charge.lateFee),
      written.map(({ charge }) => charge.discount),
      written.map(({ transactionId }) => transactionId),
      settlementId,
    ],
  );
}
