-- The ledger ------------------------------------------------------------------------------------
-- Double entry. An entry's amount is a debit when positive and a credit when negative; the entries
-- of a transaction sum to zero. What a family has or owes is a sum of entries and nothing else.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    -- Of a family: what it owes; money of its own; what it was given; money on its way to a card.
    'receivable', 'credit', 'promo_credit', 'yay_bucks', 'yay_bonus', 'refunding',
    -- Of the house.
    'provider', 'meals', 'late_fees', 'discounts', 'promotion', 'gifts_sold', 'opening')),
  user_id integer references users(id),
  check ((user_id is not null) = (kind in
    ('receivable', 'credit', 'promo_credit', 'yay_bucks', 'yay_bonus', 'refunding')))
);
create unique index ledger_accounts_family_key on ledger_accounts (user_id, kind) where user_id is not null;
create unique index ledger_accounts_house_key on ledger_accounts (kind) where user_id is null;
insert into ledger_accounts (kind) values ('provider'), ('meals'), ('late_fees'), ('discounts'),
  ('promotion'), ('gifts_sold'), ('opening');

create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- One business event, one key: what happens twice is written once.
  key text not null unique check (length(key) between 3 and 200),
  kind text not null check (kind in ('opening', 'settlement', 'reversal', 'debt_paid', 'card_payment',
    'yay_bucks_purchase', 'gift_sale', 'gift_redemption', 'code_redemption', 'credit_issued',
    'credit_taken_back', 'referral', 'refund_started', 'refund_done', 'refund_failed', 'dispute')),
  -- The family whose statement it is on; null for a guest's.
  user_id integer references users(id),
  at timestamptz not null default app_now(),
  actor_id integer references users(id),
  impersonator_id integer references users(id),
  reason text,
  settlement_id bigint,
  payment_id bigint,
  refund_id bigint,
  grant_id bigint,
  credit_code_id bigint,
  xact xid8 not null default pg_current_xact_id()
);
create index ledger_transactions_user_idx on ledger_transactions (user_id, at, id) where user_id is not null;
create index ledger_transactions_payment_idx on ledger_transactions (payment_id) where payment_id is not null;
create index ledger_transactions_at_idx on ledger_transactions (at);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions(id),
  account_id bigint not null references ledger_accounts(id),
  amount_cents bigint not null check (amount_cents <> 0 and abs(amount_cents) < 1000000000000),
  -- The order that it was for.
  order_id bigint references orders(id)
);
create index ledger_entries_account_idx on ledger_entries (account_id) include (amount_cents);
create index ledger_entries_transaction_idx on ledger_entries (transaction_id);
create index ledger_entries_order_idx on ledger_entries (order_id) where order_id is not null;

create trigger ledger_accounts_append_only before update or delete on ledger_accounts
  for each statement execute function append_only();
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each statement execute function append_only();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each statement execute function append_only();
create trigger ledger_accounts_kept before truncate on ledger_accounts
  for each statement execute function append_only();
create trigger ledger_transactions_kept before truncate on ledger_transactions
  for each statement execute function append_only();
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function append_only();

-- The entries of a transaction come in one statement of the database transaction that opened it,
-- balanced; and no account of a family passes zero. Whoever moves a family's money holds its
-- accounts from here to the commit, so that two can't both spend the last dollar.
create function ledger_must_balance() returns trigger language plpgsql as $$
declare wrong record;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'the ledger is written at read committed' using errcode = 'object_not_in_prerequisite_state';
  end if;
  select e.transaction_id into wrong from ledger_entries e
    where e.transaction_id in (select n.transaction_id from written n)
    group by e.transaction_id having sum(e.amount_cents) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % does not balance', wrong.transaction_id
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  select t.id into wrong from ledger_transactions t
    where t.id in (select n.transaction_id from written n) and t.xact <> pg_current_xact_id() limit 1;
  if found then
    raise exception 'ledger transaction % is closed', wrong.id
      using errcode = 'restrict_violation', constraint = 'ledger_closed';
  end if;
  perform 1 from ledger_accounts a
    where a.user_id is not null and a.id in (select n.account_id from written n)
    order by a.id for no key update;
  select a.id, a.kind into wrong from ledger_accounts a
    cross join lateral (select sum(e.amount_cents) as cents from ledger_entries e where e.account_id = a.id) held
    where a.user_id is not null and a.id in (select n.account_id from written n)
      and case when a.kind = 'receivable' then held.cents < 0 else held.cents > 0 end
    limit 1;
  if found then
    raise exception 'account % (%) would pass zero', wrong.id, wrong.kind
      using errcode = 'check_violation', constraint = 'ledger_not_below_zero';
  end if;
  return null;
end $$;
create trigger ledger_entries_balance after insert on ledger_entries referencing new table as written
  for each statement execute function ledger_must_balance();

create function ledger_must_have_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transaction_id = new.id) then
    raise exception 'ledger transaction % moves nothing', new.id
      using errcode = 'check_violation', constraint = 'ledger_moves_something';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_entries after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_must_have_entries();

-- What every family has, in cents: what it owes, what it may spend.
create view family_funds as
  select a.user_id,
    coalesce(sum(e.amount_cents) filter (where a.kind = 'receivable'), 0)::bigint as owed_cents,
    coalesce(-sum(e.amount_cents) filter (where a.kind = 'credit'), 0)::bigint as credit_cents,
    coalesce(-sum(e.amount_cents) filter (where a.kind = 'promo_credit'), 0)::bigint as promo_credit_cents,
    coalesce(-sum(e.amount_cents) filter (where a.kind = 'yay_bucks'), 0)::bigint as yay_bucks_cents,
    coalesce(-sum(e.amount_cents) filter (where a.kind = 'yay_bonus'), 0)::bigint as yay_bonus_cents,
    coalesce(-sum(e.amount_cents) filter (where a.kind = 'refunding'), 0)::bigint as refunding_cents
  from ledger_accounts a left join ledger_entries e on e.account_id = a.id
  where a.user_id is not null
  group by a.user_id;

-- Settlement ------------------------------------------------------------------------------------
-- When each market's families are charged for a week. Due instants are of the product's clock.
create table settlement_weeks (
  market_id integer not null references markets(id),
  monday date not null check (extract(isodow from monday) = 1),
  settle_at timestamptz not null,
  -- When its families were given to the workers.
  fanned_out_at timestamptz,
  primary key (market_id, monday)
);
create index settlement_weeks_due_idx on settlement_weeks (settle_at) where fanned_out_at is null;
-- When the families of a day that is locked were given to the workers.
alter table market_days add column settle_fanned_out_at timestamptz;
create index market_days_settle_idx on market_days (locked_at) where locked_at is not null and settle_fanned_out_at is null;
-- When a family's week was first charged; what is ordered later settles when its own day locks.
alter table order_weeks add column settled_at timestamptz;

create table settlements (
  id bigint generated always as identity primary key,
  user_id integer not null references users(id),
  monday date not null check (extract(isodow from monday) = 1),
  -- The week as a whole; what a day's lock brought besides; what existed before the ledger.
  kind text not null check (kind in ('week', 'day', 'opening')),
  settled_at timestamptz not null default app_now(),
  meals_cents integer not null,
  late_fee_cents integer not null,
  discount_cents integer not null,
  -- What of it was paid from where; what is left was asked of the card.
  credit_cents integer not null default 0 check (credit_cents >= 0),
  yay_bucks_cents integer not null default 0 check (yay_bucks_cents >= 0),
  card_cents integer not null default 0 check (card_cents >= 0)
);
create unique index settlements_one_per_week on settlements (user_id, monday) where kind = 'week';
create index settlements_user_idx on settlements (user_id, monday);
create trigger settlements_append_only before update or delete on settlements
  for each statement execute function append_only();

-- What an order was charged and given back, each as a difference to what came before; the sum is
-- the price that it was settled at. A cancelled order's is nothing.
create table order_charges (
  order_id bigint not null references orders(id),
  sequence smallint not null check (sequence >= 1),
  transaction_id bigint not null references ledger_transactions(id),
  settlement_id bigint references settlements(id),
  meals_cents integer not null,
  late_fee_cents integer not null,
  -- Its share of the week's discount.
  discount_cents integer not null,
  primary key (order_id, sequence)
);
create index order_charges_settlement_idx on order_charges (settlement_id) where settlement_id is not null;
create index order_charges_transaction_idx on order_charges (transaction_id);
create trigger order_charges_append_only before update or delete on order_charges
  for each statement execute function append_only();

-- Payments --------------------------------------------------------------------------------------
create table payment_customers (
  user_id integer primary key references users(id),
  provider text not null check (provider in ('builtin', 'stripe')),
  customer_id text not null,
  created_at timestamptz not null default app_now(),
  unique (provider, customer_id)
);

-- What we know of a family's cards; the provider has the cards themselves.
create table payment_methods (
  id bigint generated always as identity primary key,
  user_id integer not null references users(id),
  provider text not null check (provider in ('builtin', 'stripe')),
  method_id text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null,
  fingerprint text,
  is_default boolean not null default false,
  created_at timestamptz not null default app_now(),
  removed_at timestamptz,
  unique (provider, method_id),
  check (not is_default or removed_at is null)
);
create unique index payment_methods_one_default on payment_methods (user_id) where is_default;
create index payment_methods_user_idx on payment_methods (user_id) where removed_at is null;
create index payment_methods_fingerprint_idx on payment_methods (fingerprint) where fingerprint is not null;

-- What was asked of a card. Written before the provider is asked, so that a payment of which the
-- answer was lost is known, and asked after under the same key.
create table payments (
  id bigint generated always as identity primary key,
  -- What the provider and a guest know it by.
  public_id uuid not null default gen_random_uuid() unique,
  user_id integer references users(id),
  purpose text not null check (purpose in ('debt', 'yay_bucks', 'gift')),
  amount_cents integer not null check (amount_cents between 1 and 100000000),
  provider text not null check (provider in ('builtin', 'stripe')),
  customer_id text,
  method_id text,
  card_brand text,
  card_last4 text,
  -- Nobody is there to answer her bank.
  off_session boolean not null,
  status text not null default 'new'
    check (status in ('new', 'pending', 'requires_action', 'succeeded', 'failed', 'cancelled')),
  intent_id text,
  failure_code text,
  details jsonb not null default '{}',
  -- The key of the request that asked for it.
  request_key text check (length(request_key) between 8 and 100),
  actor_id integer references users(id),
  created_at timestamptz not null default app_now(),
  -- Real time: when the provider was last asked, and when to ask again.
  asked_at timestamptz,
  ask_after timestamptz,
  finished_at timestamptz,
  check ((status in ('succeeded', 'failed', 'cancelled')) = (finished_at is not null)),
  check (user_id is not null or purpose = 'gift')
);
create unique index payments_intent_key on payments (provider, intent_id) where intent_id is not null;
create unique index payments_request_key on payments (user_id, request_key) where request_key is not null and user_id is not null;
-- What is owed is asked of one payment at a time.
create unique index payments_one_open_debt on payments (user_id)
  where purpose = 'debt' and status in ('new', 'pending', 'requires_action');
-- One that is over may be looked for once more: what never reached the provider might still.
create index payments_ask_idx on payments (ask_after) where ask_after is not null;
create index payments_user_idx on payments (user_id, id) where user_id is not null;

create table refunds (
  id bigint generated always as identity primary key,
  public_id uuid not null default gen_random_uuid() unique,
  payment_id bigint not null references payments(id),
  user_id integer references users(id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (length(reason) between 3 and 500),
  status text not null default 'new' check (status in ('new', 'pending', 'succeeded', 'failed')),
  provider_refund_id text,
  failure_code text,
  actor_id integer not null references users(id),
  created_at timestamptz not null default app_now(),
  asked_at timestamptz,
  ask_after timestamptz,
  finished_at timestamptz,
  check ((status in ('succeeded', 'failed')) = (finished_at is not null))
);
create index refunds_payment_idx on refunds (payment_id);
create index refunds_open_idx on refunds (ask_after) where status in ('new', 'pending');
create index refunds_user_idx on refunds (user_id);

-- What the provider told us, kept before anything is done about it.
create table provider_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null default clock_timestamp(),
  processed_at timestamptz,
  outcome text,
  unique (provider, event_id)
);
create index provider_events_waiting_idx on provider_events (id) where processed_at is null;

-- All processes together keep the provider's limit: the next call's turn, in real time.
create table provider_pace (
  provider text primary key,
  next_at timestamptz not null default '-infinity'
);

-- Dunning ---------------------------------------------------------------------------------------
create table dunning_cases (
  id bigint generated always as identity primary key,
  user_id integer not null references users(id),
  opened_at timestamptz not null default app_now(),
  tries integer not null default 0,
  next_try_at timestamptz,
  grace_ends_at timestamptz not null,
  warned_at timestamptz,
  warned_again_at timestamptz,
  suspended_at timestamptz,
  closed_at timestamptz
);
create unique index dunning_cases_one_open on dunning_cases (user_id) where closed_at is null;
create index dunning_cases_due_idx on dunning_cases (next_try_at) where closed_at is null and next_try_at is not null;

-- Credit that staff give ------------------------------------------------------------------------
create table credit_uploads (
  id bigint generated always as identity primary key,
  file_name text not null,
  file_hash bytea not null,
  rows integer not null check (rows > 0),
  total_cents bigint not null check (total_cents > 0),
  actor_id integer not null references users(id),
  created_at timestamptz not null default app_now()
);
-- Issued, or asked for and waiting for a second person.
create table credit_grants (
  id bigint generated always as identity primary key,
  user_id integer not null references users(id),
  amount_cents integer not null check (amount_cents between 1 and 100000000),
  reason text not null check (length(reason) between 3 and 500),
  upload_id bigint references credit_uploads(id),
  status text not null default 'issued' check (status in ('waiting', 'issued', 'refused')),
  actor_id integer not null references users(id),
  created_at timestamptz not null default app_now(),
  decided_by integer references users(id),
  decided_at timestamptz,
  request_key text,
  check (decided_by is null or decided_by <> actor_id)
);
create index credit_grants_user_idx on credit_grants (user_id);
create index credit_grants_waiting_idx on credit_grants (id) where status = 'waiting';
create unique index credit_grants_request_key on credit_grants (actor_id, request_key) where request_key is not null;
-- A refund that waits for a second person is not one yet.
create table refund_requests (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments(id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (length(reason) between 3 and 500),
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused')),
  actor_id integer not null references users(id),
  created_at timestamptz not null default app_now(),
  decided_by integer references users(id),
  decided_at timestamptz,
  refund_id bigint references refunds(id),
  check (decided_by is null or decided_by <> actor_id)
);
create index refund_requests_waiting_idx on refund_requests (id) where status = 'waiting';

-- Gifts and codes -------------------------------------------------------------------------------
create table credit_code_sets (
  id bigint generated always as identity primary key,
  public_id uuid not null default gen_random_uuid() unique,
  kind text not null check (kind in ('gift_card', 'teacher_lunch', 'promotion')),
  name text not null check (length(name) between 1 and 120),
  amount_cents integer not null check (amount_cents between 100 and 100000),
  quantity integer not null check (quantity between 1 and 5000),
  buyer_user_id integer references users(id),
  buyer_name text,
  buyer_email text,
  recipient_name text,
  recipient_email text,
  message text check (length(message) <= 500),
  locale text not null default 'en' check (locale in ('en', 'es')),
  payment_id bigint unique references payments(id),
  -- Of the team, for a set that nobody paid for.
  actor_id integer references users(id),
  expires_on date,
  created_at timestamptz not null default app_now(),
  issued_at timestamptz,
  archived_at timestamptz,
  check ((kind = 'promotion') = (actor_id is not null)),
  check (kind = 'promotion' or expires_on is null)
);
create index credit_code_sets_buyer_idx on credit_code_sets (buyer_user_id) where buyer_user_id is not null;
-- A code is known by its hash alone; it is written once, in the letter that carries it.
create table credit_codes (
  id bigint generated always as identity primary key,
  set_id bigint not null references credit_code_sets(id),
  code_hash bytea not null unique,
  last4 text not null,
  redeemed_by integer references users(id),
  redeemed_at timestamptz,
  revoked_at timestamptz,
  check ((redeemed_by is null) = (redeemed_at is null)),
  check (redeemed_at is null or revoked_at is null)
);
create index credit_codes_set_idx on credit_codes (set_id);
create index credit_codes_redeemed_by_idx on credit_codes (redeemed_by) where redeemed_by is not null;

create table referral_codes (
  user_id integer primary key references users(id),
  code text not null unique check (code = upper(code) and length(code) between 6 and 20)
);
create table referrals (
  invited_id integer primary key references users(id),
  referrer_id integer not null references users(id),
  created_at timestamptz not null default app_now(),
  rewarded_at timestamptz,
  refused_as text,
  check (invited_id <> referrer_id)
);
create index referrals_referrer_idx on referrals (referrer_id);
create index referrals_open_idx on referrals (invited_id) where rewarded_at is null and refused_as is null;

-- Promotion as staff keep it --------------------------------------------------------------------
alter table discounts
  add column name text not null default '',
  add column notes text not null default '',
  add column version integer not null default 1,
  add column created_at timestamptz not null default app_now(),
  add column created_by integer references users(id),
  add column updated_at timestamptz not null default app_now();

alter table ledger_transactions
  add foreign key (settlement_id) references settlements(id),
  add foreign key (payment_id) references payments(id),
  add foreign key (refund_id) references refunds(id),
  add foreign key (grant_id) references credit_grants(id),
  add foreign key (credit_code_id) references credit_codes(id);
create index ledger_transactions_settlement_idx on ledger_transactions (settlement_id) where settlement_id is not null;

-- Gifts and codes, further ----------------------------------------------------------------------
alter table credit_code_sets
  -- The key of the request that asked for it, and what it asked for.
  add column request_key text check (length(request_key) between 16 and 100),
  add column request_hash bytea,
  -- Of a gift to a teacher: how many, and where.
  add column lunches smallint check (lunches > 0),
  add column destination_id integer references destinations(id),
  add check ((kind = 'teacher_lunch') = (lunches is not null));
create unique index credit_code_sets_request_key
  on credit_code_sets (coalesce(buyer_user_id, actor_id, 0), request_key) where request_key is not null;
create index credit_code_sets_created_idx on credit_code_sets (created_at desc, id desc);
create index ledger_transactions_code_idx on ledger_transactions (credit_code_id) where credit_code_id is not null;

-- What was ordered before there was a ledger ----------------------------------------------------
-- Of every week whose noon has passed, in the last of the family's markets: charged at the price that
-- it was saved at and paid from outside, so that what is cancelled later comes back as credit. Touches
-- no account of a family. Answers how many orders that were; from `bulk` on the ledger, if empty, does
-- without its foreign keys and indexes meanwhile.
create function ledger_open_past_orders(bulk integer default 20000) returns integer language plpgsql as $$
declare
  clock constant timestamptz := app_now();
  week_hour constant integer := coalesce(
    (select (fields ->> 'weekHour')::int from site_options where type = 'times'), 12);
  ledger constant regclass[] := array['settlements', 'ledger_transactions', 'ledger_entries', 'order_charges'];
  filled constant regclass[] := array['ledger_entries', 'order_charges'];
  indexes text[];
  foreign_keys text[];
  step text;
  opened integer;
begin
  drop table if exists opening_weeks, opening_orders;
  create temporary table opening_weeks on commit drop as
    select o.user_id, o.date - (extract(isodow from o.date)::int - 1) as monday,
      max(((o.date - (extract(isodow from o.date)::int - 1)) + make_interval(hours => week_hour))
        at time zone m.timezone) as noon
    from orders o
    join destinations d on d.id = o.destination_id
    join markets m on m.id = d.market_id
    where o.status <> 'cancelled'
    group by 1, 2;
  delete from opening_weeks p where p.noon > clock or exists (
    select from order_weeks w where w.user_id = p.user_id and w.monday = p.monday and w.settled_at is not null);
  analyze opening_weeks;

  create temporary table opening_orders on commit drop as
    select o.id, o.user_id, p.monday, o.date, o.kind, o.destination_id, o.grade_id,
      o.total_cents - o.late_fee_cents as meals, o.late_fee_cents as late_fee, 0 as share
    from orders o
    join opening_weeks p on p.user_id = o.user_id
      and p.monday = o.date - (extract(isodow from o.date)::int - 1)
    where o.status <> 'cancelled' and o.total_cents > 0;
  get diagnostics opened = row_count;

  -- Shares of the discount, to the cent as a settlement makes them: rounded down, the cents left over
  -- to the largest remainders, the earlier lunch first.
  with discounted as (
    select o.id, o.user_id, o.monday, o.date, o.meals, w.discount_cents,
      case when cardinality(dc.market_ids) = 0 or d.market_id = any(dc.market_ids)
          then case when cardinality(dc.destination_ids) = 0 or o.destination_id = any(dc.destination_ids)
          then case when cardinality(dc.grade_ids) = 0 or o.grade_id = any(dc.grade_ids)
          then o.meals end end end as targeted
    from order_weeks w
    join opening_orders o on o.user_id = w.user_id and o.monday = w.monday and o.kind = 'calendar'
    join destinations d on d.id = o.destination_id
    join discounts dc on dc.id = w.discount_id
    where w.discount_cents > 0
  ), weighed as (
    select *, case when sum(targeted) over week >= discount_cents then coalesce(targeted, 0)
      else meals end::bigint as weight
    from discounted window week as (partition by user_id, monday)
  ), divided as (
    select *, least(discount_cents, sum(weight) over week)::bigint as to_share,
      sum(weight) over week as weights
    from weighed window week as (partition by user_id, monday)
  ), parts as (
    select *, div(to_share * weight, weights) as part, mod(to_share * weight, weights) as remainder
    from divided where weights > 0
  ), ranked as (
    select *, row_number() over (partition by user_id, monday order by remainder desc, date, id) as place,
      to_share - sum(part) over (partition by user_id, monday) as cents_left
    from parts
  )
  update opening_orders o
  set share = r.part + case when r.place <= r.cents_left then 1 else 0 end
  from ranked r where r.id = o.id;
  analyze opening_orders;

  -- A sort and a join over all rows cost a fraction of a look-up for each.
  if opened >= bulk and not exists (select from ledger_entries) then
    select array_agg(pg_get_indexdef(indexrelid) order by indexrelid) into indexes
    from pg_index where indrelid = any(filled)
      and not exists (select from pg_constraint where conindid = indexrelid);
    select array_agg(format('alter table %s add constraint %I %s', conrelid::regclass,
      conname, pg_get_constraintdef(oid)) order by conrelid, conname) into foreign_keys
    from pg_constraint where contype = 'f' and conrelid = any(ledger);
    for step in
      select format('drop index %s', indexrelid::regclass) from pg_index where indrelid = any(filled)
        and not exists (select from pg_constraint where conindid = indexrelid)
      union all
      select format('alter table %s drop constraint %I', conrelid::regclass, conname)
      from pg_constraint where contype = 'f' and conrelid = any(ledger)
    loop execute step; end loop;
  end if;

  insert into settlements (user_id, monday, kind, settled_at, meals_cents, late_fee_cents, discount_cents)
  select p.user_id, p.monday, 'opening', p.noon, sum(o.meals), sum(o.late_fee), sum(o.share)
  from opening_weeks p
  join opening_orders o on o.user_id = p.user_id and o.monday = p.monday
  group by p.user_id, p.monday, p.noon
  order by p.monday, p.user_id;

  insert into ledger_transactions (key, kind, user_id, at, settlement_id)
  select 'opening:' || s.user_id || ':' || s.monday, 'opening', s.user_id, s.settled_at, s.id
  from settlements s
  join opening_weeks p on p.user_id = s.user_id and p.monday = s.monday
  where s.kind = 'opening'
  order by s.id;

  with charged as (
    select t.id as transaction_id, t.settlement_id, o.*
    from opening_orders o
    join settlements s on s.user_id = o.user_id and s.monday = o.monday and s.kind = 'opening'
    join ledger_transactions t on t.settlement_id = s.id
  ), kept as (
    insert into order_charges (order_id, sequence, transaction_id, settlement_id, meals_cents,
      late_fee_cents, discount_cents)
    select id, 1, transaction_id, settlement_id, meals, late_fee, share from charged
  ), entries as (
    select transaction_id, 'meals' as kind, -meals as cents, id as order_id from charged where meals <> 0
    union all
    select transaction_id, 'late_fees', -late_fee, id from charged where late_fee <> 0
    union all
    select transaction_id, 'discounts', share, id from charged where share <> 0
    union all
    select transaction_id, 'opening', sum(meals + late_fee - share), null
    from charged group by transaction_id having sum(meals + late_fee - share) <> 0
  )
  insert into ledger_entries (transaction_id, account_id, amount_cents, order_id)
  select e.transaction_id, a.id, e.cents, e.order_id
  from entries e join ledger_accounts a on a.kind = e.kind and a.user_id is null;

  insert into order_weeks as w (user_id, monday, settled_at)
  select p.user_id, p.monday, p.noon from opening_weeks p
  where exists (select from opening_orders o where o.user_id = p.user_id and o.monday = p.monday)
  order by p.user_id, p.monday
  on conflict (user_id, monday) do update set settled_at = excluded.settled_at;

  update market_days md set settle_fanned_out_at = clock
  from markets m
  where m.id = md.market_id and md.locked_at is not null and md.settle_fanned_out_at is null
    and ((md.date - (extract(isodow from md.date)::int - 1)) + make_interval(hours => week_hour))
      at time zone m.timezone <= clock;

  if indexes is not null then
    foreach step in array indexes loop execute step; end loop;
    execute format('analyze %s', array_to_string(ledger, ', '));
  end if;
  -- Nothing is left to be checked at the end, so that the tables may be altered further.
  set constraints ledger_transactions_entries immediate;
  set constraints ledger_transactions_entries deferred;
  if foreign_keys is not null then
    foreach step in array foreign_keys loop execute step; end loop;
  end if;
  drop table opening_weeks, opening_orders;
  return opened;
end $$;
select ledger_open_past_orders();

-- What the provider should have of ours, by our own reference; against it its record is held.
create view ledger_provider_payments as
  select 'payment' as kind, p.public_id as reference, p.provider, sum(e.amount_cents)::bigint as cents
  from ledger_entries e
  join ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
  join ledger_transactions t on t.id = e.transaction_id and t.refund_id is null and t.kind <> 'dispute'
  join payments p on p.id = t.payment_id
  group by p.id
  union all
  select 'refund', r.public_id, p.provider, sum(e.amount_cents)::bigint
  from ledger_entries e
  join ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
  join ledger_transactions t on t.id = e.transaction_id
  join refunds r on r.id = t.refund_id
  join payments p on p.id = r.payment_id
  group by r.id, p.id;

-- Payments, further -----------------------------------------------------------------------------
-- Real time: when what became of it was written down.
alter table payments add column recorded_at timestamptz;
create index payments_recorded_idx on payments (user_id, recorded_at) where purpose = 'debt';
create index refunds_provider_idx on refunds (provider_refund_id) where provider_refund_id is not null;

-- Dunning, further ------------------------------------------------------------------------------
-- When it was passed on that the family has paid.
alter table dunning_cases add column recovery_told_at timestamptz;
create index dunning_cases_recovered_idx on dunning_cases (id) where closed_at is not null and recovery_told_at is null;
create index dunning_cases_grace_idx on dunning_cases (grace_ends_at) where closed_at is null;

-- Credit that staff give, further ---------------------------------------------------------------
alter table credit_uploads
  add column status text not null default 'running'
    check (status in ('waiting', 'running', 'done', 'refused')),
  add column decided_by integer references users(id),
  add column decided_at timestamptz,
  add column finished_at timestamptz,
  -- The key of the request that asked for it.
  add column request_key text check (length(request_key) between 8 and 100),
  add check (decided_by is null or decided_by <> actor_id);
create unique index credit_uploads_request_key on credit_uploads (actor_id, request_key);
create index credit_uploads_hash_idx on credit_uploads (file_hash);
create index credit_uploads_waiting_idx on credit_uploads (id) where status = 'waiting';
create index credit_grants_upload_idx on credit_grants (upload_id, status) where upload_id is not null;
create index ledger_transactions_grant_idx on ledger_transactions (grant_id) where grant_id is not null;
-- Every refund that staff ask for has its request; one of a small amount is approved as it is made.
alter table refund_requests
  add column request_key text check (length(request_key) between 8 and 100);
create unique index refund_requests_request_key on refund_requests (actor_id, request_key);
create index refund_requests_payment_idx on refund_requests (payment_id);

-- Reconciliation --------------------------------------------------------------------------------
-- Real time, whatever the product's clock says: the provider's record knows no other. A range of it
-- is read through a few pages, since rows stand in the order of time.
set constraints ledger_transactions_entries immediate;
alter table ledger_transactions add column recorded_at timestamptz not null default clock_timestamp();
create index ledger_transactions_recorded_idx on ledger_transactions using brin (recorded_at) with (pages_per_range = 16);
set constraints ledger_transactions_entries deferred;
create index ledger_transactions_refund_idx on ledger_transactions (refund_id) where refund_id is not null;

-- What the provider says that moved, as far as it was asked. Nothing in it ever changes there.
create table provider_movements (
  provider text not null check (provider in ('builtin', 'stripe')),
  movement_id text not null,
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'other')),
  -- Positive: to us.
  amount_cents bigint not null,
  intent_id text,
  -- Ours, where it is one; what somebody else's says stays in `label`.
  reference uuid,
  label text,
  moved_at timestamptz not null,
  primary key (provider, movement_id)
);
create index provider_movements_time_idx on provider_movements (provider, moved_at);
create index provider_movements_reference_idx on provider_movements (reference) where reference is not null;
create index provider_movements_intent_idx on provider_movements (intent_id) where intent_id is not null;

create table reconciliation_runs (
  id integer generated always as identity primary key,
  provider text not null check (provider in ('builtin', 'stripe')),
  -- Days of the office, both included, and the instants of real time that they are.
  first_day date not null,
  last_day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'reading', 'even', 'under_way', 'differs', 'failed')),
  -- Null: by itself.
  asked_by integer references users(id),
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  finished_at timestamptz,
  tries smallint not null default 0,
  failure text check (failure in ('no_answer', 'refused', 'unknown')),
  -- How far the provider's record was read.
  movements integer not null default 0,
  read_after text,
  provider_cents bigint,
  ledger_cents bigint,
  -- What moved at the provider besides payments, refunds and disputes: payouts, its own corrections.
  other_cents bigint,
  matched integer,
  check (first_day <= last_day and starts_at < ends_at),
  check ((status in ('even', 'under_way', 'differs')) = (provider_cents is not null))
);
create index reconciliation_runs_days_idx on reconciliation_runs (provider, first_day, last_day);

-- What does not match: one line for each reference, with what either side has of it in all.
create table reconciliation_lines (
  run_id integer not null references reconciliation_runs(id) on delete cascade,
  position integer not null,
  state text not null check (state in ('ledger_only', 'provider_only', 'amount', 'dispute', 'under_way')),
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'other')),
  reference text,
  intent_id text,
  payment_id bigint references payments(id),
  refund_id bigint references refunds(id),
  user_id integer references users(id),
  ledger_cents bigint,
  provider_cents bigint,
  at timestamptz not null,
  primary key (run_id, position)
);

-- Revenue and vendor cost -----------------------------------------------------------------------
-- What the kitchen gets for it, fixed like the price when it is ordered.
alter table orders add column vendor_cents integer check (vendor_cents >= 0);
alter table order_lines add column vendor_cents integer check (vendor_cents >= 0);
update orders o set vendor_cents = i.price_to_vendor_cents from items i where i.id = o.item_id;
update order_lines n set vendor_cents = i.price_to_vendor_cents from items i where i.id = n.item_id;
create function vendor_price() returns trigger language plpgsql as $$
begin
  select price_to_vendor_cents into new.vendor_cents from items where id = new.item_id;
  return new;
end $$;
create index orders_cancelled_day_idx on orders (date) where status = 'cancelled';
create trigger orders_vendor_price before insert on orders
  for each row when (new.vendor_cents is null) execute function vendor_price();
create trigger orders_vendor_price_changed before update of item_id on orders
  for each row when (new.item_id <> old.item_id) execute function vendor_price();
create trigger order_lines_vendor_price before insert on order_lines
  for each row when (new.item_id is not null and new.vendor_cents is null) execute function vendor_price();
