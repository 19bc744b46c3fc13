import type { BlackoutReason } from '@yay/contract/blackouts';
import type { PlainDate } from '@yay/domain/calendar';
import { asTimestamp, type Queryable, type Tx } from '../../platform/db/index.ts';
import { criteriaParams, MATCHING, wasOpen } from './criteria.ts';
import type { RunRow } from './runs.repo.ts';

export interface DayOfFamily {
  readonly marketId: number;
  readonly date: PlainDate;
  readonly monday: PlainDate;
}

/**
 * Takes the family for this transaction, unless it is done, and answers the days on which it may
 * have something to cancel; which orders that are is only known once the days are held.
 */
export const claimFamily = (tx: Tx, run: RunRow, userId: number): Promise<DayOfFamily[]> =>
  tx.query<DayOfFamily>(
    'cancellation.claim_family',
    `with claimed as (
       update cancellation_run_families set done_at = app_now()
       where run_id = $11 and user_id = $12 and done_at is null returning user_id
     )
     select distinct d.market_id as "marketId", o.date,
       date_trunc('week', o.date)::date as monday
     from claimed, ${MATCHING} and o.user_id = claimed.user_id`,
    [...criteriaParams(run.criteria), run.id, userId],
  );

export interface OrderToCancel {
  readonly id: number;
  readonly date: PlainDate;
  readonly luncher: string;
  readonly item: string;
  readonly cents: number;
}

export const ordersToCancel = (
  source: Queryable,
  run: RunRow,
  userId: number,
): Promise<OrderToCancel[]> =>
  source.query<OrderToCancel>(
    'cancellation.orders_to_cancel',
    `select o.id, o.date, o.total_cents as cents,
       (select l.first from lunchers l where l.id = o.luncher_id) as luncher,
       (select i.name from items i where i.id = o.item_id) as item
     from ${MATCHING} and ${wasOpen('$11::timestamptz')} and o.user_id = $12
     order by o.date, o.luncher_id, o.id`,
    [...criteriaParams(run.criteria), asTimestamp(run.created_at), userId],
  );

export interface FamilyAfter {
  readonly email: string;
  readonly locale: 'en' | 'es';
  readonly first: string;
  /** Neither deleted nor shut out by the team. */
  readonly is_open: boolean;
  /** Why it is closed, where it is a closure. */
  readonly closed_because: BlackoutReason | null;
  readonly credit: number;
  readonly yay_bucks: number;
  /** Taken off what the family owed. */
  readonly debt: number;
  /** How many of the orders gave anything back. */
  readonly charged: number;
}

/** What came back of these orders, from where it was written, and whom to tell; the row is filled. */
export async function finishFamily(
  tx: Tx,
  run: RunRow,
  userId: number,
  orderIds: readonly number[],
): Promise<FamilyAfter> {
  const [row] = await tx.query<FamilyAfter>(
    'cancellation.finish_family',
    `with back as (
       select
         coalesce(-sum(e.amount_cents) filter (where a.kind in ('credit', 'promo_credit')), 0)::int
           as credit,
         coalesce(-sum(e.amount_cents) filter (where a.kind = 'yay_bonus'), 0)::int as yay_bucks,
         coalesce(-sum(e.amount_cents) filter (where a.kind = 'receivable'), 0)::int as debt,
         count(distinct e.order_id) as charged
       from ledger_entries e
       join ledger_accounts a on a.id = e.account_id and a.user_id = $2
       join ledger_transactions t on t.id = e.transaction_id and t.kind = 'reversal'
       where e.order_id = any($3::bigint[])
     ), filled as (
       update cancellation_run_families f
       set orders = cardinality($3::bigint[]),
         returned_cents = back.credit + back.yay_bucks + back.debt
       from back where f.run_id = $1 and f.user_id = $2
     )
     select u.email, u.locale, u.first,
       u.deleted_at is null and u.suspension_reason is distinct from 'admin' as is_open,
       (select b.reason from blackout_batches b where b.id = $4) as closed_because, back.*
     from users u, back where u.id = $2`,
    [run.id, userId, orderIds, run.criteria.closed_by ?? null],
  );
  if (row === undefined) throw new Error(`family ${userId} is gone`);
  return row;
}
