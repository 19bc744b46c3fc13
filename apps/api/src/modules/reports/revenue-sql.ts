import type { RevenueDates } from '@yay/contract/reports/values';

/** The instant at which the office's days from $1 to $2 begin, and at which they are over. */
const FROM = 'start_of_day($1::date, office_zone())';
const UNTIL = 'start_of_day($2::date + 1, office_zone())';

/** $1 and $2: the first day and the last. $3 to $5: a market, a school, a vendor, or null. */
const CHARGED_COLUMNS = `o.id, o.item_id, o.destination_id, o.vendor_cents, c.transaction_id,
    c.meals_cents, c.late_fee_cents, c.discount_cents,
    greatest(o.total_cents - o.late_fee_cents, 1) as price_cents,
    -- The first charge is the lunch; what is given back is none. Changes between them leave it one.
    case when c.sequence = 1 then 1 when c.settlement_id is null then -1 else 0 end as lunches`;
const IN_PLACE = `($3::int is null or o.market_id = $3)
    and ($4::int is null or o.destination_id = $4)`;

// Lunches that cost the family nothing were never charged; their kitchen gets its price once it has
// them.
const FREE_COLUMNS = `o.id, o.item_id, o.destination_id, o.vendor_cents, null::bigint, 0, 0, 0, 1, 1`;
const FREE = `o.total_cents = 0 and o.status in ('locked', 'served')
      and not exists (select from order_charges c where c.order_id = o.id)`;

const CHARGED: Readonly<Record<RevenueDates, string>> = {
  // Cancelled orders add up to nothing, but for credit that paid something else in the end. That
  // case has an index of its own.
  served: ['lunch_counts(o.status)', "o.status = 'cancelled'"]
    .map(
      (isSo) => `select o.date as day, ${CHARGED_COLUMNS}
    from lunches o
    join order_charges c on c.order_id = o.id
    where o.date between $1::date and $2::date and ${isSo} and ${IN_PLACE}`,
    )
    .concat(`select o.date, ${FREE_COLUMNS}
    from lunches o
    where o.date between $1::date and $2::date and ${IN_PLACE} and ${FREE}`)
    .join(' union all '),
  settled: `select local_date(t.at, office_zone()) as day, ${CHARGED_COLUMNS}
    from ledger_transactions t
    join order_charges c on c.transaction_id = t.id
    join lunches o on o.id = c.order_id
    where t.at >= ${FROM} and t.at < ${UNTIL} and ${IN_PLACE}
    union all
    select local_date(md.locked_at, office_zone()), ${FREE_COLUMNS}
    from market_days md
    join lunches o on o.date = md.date and o.market_id = md.market_id
    where md.locked_at >= ${FROM} and md.locked_at < ${UNTIL} and ${IN_PLACE} and ${FREE}`,
};

const GIVEN = `given as (
  select e.transaction_id, e.order_id, sum(e.amount_cents)::bigint as cents
  from ledger_accounts a join ledger_entries e on e.account_id = a.id
  where a.kind in ('promo_credit', 'yay_bonus') and e.order_id is not null
    and e.order_id in (select id from charged)
  group by 1, 2
)`;

/**
 * Returns SQL for every charge, and every lunch that cost nothing, by day and school. Meals, late fees
 * and discounts are the ledger's, to the cent, however they are grouped.
 */
export const partsOf = (by: RevenueDates): string => `
with charged as materialized (${CHARGED[by]}),
${GIVEN}, extras as (
  select order_id, sum(vendor_cents)::bigint as vendor_cents
  from lunch_extras where order_id in (select id from charged)
  group by 1
), parts as (
  select c.day, c.destination_id, c.lunches, c.meals_cents, c.late_fee_cents, c.discount_cents,
    coalesce(g.cents, 0) as promo_cents,
    c.lunches * (c.vendor_cents + coalesce(x.vendor_cents, 0)) as vendor_cents
  from charged c
  left join given g on g.transaction_id = c.transaction_id and g.order_id = c.id
  left join extras x on x.order_id = c.id
)`;

/**
 * Splits the charges by kitchen. A lunch is its entree's kitchen's; another kitchen's extras take
 * their part of the meal, of its discount and of the funds, and the entree's has what is left.
 */
export const partsByVendor = (by: RevenueDates): string => `
with charged as materialized (${CHARGED[by]}),
${GIVEN}, extras as materialized (
  select n.order_id, n.vendor_id, sum(n.price_cents)::bigint as price_cents,
    sum(n.vendor_cents)::bigint as vendor_cents
  from lunch_extras n where n.order_id in (select id from charged)
  group by 1, 2
), lunch as materialized (
  select c.*, i.vendor_id, coalesce(g.cents, 0) as promo_cents
  from charged c
  join items i on i.id = c.item_id
  left join given g on g.transaction_id = c.transaction_id and g.order_id = c.id
), foreign_part as materialized (
  select l.day, l.id, l.transaction_id, l.destination_id, x.vendor_id,
    l.meals_cents * x.price_cents / l.price_cents as meals_cents,
    l.discount_cents * x.price_cents / l.price_cents as discount_cents,
    l.promo_cents * x.price_cents / l.price_cents as promo_cents,
    l.lunches * x.vendor_cents as vendor_cents
  from lunch l join extras x on x.order_id = l.id and x.vendor_id <> l.vendor_id
), taken as (
  select id, transaction_id, sum(meals_cents) as meals_cents, sum(discount_cents) as discount_cents,
    sum(promo_cents) as promo_cents
  from foreign_part group by 1, 2
), parts as (
  select l.day, l.destination_id, l.vendor_id, l.lunches,
    l.meals_cents - coalesce(f.meals_cents, 0) as meals_cents, l.late_fee_cents,
    l.discount_cents - coalesce(f.discount_cents, 0) as discount_cents,
    l.promo_cents - coalesce(f.promo_cents, 0) as promo_cents,
    l.lunches * (l.vendor_cents + coalesce(x.vendor_cents, 0)) as vendor_cents
  from lunch l
  left join taken f on f.id = l.id and f.transaction_id = l.transaction_id
  left join extras x on x.order_id = l.id and x.vendor_id = l.vendor_id
  where $5::int is null or l.vendor_id = $5
  union all
  select day, destination_id, vendor_id, 0, meals_cents, 0, discount_cents, promo_cents, vendor_cents
  from foreign_part where $5::int is null or vendor_id = $5
)`;

export const SUMS = `coalesce(sum(p.lunches), 0)::int as lunches,
  coalesce(sum(p.meals_cents), 0)::bigint as meals_cents,
  coalesce(sum(p.late_fee_cents), 0)::bigint as late_fees_cents,
  coalesce(sum(p.discount_cents), 0)::bigint as discounts_cents,
  coalesce(sum(p.promo_cents), 0)::bigint as promo_cents,
  coalesce(sum(p.vendor_cents), 0)::bigint as vendor_cents`;
