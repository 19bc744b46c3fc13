-- A line of the book comes of an act of the inventory or of one of the hand-out. Devices make the ids
-- of both, so one id can be both: each has a column, and a piece leaves and comes back once by an act.
alter table inventory_movements add column hand_out_act_id uuid;

alter table inventory_movements
  disable trigger inventory_movements_append_only,
  disable trigger inventory_movements_only_names;
update inventory_movements m set hand_out_act_id = m.act_id, act_id = null
from inventory_locations l
where l.id = m.inventory_location_id and m.act_id is not null
  and exists (select from hand_out_events e
    where e.destination_id = l.destination_id and e.id = m.act_id)
  and not exists (select from inventory_acts a
    where a.inventory_location_id = m.inventory_location_id and a.id = m.act_id);
alter table inventory_movements
  enable trigger inventory_movements_append_only,
  enable trigger inventory_movements_only_names;

alter table inventory_movements
  add constraint inventory_movements_one_act_check
    check (act_id is null or hand_out_act_id is null);

drop index inventory_movements_act_idx;
create unique index inventory_movements_hand_out_act_idx
  on inventory_movements (inventory_location_id, hand_out_act_id, kind)
  where kind in ('hand_out', 'returned') and hand_out_act_id is not null;
