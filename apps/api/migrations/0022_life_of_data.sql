-- The life of data (docs/decisions/0053). A closed account is erased after a time: its names and
-- addresses go, its numbers stay. A family may have a child erased at once.
alter table users add column erased_at timestamptz,
  add check (erased_at is null or deleted_at is not null);
create index users_to_erase_idx on users (deleted_at, id)
  where deleted_at is not null and erased_at is null;
alter table lunchers
  -- Somebody asked for it; it is done once no kitchen has a lunch of hers.
  add column erase_asked_at timestamptz,
  add column erased_at timestamptz,
  add check (erased_at is null or deleted_at is not null);

create index lunchers_to_erase_idx on lunchers (id)
  where erase_asked_at is not null and erased_at is null;

-- What was erased, of whom by number, and when.
create table erasures (
  id integer generated always as identity primary key,
  user_id integer not null references users(id),
  -- Null: the whole account.
  luncher_id integer references lunchers(id),
  -- Null: the product itself, when the time was over.
  actor_id integer references users(id),
  at timestamptz not null default app_now(),
  -- Rows that were changed or removed, by table.
  counts jsonb not null check (jsonb_typeof(counts) = 'object')
);
create unique index erasures_once_key on erasures (user_id, coalesce(luncher_id, 0));
create index erasures_luncher_idx on erasures (luncher_id) where luncher_id is not null;
create index erasures_actor_idx on erasures (actor_id) where actor_id is not null;
create trigger erasures_append_only before update or delete on erasures
  for each statement execute function append_only();

-- What is written once stays as it is, but for texts that name somebody: a transaction that erases
-- may change them and nothing else.
create function append_only_but_names() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or current_setting('yay.erasing', true) is distinct from 'on' then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create function only_names_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv::text[] is distinct from to_jsonb(old) - tg_argv::text[] then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

drop trigger activity_log_append_only on activity_log;
create trigger activity_log_append_only before update or delete on activity_log
  for each statement execute function append_only_but_names();
create trigger activity_log_only_names before update on activity_log for each row
  execute function only_names_change('subject_label', 'before', 'after', 'ip', 'user_agent');

drop trigger order_events_append_only on order_events;
create trigger order_events_append_only before update or delete on order_events
  for each statement execute function append_only_but_names();
create trigger order_events_only_names before update on order_events for each row
  execute function only_names_change('ip', 'user_agent');

drop trigger ledger_transactions_append_only on ledger_transactions;
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each statement execute function append_only_but_names();
create trigger ledger_transactions_only_names before update on ledger_transactions for each row
  execute function only_names_change('reason');

-- How long things are kept -----------------------------------------------------------------------
-- Until which instant the addresses of the two logs are cleared already: the next run goes on there.
create table retention_marks (
  log text primary key check (log in ('activity_log', 'order_events')),
  cleared_until timestamptz not null
);
create index mails_created_at_idx on mails using brin (created_at);
create index user_events_at_idx on user_events using brin (at);

-- Whose mail it is, where nobody has the address as an account.
create index mails_to_address_idx on mails (to_address) where user_id is null;
create index credit_code_sets_recipient_idx on credit_code_sets (recipient_email)
  where recipient_email is not null;
create index credit_code_sets_buyer_email_idx on credit_code_sets (buyer_email)
  where buyer_email is not null;
create index message_modal_addresses_email_idx on message_modal_addresses (email);

-- An instant as it stands in a file for machines.
create function iso_utc(at timestamptz) returns text
language sql immutable parallel safe
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') $$;
