import { TINY } from '@yay/seeds/tiny';
import { forgetOrders, type TinyApp } from '../test/index.ts';
import { JOB_KINDS } from './compose.ts';
import { post } from './modules/ledger/index.ts';

const { lunchers, markets, schools, grades, users, items, menus } = TINY;

/** The credit of each family from the start, in cents: enough that no debt stops anything. */
export const GIVEN = 1_000_000;

export interface Child {
  readonly id: number;
  readonly family: number;
  readonly market: number;
  readonly school: number;
  readonly grade: number;
  readonly menu: number;
  readonly zone: string;
}
const EAST = {
  market: markets.eastern,
  school: schools.eastern,
  menu: menus.eastern,
  zone: 'America/New_York',
};
const CENTRAL = {
  market: markets.central,
  school: schools.central,
  menu: menus.central,
  zone: 'America/Chicago',
};

/** The children of the tiny world, where each of them eats. */
export async function childrenOf(app: TinyApp): Promise<Child[]> {
  const { rows } = await app.platform.db.run<{ id: number; grade: number; school: number }>(
    'select id, grade_id as grade, destination_id as school from lunchers order by id',
  );
  return rows.map(({ id, grade, school }) => ({
    id,
    grade,
    family: id === lunchers.cleo ? users.parentB.id : users.parentA.id,
    ...(school === schools.eastern ? EAST : CENTRAL),
  }));
}

/** Tells whether a child may eat a meal, decided without the product's own rule. */
export const isSafeFor = (child: number, itemId: number): boolean =>
  child !== lunchers.anna || (itemId !== items.peanutNoodles && itemId !== items.mysteryStew);

/** Everything that was ordered, closed, replaced, repeated and paid is forgotten; the offer is as it was. */
export async function anew(app: TinyApp): Promise<void> {
  const { db } = app.platform;
  await forgetOrders(db);
  await db.tx(async (tx) => {
    await tx.run('set local session_replication_role = replica');
    for (const table of [
      'cancellation_run_families',
      'blackout_batches',
      'cancellation_runs',
      'repeat_dates',
      'repeat_meals',
      'repeats',
      'market_days',
      'settlement_weeks',
    ]) {
      await tx.run(`delete from ${table}`);
    }
    await tx.run('delete from ledger_accounts where user_id is not null');
    await tx.run('update lunchers set are_orders_repeating = false');
    await tx.run('delete from pgboss.job');
  });
  await db.run(
    `update destination_day_grades dg set menu_id = dd.destination_id
     from destination_days dd where dd.id = dg.destination_day_id
       and dg.menu_id is distinct from dd.destination_id`,
  );
  await db.run('delete from menus where id > 2');
  await db.run('delete from menu_items where item_id = $1', [items.offMenuSalad]);
  await db.run(
    `insert into menu_items (menu_id, item_id) select m, i
     from unnest($1::int[]) m, unnest($2::int[]) i on conflict do nothing`,
    [Object.values(menus), Object.values(items).filter((id) => id !== items.offMenuSalad)],
  );
  for (const userId of [users.parentA.id, users.parentB.id]) {
    await db.tx((tx) =>
      post(tx, {
        key: `model:given:${userId}`,
        kind: 'gift_redemption',
        userId,
        entries: [
          { account: 'gifts_sold', cents: GIVEN },
          { account: 'credit', cents: -GIVEN },
        ],
      }),
    );
  }
}

/**
 * Runs the jobs that the product runs as time passes: days lock, weeks are charged, lunches come
 * again.
 */
export async function passTime(app: TinyApp, at: string): Promise<void> {
  const { db, jobs } = app.platform;
  await app.at(at);
  for (const name of ['orders.sweep_days', 'settlement.sweep', 'repeats.sweep']) {
    const kind = JOB_KINDS.find((one) => one.name === name);
    if (kind === undefined) throw new Error(`there is no ${name}`);
    await db.tx((tx) => jobs.enqueue(tx, kind, {} as never));
    await app.runJobs();
  }
}

export const PLACES = [
  { granularity: 'markets', markets: [markets.eastern], destinations: [], grades: [] },
  { granularity: 'markets', markets: [markets.central], destinations: [], grades: [] },
  {
    granularity: 'destinations',
    markets: [markets.eastern],
    destinations: [schools.eastern],
    grades: [],
  },
  {
    granularity: 'grades',
    markets: [markets.eastern],
    destinations: [schools.eastern],
    grades: [grades.easternFirst],
  },
] as const;
export type Place = (typeof PLACES)[number];

export const isOf = (place: Place, child: Child): boolean =>
  place.granularity === 'markets'
    ? (place.markets as readonly number[]).includes(child.market)
    : place.granularity === 'destinations'
      ? (place.destinations as readonly number[]).includes(child.school)
      : (place.grades as readonly number[]).includes(child.grade);

/** The laws that hold whatever was offered, closed, replaced, saved, repeated, locked and paid. */
export const LAWS: Record<string, string> = {
  'a luncher has one order a day': `
    select luncher_id, date from orders where status <> 'cancelled'
    group by luncher_id, date, kind having count(*) > 1`,
  'nothing is open on a closed day': `
    select o.id from orders o join destinations d on d.id = o.destination_id
    join blackouts b on o.date between b.starts_on and b.ends_on and b.lifted_at is null
      and (b.market_id = d.market_id
        or b.destination_id = d.id and (b.grade_id is null or b.grade_id = o.grade_id))
      and (b.luncher_ids is null or o.luncher_id = any (b.luncher_ids))
    where o.status = 'placed'`,
  'nobody is served what she must strictly avoid': `
    select o.id from orders o join lunchers l on l.id = o.luncher_id
    where l.tolerances ->> 'peanuts' = 'avoid_strictly' and o.status <> 'cancelled' and (
      exists (select from items i where i.id = o.item_id
        and i.properties ->> 'peanuts' is distinct from 'no')
      or exists (select from order_lines n
        left join items i on i.id = n.item_id left join options p on p.id = n.option_id
        where n.order_id = o.id
          and coalesce(p.properties, i.properties) ->> 'peanuts' is distinct from 'no'))`,
  'the stock of every counted item and day is what the orders take of it': `
    with taken as (
      select item_id, date from orders where status <> 'cancelled'
      union all
      select n.item_id, o.date from order_lines n join orders o on o.id = n.order_id
      where n.item_id is not null and o.status <> 'cancelled'
    ), counted as (
      select t.item_id, t.date, count(*) as units from taken t
      join items i on i.id = t.item_id and i.daily_capacity is not null group by 1, 2
    )
    select * from counted full join item_day_stock s using (item_id, date)
    where coalesce(units, 0) <> coalesce(reserved, 0)`,
  'nothing is sold more often than there is of it': `
    select s.item_id, s.date from item_day_stock s join items i on i.id = s.item_id
    where s.reserved < 0 or s.reserved > i.daily_capacity`,
  'what was paid for a cancelled order came back once, and to the cent': `
    select c.order_id from order_charges c join orders o on o.id = c.order_id
    where o.status = 'cancelled'
    group by c.order_id
    having sum(c.meals_cents) <> 0 or sum(c.late_fee_cents) <> 0 or sum(c.discount_cents) <> 0
      or count(*) filter (where c.meals_cents < 0) > count(*) filter (where c.meals_cents > 0)`,
  'what a family has left is what it had less what it eats': `
    select f.user_id from family_funds f
    left join (
      select o.user_id, sum(c.meals_cents + c.late_fee_cents - c.discount_cents) as cents
      from order_charges c join orders o on o.id = c.order_id group by o.user_id
    ) eaten on eaten.user_id = f.user_id
    where f.owed_cents <> 0 or f.credit_cents <> ${GIVEN} - coalesce(eaten.cents, 0)`,
};
