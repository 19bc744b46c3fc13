import type { StatementLine, StatementOrder } from '@yay/contract/billing/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Locale } from '@yay/words/locales';
import { zoneOfFamily } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

/** The family's zone, its funds when the month began, and the months there are. */
export interface StatementHead {
  readonly timezone: string;
  readonly first: string;
  readonly last: string;
  readonly this_month: string;
  readonly owed: number;
  readonly credit: number;
  readonly yay_bucks: number;
  readonly months: string[];
}

/** `month`: YYYY-MM, or null for the one that it is. Undefined when there is no such person. */
export async function findStatementHead(
  source: Queryable,
  userId: number,
  month: string | null,
): Promise<StatementHead | undefined> {
  const [row] = await source.query<StatementHead>(
    'billing.statement_head',
    `with place as materialized (
       select ${zoneOfFamily('$1', { withRemoved: true })} as timezone),
     asked as materialized (
       select timezone, to_char(local_date(app_now(), timezone), 'YYYY-MM') as this_month,
         coalesce($2, to_char(local_date(app_now(), timezone), 'YYYY-MM')) as month
       from place
     ), before as (
       select a.kind, sum(e.amount_cents) as cents
       from asked
       join ledger_accounts a on a.user_id = $1
       join ledger_entries e on e.account_id = a.id
       join ledger_transactions t on t.id = e.transaction_id
       where t.at < start_of_day((asked.month || '-01')::date, asked.timezone)
       group by a.kind
     )
     select asked.timezone, asked.this_month, u.first, u.last,
       coalesce((select sum(cents) from before where kind = 'receivable'), 0)::bigint as owed,
       coalesce((select -sum(cents) from before where kind in ('credit', 'promo_credit')), 0)::bigint as credit,
       coalesce((select -sum(cents) from before where kind in ('yay_bucks', 'yay_bonus')), 0)::bigint as yay_bucks,
       coalesce((select array_agg(distinct to_char(local_date(t.at, asked.timezone), 'YYYY-MM')
           order by to_char(local_date(t.at, asked.timezone), 'YYYY-MM') desc)
         from ledger_transactions t where t.user_id = $1), '{}') as months
     from users u, asked where u.id = $1`,
    [userId, month],
  );
  return row;
}

export interface MovementRow
  extends Omit<StatementLine, 'at' | 'orders' | 'amount' | 'date' | 'mondayOfWeek'> {
  readonly at: number;
  readonly date: PlainDate;
  readonly monday: PlainDate | null;
  readonly payment_cents: number | null;
}

export const findMovements = (
  source: Queryable,
  userId: number,
  month: string,
  timezone: string,
): Promise<MovementRow[]> =>
  source.query<MovementRow>(
    'billing.movements',
    `select t.id, t.kind, t.at, local_date(t.at, $3) as date, t.reason,
       s.monday, d.code as discount_code,
       case when p.card_last4 is not null
         then json_build_object('brand', p.card_brand, 'last4', p.card_last4) end as card,
       p.amount_cents as payment_cents,
       coalesce(moved.owed, 0)::bigint as owed, coalesce(moved.credit, 0)::bigint as credit,
       coalesce(moved.yay_bucks, 0)::bigint as yay_bucks,
       coalesce(moved.yay_bonus, 0)::bigint as yay_bonus
     from ledger_transactions t
     left join settlements s on s.id = t.settlement_id
     left join order_weeks w on w.user_id = s.user_id and w.monday = s.monday and s.discount_cents > 0
     left join discounts d on d.id = w.discount_id
     left join payments p on p.id = t.payment_id
     left join lateral (
       select sum(e.amount_cents) filter (where a.kind = 'receivable') as owed,
         -sum(e.amount_cents) filter (where a.kind in ('credit', 'promo_credit')) as credit,
         -sum(e.amount_cents) filter (where a.kind in ('yay_bucks', 'yay_bonus')) as yay_bucks,
         -sum(e.amount_cents) filter (where a.kind = 'yay_bonus') as yay_bonus
       from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.user_id = $1
       where e.transaction_id = t.id
     ) moved on true
     where t.user_id = $1
       and t.at >= start_of_day(($2 || '-01')::date, $3)
       and t.at < start_of_day((($2 || '-01')::date + interval '1 month')::date, $3)
     order by t.at, t.id`,
    [userId, month, timezone],
  );

export interface ChargedOrderRow extends Omit<StatementOrder, 'total'> {
  readonly transaction_id: number;
}

/**
 * Returns the charges and refunds of these transactions, order by order; each meal is the one that
 * was ordered at that moment, whatever it was changed to since.
 */
export const findChargedOrders = (
  source: Queryable,
  transactionIds: readonly number[],
  locale: Locale,
): Promise<ChargedOrderRow[]> =>
  source.query<ChargedOrderRow>(
    'billing.charged_orders',
    `select c.transaction_id, c.order_id, o.date,
       json_build_object('id', o.luncher_id, 'first', o.luncher_first) as luncher,
       said_in($2, i.name, i.name_es) as item,
       coalesce((select array_agg(said_in($2, p.name, p.name_es) order by p.position, p.id)
         from jsonb_to_recordset(then_it.after -> 'options') as x (id int)
         join options p on p.id = x.id), '{}') as options,
       coalesce((select array_agg(said_in($2, n.name, n.name_es) order by n.id)
         from jsonb_to_recordset(then_it.after -> 'extras') as x (id int)
         join items n on n.id = x.id), '{}') as extras,
       c.meals_cents as meals, c.late_fee_cents as late_fee, c.discount_cents as discount,
       case when t.kind = 'reversal' then o.cancel_reason end as cancel_reason
     from order_charges c
     join ledger_transactions t on t.id = c.transaction_id
     join lunches o on o.id = c.order_id
     left join lateral (
       select e.after from order_events e where e.order_id = o.id and e.at <= t.at
       order by e.id desc limit 1
     ) then_it on true
     join items i on i.id = coalesce((then_it.after ->> 'item_id')::int, o.item_id)
     where c.transaction_id = any($1::bigint[])
     order by o.date, o.luncher_id, c.order_id`,
    [transactionIds, locale],
  );
