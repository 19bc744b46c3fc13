-- An order as its events keep it. modules/orders/order-snapshot.ts writes the same document.
create function order_snapshot(o orders) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'status', o.status, 'cancel_reason', o.cancel_reason, 'grade_id', o.grade_id,
    'item_id', o.item_id,
    'entree_cents', o.entree_cents, 'late_fee_cents', o.late_fee_cents, 'total_cents', o.total_cents,
    'options', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.option_id, 'cents', n.price_cents) order by n.option_id)
      from order_lines n where n.order_id = o.id and n.option_id is not null), '[]'),
    'extras', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.item_id, 'cents', n.price_cents) order by n.item_id)
      from order_lines n where n.order_id = o.id and n.item_id is not null), '[]'))
$$;

-- The version that a confirmation was last written of: a job that runs twice confirms once.
alter table order_weeks add column confirmed_version integer not null default 0;

-- Stock is counted for items with a daily capacity alone, since counting makes buyers wait for each
-- other. When an item gets its first one, what is ordered already counts too.
create function capacity_was_set() returns trigger language plpgsql as $$
begin
  delete from item_day_stock where item_id = new.id;
  insert into item_day_stock (item_id, date, reserved)
  select new.id, taken.date, count(*) from (
    select o.date from orders o where o.item_id = new.id and o.status <> 'cancelled'
    union all
    select o.date from order_lines n join orders o on o.id = n.order_id
    where n.item_id = new.id and o.status <> 'cancelled'
  ) taken
  where taken.date >= (app_now() at time zone 'UTC')::date - 1
  group by taken.date;
  return null;
end $$;
create trigger items_capacity_set after update of daily_capacity on items
  for each row when (old.daily_capacity is null and new.daily_capacity is not null)
  execute function capacity_was_set();

-- Everything that a menu offers: what is on it, and its daily specials, which need not be.
create view menu_offers as
  select menu_id, item_id from menu_items
  union
  select menu_id, item_id from daily_specials;

create index daily_specials_menu_id_idx on daily_specials (menu_id, item_id);

-- Readers keep what a menu offers by its revision, so its specials count as well.
create trigger daily_specials_added after insert on daily_specials referencing new table as changed_rows
  for each statement execute function menu_items_changed();
create trigger daily_specials_removed after delete on daily_specials referencing old table as changed_rows
  for each statement execute function menu_items_changed();
create trigger daily_specials_updated after update on daily_specials referencing new table as changed_rows
  for each statement execute function menu_items_changed();

create or replace function items_changed() returns trigger language plpgsql as $$
begin
  update menus set revision = revision + 1 where id in (
    select mo.menu_id from menu_offers mo join changed_rows c on c.id = mo.item_id);
  return null;
end $$;
create or replace function option_groups_changed() returns trigger language plpgsql as $$
begin
  update menus set revision = revision + 1 where id in (
    select mo.menu_id from menu_offers mo join changed_rows c on c.item_id = mo.item_id);
  return null;
end $$;
create or replace function options_changed() returns trigger language plpgsql as $$
begin
  update menus set revision = revision + 1 where id in (
    select mo.menu_id from menu_offers mo
    join option_groups g on g.item_id = mo.item_id
    join changed_rows c on c.option_group_id = g.id);
  return null;
end $$;
create or replace function vendors_changed() returns trigger language plpgsql as $$
begin
  update menus set revision = revision + 1 where id in (
    select mo.menu_id from menu_offers mo join items i on i.id = mo.item_id
    join changed_rows c on c.id = i.vendor_id);
  return null;
end $$;
