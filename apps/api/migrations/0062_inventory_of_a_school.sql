-- A school that is removed takes its empty inventory with it; one that keeps something stays.
alter table inventory_locations
  drop constraint inventory_locations_destination_id_fkey,
  add constraint inventory_locations_destination_id_fkey
    foreign key (destination_id) references destinations(id) on delete cascade;
