-- A bonus of Yay Bucks that one person promised alone counts with what she gives on that day
-- (docs/decisions/0048): from the purchase on, and no longer once the card was declined.
create index payments_promised_idx on payments (created_at)
  where purpose = 'yay_bucks' and details ? 'promised_by';

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
select (p.details ->> 'promised_by')::integer, p.user_id, (p.details ->> 'bonus')::bigint, p.created_at
from payments p
where p.purpose = 'yay_bucks' and p.details ? 'promised_by' and p.status not in ('failed', 'cancelled')
union all
select null, t.user_id, e.amount_cents, t.at
from ledger_transactions t
join ledger_entries e on e.transaction_id = t.id
join ledger_accounts a on a.id = e.account_id and a.kind = 'promotion'
where t.kind in ('referral', 'not_picked_up');
