-- Lists of the team at the size of a city -----------------------------------------------------------
-- What is asked of every family at once stands on the family: how many lunchers it has, and which
-- roles. Changes are added and taken away, never counted anew: two that happen together both count.
alter table users
  add column lunchers_count integer not null default 0 check (lunchers_count >= 0),
  add column role_names text[] not null default '{}';
update users u set
  lunchers_count = (select count(*) from lunchers l where l.user_id = u.id and l.deleted_at is null),
  role_names = array(select r.role from user_roles r where r.user_id = u.id order by r.role);

create function lunchers_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update users u set lunchers_count = u.lunchers_count + changed.by
    from (select user_id, count(*) as by from lunchers_after where deleted_at is null
      group by user_id) changed
    where u.id = changed.user_id;
  elsif tg_op = 'DELETE' then
    update users u set lunchers_count = u.lunchers_count - changed.by
    from (select user_id, count(*) as by from lunchers_before where deleted_at is null
      group by user_id) changed
    where u.id = changed.user_id;
  else
    update users u set lunchers_count = u.lunchers_count + changed.by
    from (
      select user_id, sum(one) as by from (
        select user_id, 1 as one from lunchers_after where deleted_at is null
        union all
        select user_id, -1 from lunchers_before where deleted_at is null
      ) each group by user_id having sum(one) <> 0
    ) changed
    where u.id = changed.user_id;
  end if;
  return null;
end $$;
create trigger lunchers_counted_insert after insert on lunchers
  referencing new table as lunchers_after
  for each statement execute function lunchers_counted();
create trigger lunchers_counted_delete after delete on lunchers
  referencing old table as lunchers_before
  for each statement execute function lunchers_counted();
create trigger lunchers_counted_update after update on lunchers
  referencing old table as lunchers_before new table as lunchers_after
  for each statement execute function lunchers_counted();

create function roles_named() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update users u
    set role_names = array(select name from unnest(u.role_names) name where name <> all (gone.names))
    from (select user_id, array_agg(role) as names from roles_before group by user_id) gone
    where u.id = gone.user_id;
  end if;
  if tg_op <> 'DELETE' then
    update users u set role_names = u.role_names || added.names
    from (select user_id, array_agg(role order by role) as names from roles_after
      group by user_id) added
    where u.id = added.user_id;
  end if;
  return null;
end $$;
create trigger roles_named_insert after insert on user_roles
  referencing new table as roles_after
  for each statement execute function roles_named();
create trigger roles_named_delete after delete on user_roles
  referencing old table as roles_before
  for each statement execute function roles_named();
create trigger roles_named_update after update on user_roles
  referencing old table as roles_before new table as roles_after
  for each statement execute function roles_named();

-- Lunchers are searched and put in order by text that is there already, as users are.
drop index lunchers_search_idx;
drop index lunchers_sort_name_idx;
alter table lunchers
  add column sort_name text generated always as (lower(last || ' ' || first)) stored,
  add column search_text text generated always as (lower(first || ' ' || last)) stored;
create index lunchers_search_idx on lunchers using gin (search_text gin_trgm_ops)
  where deleted_at is null;
-- With the family, of which a deleted one's lunchers are left out.
create index lunchers_sort_name_idx on lunchers (sort_name, id, user_id) where deleted_at is null;
