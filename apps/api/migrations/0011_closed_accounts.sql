-- The cards of closed accounts ---------------------------------------------------------------------
-- Looked for all the time, and let go. Each card knows whether its owner has closed the account, so
-- that neither the accounts that were ever closed nor the cards of all others are gone through.
alter table payment_methods add column owner_closed boolean not null default false;
update payment_methods m set owner_closed = true
from users u where u.id = m.user_id and u.deleted_at is not null;
create index payment_methods_closed_idx on payment_methods (user_id)
  where owner_closed and removed_at is null;

create function cards_of_closed() returns trigger language plpgsql as $$
begin
  update payment_methods set owner_closed = new.deleted_at is not null where user_id = new.id;
  return null;
end $$;
create trigger users_closed after update of deleted_at on users
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null))
  execute function cards_of_closed();

-- One that comes while its owner leaves waits for her, or she for it.
create function card_of_closed() returns trigger language plpgsql as $$
begin
  select u.deleted_at is not null into new.owner_closed from users u where u.id = new.user_id for share;
  return new;
end $$;
create trigger payment_methods_of_closed before insert on payment_methods
  for each row execute function card_of_closed();

-- The same as users_deleted_idx.
drop index users_closed_idx;
