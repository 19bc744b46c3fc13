-- A closure can name lunchers: it closes its day for them alone, as long as they are in its grade.
alter table blackouts
  add column luncher_ids integer[],
  add constraint blackouts_luncher_ids_check
    check (luncher_ids is null or grade_id is not null and cardinality(luncher_ids) > 0);
alter table blackout_batches add column luncher_ids integer[];

-- About a grade, or a school, as a whole: what names lunchers is not.
create or replace function covers(
  closure blackouts, market integer, destination integer, grade integer)
returns boolean
language sql immutable parallel safe
as $$
  select closure.luncher_ids is null and (closure.market_id = market
    or closure.destination_id = destination and (closure.grade_id is null or closure.grade_id = grade))
$$;

-- The same about one luncher of the grade.
create function covers(
  closure blackouts, market integer, destination integer, grade integer, luncher integer)
returns boolean
language sql immutable parallel safe
as $$
  select (closure.luncher_ids is null or luncher = any (closure.luncher_ids))
    and (closure.market_id = market or closure.destination_id = destination
      and (closure.grade_id is null or closure.grade_id = grade))
$$;

-- Whether there is no lunch for that luncher on that day because of this closure.
create function closes(closure blackouts, market integer, destination integer, grade integer,
  luncher integer, day date)
returns boolean
language sql immutable parallel safe
as $$
  select closure.lifted_at is null and day between closure.starts_on and closure.ends_on
    and covers(closure, market, destination, grade, luncher)
$$;

-- Closed cells, and the lunchers that closures name; without a luncher, it is every one of the grade.
create view closed_for_lunchers as
select blackout_id, name, name_es, reason, starts_on, ends_on, destination_id, grade_id,
  null::integer as luncher_id
from closed_cells
union all
select b.id, b.name, b.name_es, b.reason, b.starts_on, b.ends_on, b.destination_id, b.grade_id, l.id
from blackouts b
join lunchers l on l.id = any (b.luncher_ids) and l.destination_id = b.destination_id
  and l.grade_id = b.grade_id
where b.lifted_at is null and b.luncher_ids is not null;

-- A trip of some children. Their names are as a teacher typed them, and go with the answer.
alter table class_trips
  -- How many are named; null: the whole grade goes.
  add column children smallint check (children between 1 and 60),
  add column names text[] check (cardinality(names) = children),
  add constraint class_trips_names_check
    check (names is null or children is not null and state = 'waiting');
-- Teachers of one grade may each name children of theirs.
drop index class_trips_waiting_idx;
create unique index class_trips_waiting_idx on class_trips (grade_id, date)
  where state = 'waiting' and children is null;
create unique index class_trips_waiting_children_idx on class_trips (link_id, grade_id, date)
  where state = 'waiting' and children is not null;
