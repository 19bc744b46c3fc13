-- What a luncher must not eat is asked of each lunch of a day, so it is worked out once, when it is said.
create function strictly_avoided(tolerances jsonb) returns text[]
language sql immutable strict parallel safe
as $$
  select array(select t.key from jsonb_each_text(tolerances) t where t.value = 'avoid_strictly'
    order by t.key collate "C")
$$;
alter table lunchers add column strict_tolerances text[] not null
  generated always as (strictly_avoided(tolerances)) stored;

create or replace view lunchers_in_place as
select l.id, l.user_id, l.first, l.last, l.color, l.tolerances, l.are_orders_repeating,
  l.created_at, l.deleted_at, l.grade_id, g.label as grade_label, g.group_name, l.destination_id,
  d.name as destination_name, d.abbreviation as destination_abbreviation,
  d.status as destination_status, d.market_id, m.name as market_name,
  m.abbreviation as market_abbreviation, m.timezone,
  local_date((select app_now()), m.timezone) as today,
  l.room_id,
  -- Asked by itself: a table more in the join would count for every statement that reads this view.
  (select r.name from rooms r where r.id = l.room_id) as room_name,
  l.strict_tolerances
from lunchers l
left join grades g on g.id = l.grade_id
left join destinations d on d.id = l.destination_id
left join markets m on m.id = d.market_id;

create or replace view lunches as
select o.id, o.user_id, o.luncher_id, o.destination_id, o.grade_id, o.date, o.kind, o.status,
  o.cancel_reason, o.source, o.item_id, o.entree_cents, o.late_fee_cents, o.total_cents,
  o.vendor_cents, o.created_at, o.updated_at,
  l.first as luncher_first, l.last as luncher_last, l.color as luncher_color, l.tolerances,
  l.strict_tolerances,
  g.label as grade_label, g.position as grade_position, g.group_name,
  d.name as destination_name, d.abbreviation as destination_abbreviation, d.market_id, m.timezone,
  i.name as item_name, i.vendor_id,
  -- Entree first, then options and extras.
  (select json_agg(json_build_object('kind', p.kind, 'id', p.id, 'name', p.name,
      'name_es', p.name_es, 'properties', p.properties) order by p.place, p.id)
   from (
     select 0 as place, 'entree' as kind, e.id, e.name, e.name_es, e.properties
     from items e where e.id = o.item_id
     union all
     select 1, 'option', p.option_id, p.name, p.name_es, p.properties
     from lunch_options p where p.order_id = o.id
     union all
     select 2, 'extra', x.item_id, x.name, x.name_es, x.properties
     from lunch_extras x where x.order_id = o.id
   ) p) as parts,
  is_pending(o.status) as is_pending,
  -- The day that it is at the school.
  local_date((select app_now()), m.timezone) as today,
  -- A child may yet eat it: pending, and of today or later at the school.
  is_pending(o.status) and o.date >= (select utc_today()) - 1
    and o.date >= local_date((select app_now()), m.timezone) as is_ahead,
  -- The kitchen's count of the day is final, even if the order does not say so yet.
  exists (select from locked_days k where k.market_id = d.market_id and k.date = o.date)
    as is_day_locked,
  l.room_id,
  -- Asked by itself: a table more in the join would count for every statement that reads this view.
  (select r.name from rooms r where r.id = l.room_id) as room_name,
  i.name_es as item_name_es
from orders o
left join lunchers l on l.id = o.luncher_id
left join grades g on g.id = o.grade_id
left join destinations d on d.id = o.destination_id
left join markets m on m.id = d.market_id
left join items i on i.id = o.item_id;

-- The rooms of a school's grades and its children without one, without a look at each child.
create index lunchers_seats_idx on lunchers (destination_id, room_id, grade_id)
  where deleted_at is null;
