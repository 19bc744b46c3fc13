-- Facts that many statements read, each written once. The room apps/api/src/facts reads these and
-- says which to choose (docs/decisions/0036). Functions and views here are made to be inlined: no
-- aggregate, no row limit, and joins to the left by a primary key, which cost nothing where none of
-- their columns is read.

-- Time -----------------------------------------------------------------------------------------
-- The only expressions with a time zone. `app_now()` is read once for a statement where a caller
-- writes `(select app_now())`, and so is each of the days below where it writes `(select …)`.
create function local_date(at timestamptz, zone text) returns date
language sql immutable parallel safe
as $$ select (at at time zone zone)::date $$;

-- The instant at which a day begins in a zone.
create function start_of_day(day date, zone text) returns timestamptz
language sql immutable parallel safe
as $$ select day::timestamp at time zone zone $$;

-- The team's zone: for what belongs to no market. The same as OFFICE_ZONE of packages/domain.
create function office_zone() returns text
language sql immutable parallel safe
as $$ select 'America/New_York'::text $$;

create function office_today() returns date
language sql stable parallel safe
as $$ select local_date(app_now(), office_zone()) $$;

-- No zone's day is earlier than the day before this one: a bound that an index can use.
create function utc_today() returns date
language sql stable parallel safe
as $$ select local_date(app_now(), 'UTC') $$;

create function market_today(market integer) returns date
language sql stable parallel safe
as $$ select local_date(app_now(), m.timezone) from markets m where m.id = market $$;

create view market_clocks as
select m.id as market_id, m.name, m.timezone, local_date((select app_now()), m.timezone) as today
from markets m;

-- Offer ----------------------------------------------------------------------------------------
-- Neither archived nor of a suspended vendor.
create function is_offered(archived_at timestamptz, vendor_suspended_on timestamptz) returns boolean
language sql immutable parallel safe
as $$ select archived_at is null and vendor_suspended_on is null $$;

create view offered_items as
select i.id, i.vendor_id, i.name, i.is_extra, i.preorder
from items i join vendors v on v.id = i.vendor_id
where is_offered(i.archived_at, v.suspended_on);

-- Which menu each grade group of each school has on which day.
create view scheduled_menus as
select dg.id, dd.id as day_id, dd.destination_id, d.name as destination_name,
  d.status as destination_status, d.market_id, m.timezone, dd.date, dg.group_name, dg.menu_id,
  dg.menu_end,
  -- The day that it is at the school.
  local_date((select app_now()), m.timezone) as today,
  dd.date >= (select utc_today()) - 1
    and dd.date >= local_date((select app_now()), m.timezone) as is_ahead,
  exists (select from market_days md where md.market_id = d.market_id and md.date = dd.date
    and md.locked_at is not null) as is_day_locked
from destination_day_grades dg
join destination_days dd on dd.id = dg.destination_day_id
left join destinations d on d.id = dd.destination_id
left join markets m on m.id = d.market_id;

-- Closures -------------------------------------------------------------------------------------
-- Whether a closure is about a grade of a school of a market, in force or not. Without a grade:
-- whether it is about the school as a whole.
create function covers(closure blackouts, market integer, destination integer, grade integer)
returns boolean
language sql immutable parallel safe
as $$
  select closure.market_id = market
    or closure.destination_id = destination and (closure.grade_id is null or closure.grade_id = grade)
$$;

-- Whether there is no lunch for that grade on that day because of this closure.
create function closes(closure blackouts, market integer, destination integer, grade integer, day date)
returns boolean
language sql immutable parallel safe
as $$
  select closure.lifted_at is null and day between closure.starts_on and closure.ends_on
    and covers(closure, market, destination, grade)
$$;

-- Every grade that a closure in force closes, with the days.
create view closed_cells as
select b.id as blackout_id, b.name, b.type, b.reason, b.starts_on, b.ends_on, d.market_id,
  g.destination_id, g.group_name, g.id as grade_id
from blackouts b
join destinations d on d.market_id = b.market_id or d.id = b.destination_id
join grades g on g.destination_id = d.id and covers(b, d.market_id, d.id, g.id)
where b.lifted_at is null;

-- Lunchers -------------------------------------------------------------------------------------
-- Every luncher with its grade, school and market; removed ones too, by `deleted_at`.
create view lunchers_in_place as
select l.id, l.user_id, l.first, l.last, l.color, l.tolerances, l.are_orders_repeating,
  l.created_at, l.deleted_at, l.grade_id, g.label as grade_label, g.group_name, l.destination_id,
  d.name as destination_name, d.abbreviation as destination_abbreviation,
  d.status as destination_status, d.market_id, m.name as market_name,
  m.abbreviation as market_abbreviation, m.timezone,
  local_date((select app_now()), m.timezone) as today
from lunchers l
left join grades g on g.id = l.grade_id
left join destinations d on d.id = l.destination_id
left join markets m on m.id = d.market_id;

-- Lunches --------------------------------------------------------------------------------------
-- Neither served nor cancelled.
create function is_pending(status text) returns boolean
language sql immutable parallel safe
as $$ select status in ('placed', 'locked') $$;

-- Orders without the joins of `lunches`, which keep the planner from answering out of an index alone
-- and from ending a `min` or `max` with the first row: for counts and bounds over many orders.
create view plain_lunches as
select o.id, o.user_id, o.luncher_id, o.destination_id, o.grade_id, o.date, o.kind, o.status,
  o.source, o.item_id, o.total_cents, o.created_at, is_pending(o.status) as is_pending
from orders o;

create view lunch_options as
select n.order_id, n.id as line_id, n.option_id, o.name, o.properties, o.option_group_id,
  n.price_cents, n.vendor_cents
from order_lines n left join options o on o.id = n.option_id
where n.option_id is not null;

create view lunch_extras as
select n.order_id, n.id as line_id, n.item_id, i.name, i.properties, i.vendor_id, n.price_cents,
  n.vendor_cents
from order_lines n left join items i on i.id = n.item_id
where n.item_id is not null;

-- An order with who eats it, where, and made by whom. A cancelled one too, by `status`.
create view lunches as
select o.id, o.user_id, o.luncher_id, o.destination_id, o.grade_id, o.date, o.kind, o.status,
  o.cancel_reason, o.source, o.item_id, o.entree_cents, o.late_fee_cents, o.total_cents,
  o.vendor_cents, o.created_at, o.updated_at,
  l.first as luncher_first, l.last as luncher_last, l.color as luncher_color, l.tolerances,
  -- Properties that the luncher must not eat.
  array(select t.key from jsonb_each_text(l.tolerances) t where t.value = 'avoid_strictly'
    order by t.key) as strict_tolerances,
  g.label as grade_label, g.position as grade_position, g.group_name,
  d.name as destination_name, d.abbreviation as destination_abbreviation, d.market_id, m.timezone,
  i.name as item_name, i.vendor_id,
  -- Entree first, then options and extras.
  (select json_agg(json_build_object('kind', p.kind, 'id', p.id, 'name', p.name,
      'properties', p.properties) order by p.place, p.id)
   from (
     select 0 as place, 'entree' as kind, e.id, e.name, e.properties
     from items e where e.id = o.item_id
     union all
     select 1, 'option', p.option_id, p.name, p.properties
     from lunch_options p where p.order_id = o.id
     union all
     select 2, 'extra', x.item_id, x.name, x.properties
     from lunch_extras x where x.order_id = o.id
   ) p) as parts,
  is_pending(o.status) as is_pending,
  -- The day that it is at the school.
  local_date((select app_now()), m.timezone) as today,
  -- A child may yet eat it: pending, and of today or later at the school.
  is_pending(o.status) and o.date >= (select utc_today()) - 1
    and o.date >= local_date((select app_now()), m.timezone) as is_ahead,
  -- The kitchen's count of the day is final, even if the order does not say so yet.
  exists (select from market_days md where md.market_id = d.market_id and md.date = o.date
    and md.locked_at is not null) as is_day_locked
from orders o
left join lunchers l on l.id = o.luncher_id
left join grades g on g.id = o.grade_id
left join destinations d on d.id = o.destination_id
left join markets m on m.id = d.market_id
left join items i on i.id = o.item_id;
