-- The search of everything: telephone numbers by their digits, however they are written, and the
-- names of menus and discounts.
create index users_phone_digits_idx on users
  using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops) where phone is not null;
create index menus_search_idx on menus using gin (lower(name) gin_trgm_ops);
create index discounts_search_idx on discounts using gin (lower(code || ' ' || name) gin_trgm_ops);
