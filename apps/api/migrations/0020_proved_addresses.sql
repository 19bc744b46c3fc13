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
-- proved by a mailed code before anything else.
alter table sign_in_challenges
  drop constraint sign_in_challenges_kind_check,
  add constraint sign_in_challenges_kind_check
    check (kind in ('second_factor', 'passkey_sign_in', 'passkey_new', 'address')),
  -- Of token and code together, as in registrations.
  add column code_hash bytea check (octet_length(code_hash) = 32),
  -- What was shown already, where it was more than the password.
  add column second_factor text check (second_factor in ('totp', 'passkey', 'recovery_code')),
  add constraint sign_in_challenges_code_check check ((kind = 'address') = (code_hash is not null)),
  add constraint sign_in_challenges_address_check
    check (kind <> 'address' or (user_id is not null and password_mark is not null));
