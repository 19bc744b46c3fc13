import pg from 'pg';
import { NEXT_MONDAY } from './now.ts';
import type { World } from './world.ts';

/** An account for one journey: no other journey signs in to it or changes its data. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** The first name of every copy, which tells copies from their originals. */
const FIRST = 'Robin';
let copies = 0;

/**
 * Copies a person of the demo world with roles, places, lunchers and lunches into an account of its
 * own with the same password. Lunches are copied from the day `since` on (by default from the
 * coming week on, of which nothing is charged yet); what is charged by now is opened in the ledger.
 */
export async function copyPerson(
  world: World,
  email: string,
  { since = NEXT_MONDAY }: { readonly since?: string } = {},
): Promise<Person> {
  copies += 1;
  const own = email.replace(/@.*/, `-${copies}@copies.test`);
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Person>(COPY, [email, own, FIRST, since]);
    if (since < NEXT_MONDAY) await client.query('select ledger_open_past_orders()');
    await client.query('commit');
    const [person] = rows;
    if (person === undefined) throw new Error(`${email} has no account`);
    return person;
  } finally {
    await client.end();
  }
}

// Lunchers are told apart by their first names, and a luncher has one lunch of a kind on a day.
const COPY = `
  with model as (
    select * from users where email = $1
  ), person as (
    insert into users (email, first, last, phone, password_hash, locale, email_proved_at)
    select $2, $3, last, phone, password_hash, locale, email_proved_at from model
    returning id, email, first || ' ' || last as name
  ), roles as (
    insert into user_roles (user_id, role)
    select p.id, r.role from person p, model m join user_roles r on r.user_id = m.id
  ), vendors as (
    insert into vendor_users (user_id, vendor_id)
    select p.id, v.vendor_id from person p, model m join vendor_users v on v.user_id = m.id
  ), schools as (
    insert into destination_users (user_id, destination_id)
    select p.id, d.destination_id from person p, model m join destination_users d on d.user_id = m.id
  ), children as (
    insert into lunchers (user_id, grade_id, destination_id, first, last, color, tolerances)
    select p.id, l.grade_id, l.destination_id, l.first, l.last, l.color, l.tolerances
    from person p, model m join lunchers l on l.user_id = m.id and l.deleted_at is null
    order by l.id
    returning id, user_id, first
  ), lunches as (
    select o.*, c.id as copy_luncher_id, c.user_id as copy_user_id
    from model m join orders o on o.user_id = m.id and o.date >= $4 and o.status <> 'cancelled'
    join lunchers l on l.id = o.luncher_id join children c on c.first = l.first
  ), weeks as (
    insert into order_weeks (user_id, monday, version)
    select distinct copy_user_id, date_trunc('week', date)::date, 1 from lunches
  ), copied as (
    insert into orders (user_id, luncher_id, destination_id, grade_id, date, kind, status, item_id,
      entree_cents, late_fee_cents, total_cents, vendor_cents)
    select copy_user_id, copy_luncher_id, destination_id, grade_id, date, kind, status, item_id,
      entree_cents, late_fee_cents, total_cents, vendor_cents
    from lunches
    returning id, luncher_id, date, kind, item_id
  ), parts as (
    insert into order_lines (order_id, kind, option_id, item_id, price_cents, vendor_cents)
    select c.id, n.kind, n.option_id, n.item_id, n.price_cents, n.vendor_cents
    from copied c join lunches o on o.copy_luncher_id = c.luncher_id and o.date = c.date
      and o.kind = c.kind
    join order_lines n on n.order_id = o.id
    order by n.id
  ), stock as (
    update item_day_stock s set reserved = s.reserved + t.units
    from (select item_id, date, count(*)::int as units from copied group by 1, 2) t
    where s.item_id = t.item_id and s.date = t.date
  )
  select * from person`;
