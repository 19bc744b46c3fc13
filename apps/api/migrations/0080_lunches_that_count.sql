-- Facts that were written again wherever they were read.

-- A lunch counts unless it was cancelled: it is made, eaten and paid for. A function of the column
-- and not a column of the view: inlined it is the condition of the partial indexes on orders itself,
-- also where the view stands on the outer side of a join.
create function lunch_counts(status text) returns boolean
language sql immutable parallel safe
as $$ select status <> 'cancelled' $$;

-- Whether a school keeps a grab-and-go menu ready on one of these days.
create function keeps_ready(kept go_menus, first_day date, last_day date) returns boolean
language sql immutable parallel safe
as $$
  select kept.starts_on <= last_day and (kept.ends_on is null or kept.ends_on >= first_day)
$$;
