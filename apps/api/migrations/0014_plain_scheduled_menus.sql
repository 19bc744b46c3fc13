-- Scheduled menus without the joins of `scheduled_menus` to school and market: for statements that
-- join them to more tables than the planner orders by cost, or twice.
create view plain_scheduled_menus as
select dg.id, dd.id as day_id, dd.destination_id, dd.date, dg.group_name, dg.menu_id, dg.menu_end
from destination_day_grades dg
join destination_days dd on dd.id = dg.destination_day_id;
