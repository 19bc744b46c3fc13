import type { ClientBase } from 'pg';

/** Each asks for orders that must not be; what PostgreSQL finds by itself, without the seeds' code. */
const WRONG: Record<string, string> = {
  'total is not the sum of its prices': `
    select o.id from orders o
    left join (select order_id, sum(price_cents) as cents from order_lines group by order_id) n
      on n.order_id = o.id
    where o.total_cents <> o.entree_cents + o.late_fee_cents + coalesce(n.cents, 0)`,
  'contains what the luncher strictly avoids, or might': `
    with part as (
      select o.id, o.luncher_id, i.properties from orders o join items i on i.id = o.item_id
      union all
      select o.id, o.luncher_id, coalesce(t.properties, i.properties)
      from order_lines n join orders o on o.id = n.order_id
      left join options t on t.id = n.option_id left join items i on i.id = n.item_id)
    select p.id from part p join lunchers l on l.id = p.luncher_id
    cross join lateral jsonb_each_text(l.tolerances) avoided
    where avoided.value = 'avoid_strictly'
      and p.properties ->> avoided.key is distinct from
        case when avoided.key in ('vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free')
          then 'yes' else 'no' end`,
  'falls on a closed day': `
    select o.id from orders o join destinations d on d.id = o.destination_id
    join blackouts b on o.date between b.starts_on and b.ends_on and b.lifted_at is null
      and (b.market_id = d.market_id
        or b.destination_id = d.id and (b.grade_id is null or b.grade_id = o.grade_id))
      and (b.luncher_ids is null or o.luncher_id = any (b.luncher_ids))`,
  'is of an item that its day does not offer': `
    select o.id from orders o join grades g on g.id = o.grade_id
    left join destination_days d on d.destination_id = o.destination_id and d.date = o.date
    left join destination_day_grades s
      on s.destination_day_id = d.id and s.group_name = g.group_name
    where not exists (select from menu_items m where m.menu_id = s.menu_id and m.item_id = o.item_id)
      and not exists (select from daily_specials p where p.menu_id = s.menu_id
        and p.destination_day_id = d.id and p.item_id = o.item_id)
      and not exists (select from substitution_choices c
        where c.order_id = o.id and c.state in ('waiting', 'open'))`,
  'has too few or too many options of a group': `
    select o.id from orders o join option_groups g on g.item_id = o.item_id
    left join (select n.order_id, t.option_group_id, count(*) as count
        from order_lines n join options t on t.id = n.option_id group by 1, 2) chosen
      on chosen.order_id = o.id and chosen.option_group_id = g.id
    where coalesce(chosen.count, 0) not between g.min_choices and g.max_choices`,
  'belongs to no saved week': `
    select o.id from orders o left join order_weeks w
      on w.user_id = o.user_id and w.monday = date_trunc('week', o.date)::date
    where w.user_id is null`,
  'is not at the place of its luncher': `
    select o.id from orders o join lunchers l on l.id = o.luncher_id
    where (o.destination_id, o.grade_id) <> (l.destination_id, l.grade_id)`,
  'is not in the state that its day is in': `
    select o.id from orders o join destinations d on d.id = o.destination_id
    left join market_days m on m.market_id = d.market_id and m.date = o.date
    where o.status <> 'cancelled' and o.status is distinct from case
      when m.served_at is not null then 'served' when m.locked_at is not null then 'locked'
      when m.date is not null then 'placed' end`,
  'is of a scarce item whose count does not agree': `
    select s.item_id from item_day_stock s join items i on i.id = s.item_id
    full join (
      select item_id, date, count(*) from (
        select item_id, date from orders where status <> 'cancelled'
        union all
        select n.item_id, o.date from order_lines n join orders o on o.id = n.order_id
        where o.status <> 'cancelled' and n.item_id is not null) taken
      where item_id in (select id from items where daily_capacity is not null)
      group by item_id, date) counted
      on counted.item_id = s.item_id and counted.date = s.date
    left join item_day_capacities c on c.item_id = s.item_id and c.date = s.date
    where s.reserved is distinct from counted.count
      or s.reserved > coalesce(c.capacity, i.daily_capacity)`,
};

/** Counts the unsound orders by what is wrong with them; empty when the world is sound. */
export async function unsoundOrders(client: ClientBase): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [wrong, orders] of Object.entries(WRONG)) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from (${orders}) o`);
    if (Number(rows[0]?.count) > 0) found[wrong] = Number(rows[0]?.count);
  }
  return found;
}
