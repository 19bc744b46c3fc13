-- When the person of a session last showed that it is she: by signing in, or by her password or a
-- passkey since. Of an impersonation, the session counts that it was started from.
alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions
  alter column proved_at set default clock_timestamp(),
  alter column proved_at set not null;

-- The question that a passkey answers for somebody who is signed in.
alter table sign_in_challenges
  drop constraint sign_in_challenges_kind_check,
  add constraint sign_in_challenges_kind_check
    check (kind in ('second_factor', 'passkey_sign_in', 'passkey_new', 'passkey_again'));
