-- Identity: passwords asked anew, second factors, sessions that their owner can see and end ---------
alter table sessions
  add column id bigint generated always as identity unique,
  add column ip text,
  add column user_agent text,
  add column last_seen_at timestamptz not null default clock_timestamp(),
  -- An impersonation ends with the session that it was started from.
  add column started_from bytea references sessions(token_hash) on delete cascade,
  add column second_factor text check (second_factor in ('totp', 'passkey', 'recovery_code')),
  add check ((impersonator_id is null) or started_from is not null or second_factor is null);
create index sessions_started_from_idx on sessions (started_from) where started_from is not null;
create index sessions_impersonator_id_idx on sessions (impersonator_id) where impersonator_id is not null;

alter table users
  add column password_changed_at timestamptz,
  add column last_seen_at timestamptz,
  add column deleted_at timestamptz,
  add column notify_week_preview boolean not null default true,
  add column notify_nothing_chosen boolean not null default true,
  -- How lists sort and search people: by family name, then by first name.
  add column sort_name text generated always as (lower(last || ' ' || first)) stored,
  add column search_text text generated always as (lower(first || ' ' || last || ' ' || email)) stored;
create index users_sort_name_idx on users (sort_name, id) where deleted_at is null;
create index users_last_seen_at_idx on users (last_seen_at desc nulls last, id);
create index users_created_at_idx on users (created_at, id);
create extension if not exists pg_trgm;
create index users_search_idx on users using gin (search_text gin_trgm_ops);
create index user_roles_role_idx on user_roles (role, user_id);
create index vendor_users_vendor_id_idx on vendor_users (vendor_id);
create index destination_users_destination_id_idx on destination_users (destination_id);
create index lunchers_destination_id_idx on lunchers (destination_id, user_id) where deleted_at is null;

-- A letter with a link: to set a password that was forgotten, or the first one. On real time.
create table password_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users(id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at)
);
create index password_links_user_id_idx on password_links (user_id);
create index password_links_expires_at_idx on password_links (expires_at);

create table totp_secrets (
  user_id integer primary key references users(id) on delete cascade,
  -- Encrypted: a copy of the database alone makes no codes.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The last step that was accepted; a code works once.
  last_step bigint,
  created_at timestamptz not null default clock_timestamp()
);
create table recovery_codes (
  user_id integer not null references users(id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users(id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index passkeys_user_id_idx on passkeys (user_id);
-- A question that waits for its answer: the second step of a sign-in, a new passkey. Used once.
create table sign_in_challenges (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer references users(id) on delete cascade,
  kind text not null check (kind in ('second_factor', 'passkey_sign_in', 'passkey_new')),
  -- What the browser has to sign, for passkeys.
  challenge text,
  standalone boolean not null default false,
  tries smallint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index sign_in_challenges_expires_at_idx on sign_in_challenges (expires_at);
create index sign_in_challenges_user_id_idx on sign_in_challenges (user_id);

-- Hand-offs to the operations pages and to outside dashboards: one use, one minute.
create table bridge_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users(id) on delete cascade,
  session_hash bytea not null references sessions(token_hash) on delete cascade,
  destination text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index bridge_tokens_expires_at_idx on bridge_tokens (expires_at);
create index bridge_tokens_user_id_idx on bridge_tokens (user_id);
create index bridge_tokens_session_hash_idx on bridge_tokens (session_hash);

-- Keys that every process shares, made at the first start.
create table app_secrets (
  name text primary key,
  value bytea not null check (octet_length(value) >= 32)
);

-- Who did what ----------------------------------------------------------------------------------
create table activity_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  -- Nobody: the product itself, by a job.
  actor_id integer references users(id),
  -- The person behind, where she acted as somebody else.
  impersonator_id integer references users(id),
  -- A dotted name of the catalogue: user.suspended, luncher.updated.
  action text not null check (action ~ '^[a-z_]+(\.[a-z_]+)+$'),
  -- The record that it was done to.
  subject_type text not null,
  subject_id bigint,
  subject_label text not null default '',
  -- The person whose page it belongs on, where there is one.
  about_user_id integer references users(id),
  before jsonb,
  after jsonb,
  ip text,
  user_agent text,
  request_id text
);
create index activity_log_at_idx on activity_log (at desc, id desc);
create index activity_log_about_idx on activity_log (about_user_id, at desc) where about_user_id is not null;
create index activity_log_subject_idx on activity_log (subject_type, subject_id, at desc);
create index activity_log_actor_idx on activity_log (actor_id, at desc);
create index activity_log_impersonator_idx on activity_log (impersonator_id, at desc) where impersonator_id is not null;
create trigger activity_log_append_only before update or delete on activity_log
  for each statement execute function append_only();
create trigger activity_log_no_truncate before truncate on activity_log
  for each statement execute function append_only();

alter table order_events add column ip text, add column user_agent text, add column request_id text;
create index order_events_at_idx on order_events (at desc, id desc);
create index order_events_user_idx on order_events (user_id, at desc);
create index order_events_actor_idx on order_events (actor_id, at desc) where actor_id is not null;
create index order_events_impersonator_idx on order_events (impersonator_id, at desc) where impersonator_id is not null;
create trigger order_events_no_truncate before truncate on order_events
  for each statement execute function append_only();

-- Events of the catalogue that mails and outgoing webhooks hang on.
create table user_events (
  id bigint generated always as identity primary key,
  user_id integer not null references users(id) on delete cascade,
  name text not null,
  data jsonb not null default '{}',
  at timestamptz not null default app_now(),
  recorded_by integer references users(id)
);
create index user_events_user_id_idx on user_events (user_id, at desc);
create index user_events_recorded_by_idx on user_events (recorded_by) where recorded_by is not null;

-- Lists -----------------------------------------------------------------------------------------
create table saved_views (
  id integer generated always as identity primary key,
  user_id integer not null references users(id) on delete cascade,
  -- The list's own name: users, logs, schools.
  list text not null,
  name text not null check (length(name) between 1 and 60),
  -- The address's query: filters, order, search.
  query text not null default '' check (length(query) <= 4000),
  position smallint not null default 0,
  created_at timestamptz not null default app_now(),
  unique (user_id, list, name)
);
-- What somebody chose for herself: the columns of a list, how dense it is.
create table user_preferences (
  user_id integer not null references users(id) on delete cascade,
  key text not null check (length(key) between 1 and 80),
  value jsonb not null,
  primary key (user_id, key)
);

create table exports (
  id integer generated always as identity primary key,
  user_id integer not null references users(id) on delete cascade,
  list text not null,
  name text not null,
  query jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
  rows_done integer not null default 0,
  bytes bigint not null default 0,
  created_at timestamptz not null default app_now(),
  ready_at timestamptz,
  -- Real time: the file is removed then.
  expires_at timestamptz,
  error text
);
create index exports_user_id_idx on exports (user_id, id desc);
create index exports_expires_at_idx on exports (expires_at) where expires_at is not null;
create table export_chunks (
  export_id integer not null references exports(id) on delete cascade,
  n integer not null,
  content bytea not null,
  primary key (export_id, n)
);

-- Operations --------------------------------------------------------------------------------------
-- Requests that were slow or failed; the newest are kept, a sweep removes the others.
create table request_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  request_id text not null,
  method text not null,
  route text not null,
  status smallint not null,
  ms integer not null,
  user_id integer,
  impersonator_id integer,
  ip text,
  code text
);
create index request_log_at_idx on request_log (at desc);
create table exceptions (
  fingerprint text primary key,
  name text not null,
  message text not null,
  stack text not null default '',
  place text not null,
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  times integer not null default 1,
  last_request_id text,
  resolved_at timestamptz
);
create index exceptions_last_at_idx on exceptions (last_at desc);

-- When each week of a market is announced by mail, and families without lunch are reminded.
create table market_weeks (
  market_id integer not null references markets(id),
  monday date not null check (extract(isodow from monday) = 1),
  preview_at timestamptz not null,
  previewed_at timestamptz,
  remind_at timestamptz not null,
  reminded_at timestamptz,
  primary key (market_id, monday)
);
create index market_weeks_preview_due_idx on market_weeks (preview_at) where previewed_at is null;
create index market_weeks_remind_due_idx on market_weeks (remind_at) where reminded_at is null;
-- Which family was told already: a letter of a kind and week goes out once, however often a job runs.
create table family_letters (
  user_id integer not null references users(id) on delete cascade,
  kind text not null check (kind in ('week_preview', 'nothing_chosen')),
  monday date not null,
  sent_at timestamptz not null default app_now(),
  primary key (user_id, kind, monday)
);

-- Identity: what a letter's link is for, and from where people came in before --------------------------
alter table password_links
  add column kind text not null default 'reset' check (kind in ('reset', 'first'));
-- Addresses and browsers that somebody signed in from: they keep an allowance of their own while
-- others try her password. Only hashes.
create table sign_in_places (
  user_id integer not null references users(id) on delete cascade,
  place_hash bytea not null check (octet_length(place_hash) = 32),
  last_at timestamptz not null default clock_timestamp(),
  primary key (user_id, place_hash)
);
create index sign_in_places_last_at_idx on sign_in_places (last_at);

-- Second factor: the password that was right when the second step was asked for. With another
-- one, the question is over.
alter table sign_in_challenges add column password_mark bytea;

-- Lists: what the search boxes look through by any part of a name ----------------------------------
create index lunchers_search_idx on lunchers
  using gin (lower(first || ' ' || last) gin_trgm_ops) where deleted_at is null;
create index lunchers_sort_name_idx on lunchers (lower(last), lower(first), id)
  where deleted_at is null;
create index users_deleted_idx on users (id) where deleted_at is not null;
create index destinations_search_idx on destinations using gin (lower(name) gin_trgm_ops);
create index vendors_search_idx on vendors
  using gin (lower(display_name || ' ' || branch_name || ' ' || vendor_code) gin_trgm_ops);
create index items_search_idx on items
  using gin (lower(name || ' ' || internal_name) gin_trgm_ops);

-- Activity: everything that was done, records and orders together ---------------------------------------
-- One sequence numbers both, so that an entry is found by its number alone.
alter table activity_log alter column id drop identity;
alter table activity_log alter column id set default nextval('order_events_id_seq');
-- Without a join, so that each half is read in the order of its own index.
create view activity_entries as
  select id, at, actor_id, impersonator_id, action, subject_type, subject_id, subject_label,
    about_user_id, before, after, ip, user_agent, request_id
  from activity_log
  union all
  select id, at, actor_id, impersonator_id, 'order.' || kind, 'order', order_id, '',
    user_id, before, after, ip, user_agent, request_id
  from order_events;

-- People's events: what happens to somebody once ---------------------------------------------------
create unique index user_events_once_idx on user_events (user_id, name)
  where name in ('signed_up', 'first_order');

-- Weekly letters: a child with a menu on some day of the week that is no closure, and no order on any.
create function luncher_has_nothing(luncher integer, monday date) returns boolean
language sql stable parallel safe as $$
  select not exists (
      select from orders o where o.luncher_id = luncher and o.date between monday and monday + 4
        and o.status <> 'cancelled')
    and exists (
      select from lunchers l
      join grades g on g.id = l.grade_id
      join destinations s on s.id = l.destination_id
      join destination_days dd on dd.destination_id = l.destination_id
        and dd.date between monday and monday + 4
      join destination_day_grades dg on dg.destination_day_id = dd.id and dg.group_name = g.group_name
      where l.id = luncher and dg.menu_id is not null
        and not exists (
          select from blackouts b where b.lifted_at is null and dd.date between b.starts_on and b.ends_on
            and (b.market_id = s.market_id
              or (b.destination_id = l.destination_id and (b.grade_id is null or b.grade_id = l.grade_id)))))
$$;

-- Who has never ordered is asked of every family at once, and by every page of their list.
alter table users add column has_ordered boolean not null default false;
update users u set has_ordered = true where exists (select from orders o where o.user_id = u.id);
create index users_no_order_yet_idx on users (sort_name, id) where not has_ordered and deleted_at is null;
create function families_ordered() returns trigger language plpgsql as $$
begin
  update users set has_ordered = true
  where not has_ordered and id in (select distinct user_id from placed_orders);
  return null;
end $$;
create trigger families_ordered after insert on orders referencing new table as placed_orders
  for each statement execute function families_ordered();
