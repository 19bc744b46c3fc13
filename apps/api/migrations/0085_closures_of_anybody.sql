-- The rules `covers` and `closes` about a place, where it is enough that a closure is about anybody there:
-- everybody, or the lunchers that it names.
create function covers_anybody(closure blackouts, market integer, destination integer, grade integer)
returns boolean
language sql immutable parallel safe
as $$
  select covers(closure, market, destination, grade, closure.luncher_ids[1])
$$;

create function closes_anybody(
  closure blackouts, market integer, destination integer, grade integer, day date)
returns boolean
language sql immutable parallel safe
as $$
  select closes(closure, market, destination, grade, closure.luncher_ids[1], day)
$$;
