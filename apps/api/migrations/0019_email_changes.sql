-- Changes of an account's address that wait for the code mailed to the new one. On real time.
create table email_changes (
  -- One of each account: whoever asks again begins again.
  user_id integer primary key references users(id) on delete cascade,
  -- The address that is to come. It may have an account of its own: then its code never left.
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  -- Asked for by somebody of the team, not by the owner.
  by_team boolean not null,
  -- Slow to compute: six digits are not found from it within the ten minutes that they work.
  code_hash text not null,
  tries smallint not null default 0,
  code_expires_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expires_at_idx on email_changes (expires_at);

-- Links by which the owner of the address before puts it back. On real time.
create table email_way_backs (
  -- In the order of the changes: a way back ends those of the changes after its own.
  id integer generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  user_id integer not null references users(id) on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index email_way_backs_user_id_idx on email_way_backs (user_id);
create index email_way_backs_expires_at_idx on email_way_backs (expires_at);
