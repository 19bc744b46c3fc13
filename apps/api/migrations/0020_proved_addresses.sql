-- Since when an address is known to be its owner's: by a mailed code or link. Null for accounts of
-- before, which are asked at their next sign-in, and for those whose invitation is open.
alter table users
  add column email_proved_at timestamptz,
  -- Until when the link of staff's invitation opens the account. On real time, like the link.
  add column invited_until timestamptz,
  -- When an invitation ended unused: the account is closed for good and its address is free.
  add column dropped_at timestamptz,
  add constraint users_invited_is_unproved check (invited_until is null or email_proved_at is null),
  add constraint users_dropped_is_deleted check (dropped_at is null or deleted_at is not null);
create index users_invited_until_idx on users (invited_until)
  where invited_until is not null and deleted_at is null;

-- Nobody reads mail at a reserved domain: made-up people are taken as they are.
update users set email_proved_at = created_at where email like '%@demo.test';
-- Accounts that staff opened before and nobody ever entered: a month to set a first password.
update users u set invited_until = clock_timestamp() + interval '30 days'
where password_hash = 'none' and email_proved_at is null and deleted_at is null
  and not exists (select from lunchers l where l.user_id = u.id);

-- The last fence behind the rules of the application: what waits for its first sign-in holds
-- nothing of its own, and nothing signs in for an address that nobody has proved.
create function refuse_before_first_sign_in() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and invited_until is not null) then
    raise exception 'account % waits for its first sign-in', new.user_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger lunchers_after_first_sign_in before insert on lunchers
  for each row execute function refuse_before_first_sign_in();
create trigger cards_after_first_sign_in before insert on payment_methods
  for each row execute function refuse_before_first_sign_in();

create function refuse_unproved_address() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and email_proved_at is null) then
    raise exception 'the address of account % is not proved', new.user_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger passkeys_of_proved before insert on passkeys
  for each row execute function refuse_unproved_address();
create trigger totp_of_proved before insert on totp_secrets
  for each row execute function refuse_unproved_address();

-- A sign-in to an account of before: the password or the passkey was right, and the address is
-- proved by a mailed code before anything else. On real time.
create table sign_in_codes (
  -- Of the page that asks for the code.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users(id) on delete cascade,
  -- Of token and code together, as in registrations.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  -- Of the password when it began: with another one it is over.
  password_mark bytea not null,
  standalone boolean not null default false,
  -- What was shown already, where it was more than the password.
  second_factor text check (second_factor in ('totp', 'passkey', 'recovery_code')),
  tries smallint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index sign_in_codes_user_id_idx on sign_in_codes (user_id);
create index sign_in_codes_expires_at_idx on sign_in_codes (expires_at);
