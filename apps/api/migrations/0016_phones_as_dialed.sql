-- Telephone numbers as they are dialed from anywhere (E.164). What has the ten digits of the US, with or
-- without its 1, or a country of its own becomes one; anything else stays as it was typed, and its owner
-- is asked for it at the next edit. The application writes nothing else from here on.
create function pg_temp.as_dialed(typed text) returns text language sql immutable as $$
  select case
    when typed ~ '[^-+(). 0-9]' then null
    when typed ~ '^\s*\+' and digits ~ '^1[2-9]\d{9}$' then '+' || digits
    when typed ~ '^\s*\+' and digits ~ '^[2-9]\d{7,14}$' then '+' || digits
    when typed !~ '\+' and digits ~ '^[2-9]\d{9}$' then '+1' || digits
    when typed !~ '\+' and digits ~ '^1[2-9]\d{9}$' then '+' || digits
  end
  from (select regexp_replace(typed, '\D', '', 'g') as digits) d
$$;
update users set phone = coalesce(pg_temp.as_dialed(phone), nullif(phone, '')) where phone is not null;
update registrations set phone = coalesce(pg_temp.as_dialed(phone), nullif(phone, '')) where phone is not null;
drop function pg_temp.as_dialed(text);
