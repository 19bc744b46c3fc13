import type { World } from './world.ts';

/**
 * Adds orders of a day all over a market, written as saves leave them, until there are `count` with
 * those of the world; each is of a family of its own with one child. Orders of a week whose noon is
 * over are charged.
 */
export async function layOrders(
  world: World,
  { market, date, count }: { market: string; date: string; count: number },
): Promise<{ orders: number; families: number; charged: number }> {
  const standing = `from orders o join destinations d on d.id = o.destination_id
    join markets m on m.id = d.market_id
    where m.name = $1 and o.date = $2 and o.status = 'placed'`;
  const [before] = await world.rows<{ orders: number }>(
    `select count(*)::int as orders ${standing}`,
    [market, date],
  );
  await world.rows(
    `with family as (
       insert into users (first, last, email, locale, password_hash)
       select 'Snow', 'Family ' || n, 'snow-' || n || '@demo.test', 'en', 'unknown'
       from generate_series(1, $3::int) n returning id
     ), role as (
       insert into user_roles (user_id, role) select id, 'customer' from family
     ), places as (
       select g.id as grade_id, g.destination_id, row_number() over (order by g.id) - 1 as n,
         count(*) over () as places
       from grades g join destinations d on d.id = g.destination_id and d.status = 'active'
       join markets m on m.id = d.market_id and m.name = $1
     ), child as (
       insert into lunchers (user_id, grade_id, destination_id, first, last, color)
       select f.id, p.grade_id, p.destination_id, 'Child', 'Snow', 'blue'
       from family f join places p on p.n = f.id % p.places
       returning id, user_id, grade_id, destination_id
     ), week as (
       insert into order_weeks (user_id, monday, version)
       select id, date_trunc('week', $2::date)::date, 1 from family
     )
     insert into orders (user_id, luncher_id, destination_id, grade_id, date, item_id, entree_cents,
       late_fee_cents, total_cents)
     select user_id, id, destination_id, grade_id, $2,
       (select i.id from items i join vendors v on v.id = i.vendor_id
        where i.daily_capacity is null order by i.id limit 1), 650, 0, 650
     from child`,
    [market, date, count - (before?.orders ?? 0)],
  );
  await world.rows('select ledger_open_past_orders()');
  const [laid] = await world.rows<{ orders: number; families: number; charged: number }>(
    `select count(*)::int as orders, count(distinct o.user_id)::int as families,
       count(distinct o.user_id) filter (where exists (
         select from order_charges c where c.order_id = o.id))::int as charged ${standing}`,
    [market, date],
  );
  if (laid === undefined || laid.orders < count) throw new Error('too few orders were laid');
  return laid;
}
