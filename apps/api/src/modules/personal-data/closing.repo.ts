import type { PlainDate } from '@yay/domain/calendar';
import { itemForFamily } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

export interface LunchAhead {
  order_id: number;
  luncher_id: number;
  luncher: string;
  date: PlainDate;
  item_name: string;
}

/** Returns the lunches of a family that are still to be eaten, by day. */
export const lunchesAhead = (source: Queryable, userId: number): Promise<LunchAhead[]> =>
  source.query<LunchAhead>(
    'personal_data.lunches_ahead',
    `select o.id as order_id, o.luncher_id, o.luncher_first as luncher, o.date,
       ${itemForFamily('$1')} as item_name
     from lunches o where o.user_id = $1 and o.is_ahead order by o.date, o.luncher_id, o.id`,
    [userId],
  );

export interface BroughtBack {
  credit: number;
  yay_bucks: number;
  debt: number;
}

/** Returns the money that came back of these orders, cancelled in this transaction, in cents. */
export async function broughtBack(
  source: Queryable,
  orderIds: readonly number[],
): Promise<BroughtBack> {
  const [row] = await source.query<BroughtBack>(
    'personal_data.brought_back',
    `select
       coalesce(-sum(e.amount_cents) filter (where a.kind in ('credit', 'promo_credit')), 0)::int
         as credit,
       coalesce(-sum(e.amount_cents) filter (where a.kind in ('yay_bucks', 'yay_bonus')), 0)::int
         as yay_bucks,
       coalesce(-sum(e.amount_cents) filter (where a.kind = 'receivable'), 0)::int as debt
     from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id and t.kind = 'reversal'
     join ledger_accounts a on a.id = e.account_id and a.user_id is not null
     where e.order_id = any($1::bigint[])`,
    [orderIds],
  );
  return row ?? { credit: 0, yay_bucks: 0, debt: 0 };
}

export interface LostRow {
  luncher_id: number;
  luncher: string;
  date: PlainDate;
  monday: PlainDate;
  item_id: number;
  item_name: string;
  option_ids: number[];
  extra_ids: number[];
}

/**
 * Returns the last lunch of each child and day ahead that was cancelled when the account was closed,
 * where nothing is ordered there since. Empty while the account is closed.
 */
export const lostLunches = (source: Queryable, userId: number): Promise<LostRow[]> =>
  source.query<LostRow>(
    'personal_data.lost_lunches',
    `select distinct on (o.date, o.luncher_id) o.luncher_id, o.luncher_first as luncher, o.date,
       date_trunc('week', o.date)::date as monday, o.item_id,
       ${itemForFamily('$1')} as item_name,
       array(select p.option_id from lunch_options p where p.order_id = o.id order by p.line_id)
         as option_ids,
       array(select x.item_id from lunch_extras x where x.order_id = o.id order by x.line_id)
         as extra_ids
     from lunches o
     join users u on u.id = o.user_id and u.deleted_at is null
     join lunchers l on l.id = o.luncher_id and l.deleted_at is null
     where o.user_id = $1 and o.status = 'cancelled' and o.kind = 'calendar' and o.date >= o.today
       and exists (select from order_events e where e.order_id = o.id and e.kind = 'cancelled'
         and e.after ->> 'because' = 'account_deleted')
       and not exists (select from lunches s where s.luncher_id = o.luncher_id and s.date = o.date
         and lunch_counts(s.status))
     order by o.date, o.luncher_id, o.id desc`,
    [userId],
  );

/** Returns the version of a family's week; 0 where it was never saved. */
export async function weekVersion(
  source: Queryable,
  userId: number,
  monday: PlainDate,
): Promise<number> {
  const [row] = await source.query<{ version: number }>(
    'personal_data.week_version',
    'select version from order_weeks where user_id = $1 and monday = $2',
    [userId, monday],
  );
  return row?.version ?? 0;
}
