-- What was done with a bag is written once, and goes by its age (docs/decisions/0053): a transaction
-- that erases may delete it, besides the note that it may clear.
create function append_only_until_erased() returns trigger language plpgsql as $$
begin
  if current_setting('yay.erasing', true) is distinct from 'on' then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

drop trigger hand_out_events_append_only on hand_out_events;
create trigger hand_out_events_append_only before update or delete on hand_out_events
  for each statement execute function append_only_until_erased();

-- A link goes once no trip is left that was asked by it; class_trips_link_id_idx answers that.
create index class_trips_date_idx on class_trips (date);
