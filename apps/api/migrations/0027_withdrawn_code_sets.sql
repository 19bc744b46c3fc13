-- A set of promotion codes that waits may be withdrawn by whoever made it: nobody is asked about it then.
alter table credit_code_sets
  add column withdrawn_at timestamptz,
  add check (withdrawn_at is null or issued_at is null and decided_by is null);
drop index credit_code_sets_asked_idx;
create index credit_code_sets_asked_idx on credit_code_sets (id)
  where kind = 'promotion' and issued_at is null and refused_at is null and withdrawn_at is null;
update credit_code_sets s set withdrawn_at = app_now()
  where s.kind = 'promotion' and s.issued_at is null and s.refused_at is null
    and not exists (select from credit_codes c where c.set_id = s.id and c.revoked_at is null);
