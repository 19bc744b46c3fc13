-- What always holds of orders, whatever was killed and when. A row of the answer is something that
-- is half there, with the rule that it breaks; all is well when there is none.
with lines as (
  select order_id, sum(price_cents) as cents from order_lines group by order_id
), last_event as (
  select distinct on (order_id) order_id, user_id, kind, after
  from order_events order by order_id, id desc
), chain as (
  select order_id, id, kind, before,
    lag(after) over (partition by order_id order by id) as came_from,
    row_number() over (partition by order_id order by id) as number
  from order_events
), answered as (
  -- What each save answered, of weeks that no later act has changed.
  -- A key belongs to whoever saved, which may be the team: the lunchers tell whose week it is.
  select distinct on (f.user_id, k.response -> 'data' ->> 'mondayOfWeek')
    f.user_id, (k.response -> 'data' ->> 'mondayOfWeek')::date as monday,
    (k.response -> 'data' ->> 'version')::int as version, k.response -> 'data' as week
  from idempotency_keys k
  cross join lateral (
    select coalesce(
      (select min(l.user_id) from jsonb_object_keys(k.response -> 'data' -> 'selections') named (id)
        join lunchers l on l.id = named.id::int),
      (select o.user_id from orders o where o.user_id = k.user_id limit 1)) as user_id
  ) f
  where k.response -> 'data' ? 'version' and f.user_id is not null
  order by f.user_id, k.response -> 'data' ->> 'mondayOfWeek',
    (k.response -> 'data' ->> 'version')::int desc, k.created_at desc
), told as (
  select a.user_id, a.monday, luncher.key::int as luncher_id, day.key::date as date, day.value as said
  from answered a
  join order_weeks w on w.user_id = a.user_id and w.monday = a.monday and w.version = a.version
  cross join jsonb_each(a.week -> 'selections') luncher
  cross join jsonb_each(luncher.value) day
), stands as (
  select o.user_id, o.luncher_id, o.date, o.id, o.total_cents, o.item_id
  from orders o
  join answered a on a.user_id = o.user_id and o.date between a.monday and a.monday + 4
  join order_weeks w on w.user_id = a.user_id and w.monday = a.monday and w.version = a.version
  where o.status <> 'cancelled' and o.kind = 'calendar'
), taken as (
  select item_id, date, count(*) as units from (
    select o.item_id, o.date from orders o where o.status <> 'cancelled'
    union all
    select n.item_id, o.date from order_lines n join orders o on o.id = n.order_id
    where n.item_id is not null and o.status <> 'cancelled'
  ) unit
  where date >= (app_now() at time zone 'UTC')::date
  group by item_id, date
), charged as (
  select order_id, sum(meals_cents) as meals, sum(late_fee_cents) as late_fee,
    sum(discount_cents) as discount, max(sequence) as last, count(*) as times
  from order_charges group by order_id
), entered as (
  -- What tagged entries say of an order: what it was for, and what its family paid for it.
  select e.order_id,
    coalesce(-sum(e.amount_cents) filter (where a.kind = 'meals'), 0) as meals,
    coalesce(-sum(e.amount_cents) filter (where a.kind = 'late_fees'), 0) as late_fee,
    coalesce(sum(e.amount_cents) filter (where a.kind = 'discounts'), 0) as discount,
    coalesce(sum(e.amount_cents) filter (where a.user_id is not null), 0) as paid,
    bool_or(t.kind = 'opening') as is_opening
  from ledger_entries e
  join ledger_accounts a on a.id = e.account_id
  join ledger_transactions t on t.id = e.transaction_id
  where e.order_id is not null
  group by e.order_id
), weeks_over as (
  -- Weeks of which the last noon of the family's markets has passed for more than an hour.
  select o.user_id, date_trunc('week', o.date)::date as monday
  from orders o
  join destinations d on d.id = o.destination_id
  join markets m on m.id = d.market_id
  left join settlement_weeks s on s.market_id = m.id
    and s.monday = date_trunc('week', o.date)::date
  where o.status <> 'cancelled'
  group by 1, 2
  having max(coalesce(s.settle_at, (date_trunc('week', o.date)::date + interval '12 hours')
    at time zone m.timezone)) < app_now() - interval '1 hour'
)
select 'the total of an order is the sum of its parts' as rule, 'order ' || o.id as found
from orders o left join lines on lines.order_id = o.id
where o.total_cents <> o.entree_cents + o.late_fee_cents + coalesce(lines.cents, 0)
union all
select 'an option belongs to the meal that it was ordered with', 'order ' || o.id
from orders o
join order_lines n on n.order_id = o.id and n.option_id is not null
join options p on p.id = n.option_id
join option_groups g on g.id = p.option_group_id
where g.item_id <> o.item_id
union all
select 'the last event of an order says what the order is', 'order ' || o.id
from orders o join last_event e on e.order_id = o.id
where e.after - 'because' is distinct from order_snapshot(o)
union all
select 'an event starts from where the one before it ended', 'order ' || order_id || ', event ' || id
from chain
where (number = 1 and (kind <> 'placed' or before is not null))
  or (number > 1 and before is distinct from came_from)
union all
select 'an event names the family of its order', 'order ' || o.id
from last_event e join orders o on o.id = e.order_id where o.user_id <> e.user_id
union all
select 'an order has its week', 'order ' || o.id
from orders o
left join order_weeks w on w.user_id = o.user_id and w.monday = date_trunc('week', o.date)::date
where w.user_id is null and o.kind = 'calendar'
union all
select 'an order that was placed since is in a week with a version', 'order ' || o.id
from orders o
join last_event e on e.order_id = o.id
join order_weeks w on w.user_id = o.user_id and w.monday = date_trunc('week', o.date)::date
where w.version = 0
union all
select 'no save answered a version that its week has not reached',
  'family ' || a.user_id || ', week ' || a.monday
from answered a left join order_weeks w on w.user_id = a.user_id and w.monday = a.monday
where w.version is null or w.version < a.version
union all
select 'a week is what its last save answered',
  'family ' || coalesce(t.user_id, s.user_id) || ', luncher ' || coalesce(t.luncher_id, s.luncher_id)
    || ', ' || coalesce(t.date, s.date)
from told t
full join stands s on s.luncher_id = t.luncher_id and s.date = t.date
where t.luncher_id is null or s.luncher_id is null
  or (t.said ->> 'order_id')::bigint <> s.id
  or (t.said ->> 'total')::int <> s.total_cents
  or (t.said ->> 'item_id')::int <> s.item_id
union all
select 'what is reserved is what is ordered', 'item ' || i.id || ' on ' || coalesce(k.date, t.date)
from items i
join (item_day_stock k full join taken t using (item_id, date)) on item_id = i.id
where i.daily_capacity is not null and coalesce(k.reserved, 0) <> coalesce(t.units, 0)
  and coalesce(k.date, t.date) >= (app_now() at time zone 'UTC')::date
union all
select 'no more is ordered of an item than there is', 'item ' || i.id || ' on ' || t.date
from taken t join items i on i.id = t.item_id
where t.units > i.daily_capacity
union all
select 'after its lock a day has no order that is only placed', 'order ' || o.id
from orders o
join destinations d on d.id = o.destination_id
join market_days md on md.market_id = d.market_id and md.date = o.date
where o.status = 'placed' and md.locked_at is not null
-- The ledger. What is asked of a card or given to somebody else to do is open for a while.
union all
select 'ledger: every transaction sums to zero', 'transaction ' || transaction_id
from ledger_entries group by transaction_id having sum(amount_cents) <> 0
union all
select 'ledger: every transaction moves something', 'transaction ' || t.id
from ledger_transactions t
where not exists (select from ledger_entries e where e.transaction_id = t.id)
union all
select 'ledger: nobody has or owes less than nothing', 'family ' || user_id
from family_funds
where least(owed_cents, credit_cents, promo_credit_cents, yay_bucks_cents, yay_bonus_cents,
  refunding_cents) < 0
union all
select 'ledger: what an order was charged is what its entries say', 'order ' || order_id
from charged full join entered using (order_id)
where (charged.meals, charged.late_fee, charged.discount)
  is distinct from (entered.meals, entered.late_fee, entered.discount)
union all
select 'ledger: what an order was charged is paid, once', 'order ' || order_id
from charged join entered using (order_id)
where entered.paid <> charged.meals + charged.late_fee - charged.discount and not entered.is_opening
union all
select 'ledger: a lunch that the kitchen has is charged what it costs', 'order ' || o.id
from orders o
join weeks_over w on w.user_id = o.user_id and w.monday = date_trunc('week', o.date)::date
left join charged on charged.order_id = o.id
where o.status in ('locked', 'served')
  and (coalesce(charged.meals, 0) <> o.total_cents - o.late_fee_cents
    or coalesce(charged.late_fee, 0) <> o.late_fee_cents)
union all
select 'ledger: a cancelled order is charged nothing', 'order ' || o.id
from orders o join charged on charged.order_id = o.id
where o.status = 'cancelled' and (charged.meals, charged.late_fee, charged.discount) <> (0, 0, 0)
union all
select 'ledger: a share of a discount is not more than its meal', 'order ' || order_id
from charged where discount < 0 or discount > meals
union all
select 'ledger: charges come one after the other', 'order ' || order_id
from charged where last <> times
union all
select 'ledger: a settlement is the sum of its lines', 'settlement ' || s.id
from settlements s
left join lateral (
  select sum(c.meals_cents) as meals, sum(c.late_fee_cents) as late_fee,
    sum(c.discount_cents) as discount,
    sum(greatest(c.meals_cents + c.late_fee_cents - c.discount_cents, 0)) as net
  from order_charges c where c.settlement_id = s.id) line on true
where (s.meals_cents, s.late_fee_cents, s.discount_cents)
    is distinct from (line.meals, line.late_fee, line.discount)
  or (s.kind <> 'opening' and s.credit_cents + s.yay_bucks_cents + s.card_cents <> line.net)
union all
select 'ledger: a charge is of a transaction of its family', 'order ' || c.order_id
from order_charges c
join orders o on o.id = c.order_id
join ledger_transactions t on t.id = c.transaction_id
left join settlements s on s.id = c.settlement_id
where t.user_id <> o.user_id or t.settlement_id is distinct from c.settlement_id
  or s.user_id <> o.user_id
union all
select 'ledger: a week gives no more discount than it has',
  'family ' || w.user_id || ', week ' || w.monday
from order_weeks w
join (
  select o.user_id, date_trunc('week', o.date)::date as monday,
    sum(least(charged.discount, o.total_cents - o.late_fee_cents)) as discount
  from charged join orders o on o.id = charged.order_id
  where o.status <> 'cancelled' group by 1, 2
) given on given.user_id = w.user_id and given.monday = w.monday
where given.discount > w.discount_cents
union all
select 'ledger: a week that is charged gives all of its discount',
  'family ' || w.user_id || ', week ' || w.monday
from order_weeks w
join (
  select o.user_id, date_trunc('week', o.date)::date as monday,
    bool_and(charged.order_id is not null) as is_charged,
    sum(o.total_cents - o.late_fee_cents) as meals,
    sum(least(charged.discount, o.total_cents - o.late_fee_cents)) as discount
  from orders o left join charged on charged.order_id = o.id
  where o.status <> 'cancelled' and o.kind = 'calendar' group by 1, 2
) given on given.user_id = w.user_id and given.monday = w.monday
where given.is_charged and given.discount < least(w.discount_cents, given.meals)
union all
select 'ledger: a charged week says so', 'family ' || w.user_id || ', week ' || w.monday
from (
  select distinct o.user_id, date_trunc('week', o.date)::date as monday
  from charged join orders o on o.id = charged.order_id
) given
join order_weeks w on w.user_id = given.user_id and w.monday = given.monday
where w.settled_at is null
union all
select 'ledger: a payment is in the ledger as what it was', 'payment ' || p.id
from payments p
left join ledger_provider_payments l on l.kind = 'payment' and l.reference = p.public_id
where coalesce(l.cents, 0) <> case when p.status = 'succeeded' then p.amount_cents else 0 end
union all
select 'ledger: a refund is in the ledger as what it was', 'refund ' || r.id
from refunds r
left join ledger_provider_payments l on l.kind = 'refund' and l.reference = r.public_id
where coalesce(l.cents, 0) <> case when r.status = 'succeeded' then -r.amount_cents else 0 end
union all
select 'ledger: codes of a gift count as long as we have what was paid for it', 'gift ' || s.id
from credit_code_sets s
join credit_codes c on c.set_id = s.id
join payments p on p.id = s.payment_id
where (c.revoked_at is null) <> (p.status = 'succeeded' and not exists (
  select from refunds r where r.payment_id = p.id and r.status <> 'failed'))
union all
select 'ledger: what is set aside for cards is what refunds are to bring', 'family ' || user_id
from family_funds f
full join (
  select r.user_id, sum(r.amount_cents) as cents
  from refunds r join payments p on p.id = r.payment_id
  where r.status in ('new', 'pending') and p.purpose <> 'gift' group by r.user_id
) under_way using (user_id)
where coalesce(f.refunding_cents, 0) <> coalesce(under_way.cents, 0)
union all
select 'ledger: a payment is not left open', 'payment ' || id
from payments
where status in ('new', 'pending')
  and coalesce(ask_after, asked_at) < clock_timestamp() - interval '10 minutes'
union all
select 'ledger: a refund is not left open', 'refund ' || id
from refunds
where status = 'new'
  and coalesce(ask_after, asked_at) < clock_timestamp() - interval '10 minutes'
union all
select 'ledger: what the provider told us is dealt with', 'event ' || id
from provider_events
where processed_at is null and received_at < clock_timestamp() - interval '10 minutes';
