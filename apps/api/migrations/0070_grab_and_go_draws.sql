-- Grab-and-go that is handed out is taken from what the school keeps; undone, it comes back.
alter table inventory_movements
  drop constraint inventory_movements_kind_check,
  add constraint inventory_movements_kind_check check (kind in ('receipt', 'hand_out', 'returned',
    'waste', 'transfer_in', 'transfer_out', 'count_adjustment', 'correction')),
  drop constraint inventory_movements_check,
  add constraint inventory_movements_check check (quantity <> 0 and case
    when kind in ('receipt', 'returned', 'transfer_in') then quantity > 0
    when kind in ('hand_out', 'waste', 'transfer_out') then quantity < 0
    else true end);
create index inventory_movements_act_idx on inventory_movements (inventory_location_id, act_id)
  where kind = 'hand_out';

alter table hand_out_events
  drop constraint hand_out_events_refusal_check,
  add constraint hand_out_events_refusal_check check (refusal in ('canceled', 'changed', 'not_safe',
    'none_left', 'already_handed_over', 'not_today', 'nothing_to_undo', 'undo_over'));

-- What a school has of an item, and how much of that is ordered as grab-and-go and not yet handed over.
create view kept_ready as
select h.destination_id, h.item_id, sum(h.on_hand)::integer as on_hand,
  (select count(*) from lunches o
   where o.destination_id = h.destination_id and o.item_id = h.item_id and o.kind = 'grab_and_go'
     and o.is_ahead and not exists (
       select from hand_out_events e
       where e.order_id = o.id and e.kind = 'handed_over' and e.refusal is null and not exists (
         select from hand_out_events u
         where u.order_id = o.id and u.undoes = e.id and u.refusal is null)))::integer as ordered
from inventory_on_hand h
where h.destination_id is not null
group by h.destination_id, h.item_id;
