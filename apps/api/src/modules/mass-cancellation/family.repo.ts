import type { BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { PlainDate } from '@yay/domain/calendar';
import { itemForFamily } from '../../facts/index.ts';
import { asTimestamp, type Queryable, type Tx } from '../../platform/db/index.ts';
import { criteriaParams, MATCHING, wasOpen } from './criteria.ts';
import type { RunRow } from './runs.repo.ts';

export interface DayOfFamily {
  readonly userId: number;
  readonly marketId: number;
  readonly date: PlainDate;
  readonly monday: PlainDate;
}

/**
 * Takes these families for this transaction, but those that are done, and answers the days on which
 * they may have something to cancel; which orders that are is only known once the days are held.
 */
export const claimFamilies = (
  tx: Tx,
  run: RunRow,
  userIds: readonly number[],
): Promise<DayOfFamily[]> =>
  tx.query<DayOfFamily>(
    'cancellation.claim_families',
    `with claimed as (
       update cancellation_run_families set done_at = app_now()
       where run_id = $13 and user_id = any($14::int[]) and done_at is null returning user_id
     )
     select distinct o.user_id as "userId", o.market_id as "marketId", o.date,
       date_trunc('week', o.date)::date as monday
     from claimed, ${MATCHING} and o.user_id = claimed.user_id`,
    [...criteriaParams(run.criteria), run.id, userIds],
  );

export interface OrderToCancel {
  readonly id: number;
  readonly userId: number;
  readonly date: PlainDate;
  readonly luncher: string;
  readonly item: string;
  readonly cents: number;
}

export const ordersToCancel = (
  source: Queryable,
  run: RunRow,
  userIds: readonly number[],
): Promise<OrderToCancel[]> =>
  source.query<OrderToCancel>(
    'cancellation.orders_to_cancel',
    `select o.id, o.user_id as "userId", o.date, o.total_cents as cents,
       o.luncher_first as luncher, ${itemForFamily()} as item
     from ${MATCHING} and ${wasOpen('$13::timestamptz')} and o.user_id = any($14::int[])
     order by o.user_id, o.date, o.luncher_id, o.id`,
    [...criteriaParams(run.criteria), asTimestamp(run.created_at), userIds],
  );

export interface FamilyAfter {
  readonly id: number;
  readonly email: string;
  readonly locale: 'en' | 'es';
  readonly first: string;
  /** Neither deleted nor shut out by the team. */
  readonly is_open: boolean;
  /** The reason for which it is closed, where it is a closure. */
  readonly closed_because: BlackoutReason | null;
  /** Why, in the family's language. */
  readonly because: string;
  readonly credit: number;
  readonly yay_bucks: number;
  /** The cents taken off the family's debt. */
  readonly debt: number;
  /** The number of orders that gave anything back. */
  readonly charged: number;
}

/**
 * Sums the money that came back for these orders, from the accounts it was written to, and returns
 * the people to tell; the rows are filled. A family of which nothing is cancelled is among them.
 */
export const finishFamilies = (
  tx: Tx,
  run: RunRow,
  userIds: readonly number[],
  orderIds: readonly number[],
): Promise<FamilyAfter[]> =>
  tx.query<FamilyAfter>(
    'cancellation.finish_families',
    `with back as (
       select u.id, count(distinct o.id)::int as orders,
         coalesce(-sum(e.amount_cents) filter (where a.kind in ('credit', 'promo_credit')), 0)::int
           as credit,
         coalesce(-sum(e.amount_cents) filter (where a.kind = 'yay_bonus'), 0)::int as yay_bucks,
         coalesce(-sum(e.amount_cents) filter (where a.kind = 'receivable'), 0)::int as debt,
         count(distinct e.order_id)::int as charged
       from unnest($2::int[]) as u (id)
       left join (unnest($3::bigint[]) as gone (id) join plain_lunches o on o.id = gone.id)
         on o.user_id = u.id
       left join (ledger_entries e
           join ledger_transactions t on t.id = e.transaction_id and t.kind = 'reversal'
           join ledger_accounts a on a.id = e.account_id and a.user_id is not null)
         on e.order_id = o.id
       group by u.id
     ), filled as (
       update cancellation_run_families f
       set orders = back.orders, returned_cents = back.credit + back.yay_bucks + back.debt
       from back where f.run_id = $1 and f.user_id = back.id
     )
     select u.id, u.email, u.locale, u.first,
       u.deleted_at is null and u.suspension_reason is distinct from 'admin' as is_open,
       closure.reason as closed_because,
       said_in(u.locale, run.because, run.because_es) as because,
       back.credit, back.yay_bucks, back.debt, back.charged
     from back join users u on u.id = back.id
     join cancellation_runs run on run.id = $1
     left join blackout_batches closure on closure.id = $4 order by u.id`,
    [run.id, userIds, orderIds, run.criteria.closed_by ?? null],
  );

export async function finishFamily(
  tx: Tx,
  run: RunRow,
  userId: number,
  orderIds: readonly number[],
): Promise<FamilyAfter> {
  const [family] = await finishFamilies(tx, run, [userId], orderIds);
  if (family === undefined) throw new Error(`family ${userId} is gone`);
  return family;
}
