-- Limits of what staff give: promotion codes wait for a second person too, and what one person gave
-- alone, by whatever way, is read in one place (docs/decisions/0048).
alter table credit_code_sets
  add column decided_by integer references users(id),
  add column decided_at timestamptz,
  add column refused_at timestamptz,
  add check (decided_by is null or decided_by <> actor_id),
  add check ((decided_by is null) = (decided_at is null)),
  add check (refused_at is null or issued_at is null and decided_by is not null);
create index credit_code_sets_asked_idx on credit_code_sets (id)
  where kind = 'promotion' and issued_at is null and refused_at is null;

create index credit_grants_created_idx on credit_grants (created_at);
create index refund_requests_created_idx on refund_requests (created_at);

-- What a person of the team let through by herself. Whoever has a code may be any family: its sets
-- are without one. What was taken back or revoked since still counts, so that nobody gives it again.
create view given_alone as
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
where s.kind = 'promotion' and s.issued_at is not null and s.decided_by is null;
