import type { PlainDate } from '@yay/domain/calendar';
import { zoneOfFamily } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

export interface OverviewRow {
  now: number;
  times: unknown;
  late_fee: unknown;
  delinquent: boolean;
  suspended: boolean;
  timezone: string;
  owed: number;
  credit: number;
  promo_credit: number;
  yay_bucks: number;
  yay_bonus: number;
  refunding: number;
  open_payment: { id: string; amount: number; status: string; elsewhere: boolean } | null;
  dunning: { next_try_at: string | null; grace_ends_at: string } | null;
  default_card: {
    id: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
  } | null;
  /** Weeks whose orders are not charged as they stand, by Monday. */
  open_weeks: {
    monday: PlainDate;
    /** It was charged as a whole; an open lunch settles when its day locks. */
    settled: boolean;
    first_open: PlainDate;
    zones: string[];
    cents: number;
  }[];
  /** Weeks of the last days and ahead that were charged as a whole. */
  settled_weeks: PlainDate[];
}

// One statement, so that everything is of one moment. Only the last days and those ahead can be open.
const OVERVIEW = `
with recent as materialized (
  select o.id, o.date - (extract(isodow from o.date)::int - 1) as monday, o.date, o.timezone,
    o.total_cents,
    coalesce((select sum(c.meals_cents + c.late_fee_cents) from order_charges c
      where c.order_id = o.id), 0) as charged,
    coalesce((select sum(c.discount_cents) from order_charges c where c.order_id = o.id), 0) as taken_off
  from lunches o
  where o.user_id = $1 and lunch_counts(o.status)
    and o.date >= (select utc_today()) - 14
), weeks as (
  select r.monday, sum(r.total_cents - r.charged)::int
      - coalesce(max(w.discount_cents), 0) + sum(r.taken_off)::int as cents,
    bool_or(w.settled_at is not null) as settled,
    coalesce(min(r.date) filter (where r.total_cents <> r.charged), min(r.date)) as first_open,
    array_agg(distinct r.timezone) as zones
  from recent r left join order_weeks w on w.user_id = $1 and w.monday = r.monday
  group by r.monday
)
select app_now() as now,
  (select fields from site_options where type = 'times') as times,
  (select fields from site_options where type = 'late_fee') as late_fee,
  u.delinquent, u.suspended_on is not null as suspended,
  ${zoneOfFamily('u.id', { withRemoved: true })} as timezone,
  coalesce(f.owed_cents, 0) as owed, coalesce(f.credit_cents, 0) as credit,
  coalesce(f.promo_credit_cents, 0) as promo_credit, coalesce(f.yay_bucks_cents, 0) as yay_bucks,
  coalesce(f.yay_bonus_cents, 0) as yay_bonus, coalesce(f.refunding_cents, 0) as refunding,
  (select json_build_object('id', p.public_id, 'amount', p.amount_cents, 'status', p.status,
      'elsewhere', p.provider <> $2 and p.status <> 'new')
    from payments p where p.user_id = u.id and p.purpose = 'debt'
      and p.status in ('new', 'pending', 'requires_action')) as open_payment,
  (select json_build_object('next_try_at', c.next_try_at, 'grace_ends_at', c.grace_ends_at)
    from dunning_cases c where c.user_id = u.id and c.closed_at is null) as dunning,
  (select json_build_object('id', m.method_id, 'brand', m.brand, 'last4', m.last4,
      'exp_month', m.exp_month, 'exp_year', m.exp_year)
    from payment_methods m where m.user_id = u.id and m.is_default and m.provider = $2) as default_card,
  coalesce((select json_agg(w order by w.monday) from weeks w where w.cents > 0), '[]'::json)
    as open_weeks,
  array(select w.monday from order_weeks w where w.user_id = u.id and w.settled_at is not null
    and w.monday >= (select utc_today()) - 14) as settled_weeks
from users u left join family_funds f on f.user_id = u.id
where u.id = $1 and u.deleted_at is null`;

/** Undefined when there is no such person. */
export async function findOverview(
  source: Queryable,
  userId: number,
  /** The provider whose cards can be charged, and who is asked about open payments. */
  provider: string,
): Promise<OverviewRow | undefined> {
  const [row] = await source.query<OverviewRow>('billing.overview', OVERVIEW, [userId, provider]);
  return row;
}

/** Returns the cents, net of the discount, that this week's standing orders were charged. */
export async function chargedOf(
  source: Queryable,
  userId: number,
  monday: PlainDate,
): Promise<number> {
  const [row] = await source.query<{ cents: number }>(
    'billing.charged_of_week',
    `select coalesce(sum(c.meals_cents + c.late_fee_cents - c.discount_cents), 0)::int as cents
     from lunches o join order_charges c on c.order_id = o.id
     where o.user_id = $1 and o.date between $2::date and $2::date + 4
       and lunch_counts(o.status)`,
    [userId, monday],
  );
  return row?.cents ?? 0;
}
