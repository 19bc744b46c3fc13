-- A promo code that can give more than one person may promise waits for a second person
-- (docs/decisions/0048). Who asked for it as it stands, since when, and who agreed to it.
alter table discounts
  add column waiting_by integer references users(id),
  add column waiting_since timestamptz,
  add column approved_by integer references users(id),
  add constraint discounts_waiting check ((waiting_by is null) = (waiting_since is null));
-- What somebody promised by a code without a second person counts with what she gives on that day.
alter table discounts
  add column alone_by integer references users(id),
  add column alone_at timestamptz,
  add column alone_cents bigint check (alone_cents > 0),
  add constraint discounts_alone check (num_nulls(alone_by, alone_at, alone_cents) in (0, 3));
create index discounts_waiting_idx on discounts (waiting_since) where waiting_by is not null;
create index discounts_alone_idx on discounts (alone_at) where alone_at is not null;

create or replace view given_alone as
select g.actor_id, g.user_id, g.amount_cents::bigint as cents, g.created_at as given_at
from credit_grants g left join credit_uploads p on p.id = g.upload_id
where case when g.upload_id is null then g.status = 'issued' and g.decided_by is null
  else p.status in ('running', 'done') and p.decided_by is null end
union all
select r.actor_id, p.user_id, r.amount_cents::bigint, r.created_at
from refund_requests r join payments p on p.id = r.payment_id
join refunds sent on sent.id = r.refund_id and sent.status <> 'failed'
where r.status = 'approved' and r.decided_by is null
union all
select s.actor_id, null, s.amount_cents::bigint * s.quantity, s.created_at
from credit_code_sets s
where s.kind = 'promotion' and s.issued_at is not null and s.decided_by is null
union all
select d.alone_by, null, d.alone_cents, d.alone_at
from discounts d where d.alone_at is not null
union all
select null, t.user_id, e.amount_cents, t.at
from ledger_transactions t
join ledger_entries e on e.transaction_id = t.id
join ledger_accounts a on a.id = e.account_id and a.kind = 'promotion'
where t.kind in ('referral', 'not_picked_up');
