-- What a luncher must not eat is a fact of the luncher, before there is any lunch.
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
  -- Properties that the luncher must not eat.
  array(select t.key from jsonb_each_text(l.tolerances) t where t.value = 'avoid_strictly'
    order by t.key) as strict_tolerances
from lunchers l
left join grades g on g.id = l.grade_id
left join destinations d on d.id = l.destination_id
left join markets m on m.id = d.market_id;
