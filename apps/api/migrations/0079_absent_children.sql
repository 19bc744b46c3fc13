-- What was done with bags and holds: what was refused and what was undone are left out, as in
-- standingActs of packages/domain/src/handouts. The last one of an order says where its bag is.
create view standing_hand_outs as
select e.order_id, e.seq, e.kind
from hand_out_events e
where e.kind <> 'undone' and e.refusal is null and not exists (
  select from hand_out_events u
  where u.order_id = e.order_id and u.undoes = e.id and u.refusal is null);

create or replace view kept_ready as
select h.destination_id, h.item_id, sum(h.on_hand)::integer as on_hand,
  (select count(*) from lunches o
   where o.destination_id = h.destination_id and o.item_id = h.item_id and o.kind = 'grab_and_go'
     and o.is_ahead and not exists (
       select from standing_hand_outs s
       where s.order_id = o.id and s.kind = 'handed_over'))::integer as ordered
from inventory_on_hand h
where h.destination_id is not null
group by h.destination_id, h.item_id;
