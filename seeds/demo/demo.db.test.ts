import { verify } from '@node-rs/argon2';
import { ROLES } from '@yay/domain/access';
import { instant, toIso } from '@yay/domain/time';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyWorld } from '../test/database.ts';
import { unsoundOrders } from '../test/sound-orders.ts';
import { DEMO_PASSWORD, demoSignIns, layDemo } from './index.ts';

const now = instant('2026-11-18T16:00:00Z');
let client: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ client, drop } = await emptyWorld());
  await layDemo(client, { now });
});
afterAll(() => drop?.());

const count = async (what: string): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${what}`);
  return Number(rows[0]?.count);
};

describe('the demo world in the database', () => {
  test('has what it promises', async () => {
    expect(await count('markets where id >= 100')).toBe(2);
    expect(await count(`destinations where status = 'active'`)).toBe(6);
    expect(await count('markets m join macro_markets x on x.id = m.macro_market_id')).toBe(2);
    expect(await count(`destinations where contact_email ~ '^office@[a-z-]+[.]example$'`)).toBe(6);
    expect(await count(`grades where label = 'I Don''t Know Yet'`)).toBe(6);
    expect(await count('vendors where jsonb_array_length(contacts) > 0')).toBe(10);
    expect(await count('(select distinct kind, state from requests) as each')).toBeGreaterThan(8);
    expect(await count('items')).toBe(83);
    expect(await count('items where archived_at is not null')).toBe(1);
    expect(await count('items where is_extra and extra_type_id is null')).toBe(0);
    expect(await count('option_combinations where not is_offered')).toBe(3);
    expect(
      await count(`option_combinations c join orders o on o.item_id = c.item_id
        where not c.is_offered and c.option_ids <@ array(
          select option_id from order_lines l where l.order_id = o.id)`),
    ).toBe(0);
    expect(await count('items where not is_extra and price_cents between 325 and 950')).toBe(63);
    expect(await count('discounts')).toBe(5);
    expect(await count('blackouts where grade_id is not null')).toBe(1);
    expect(await count(`orders where status = 'served'`)).toBeGreaterThan(3000);
    expect(await count('ratings')).toBeGreaterThan(1000);
  });

  test.each([
    ['rooms', 'rooms where archived_at is null'],
    ['lunch periods', 'lunch_periods'],
    ['contacts', 'school_contacts'],
    ['its labels by mail', 'label_subscriptions'],
    ['resources of the staff', `school_resources where audience = 'staff'`],
    ['grab-and-go', 'go_menus'],
    ['an item that is low', 'inventory_on_hand where par_level > 0 and on_hand * 2 < par_level'],
    [
      'a variance to review',
      `inventory_counts c join inventory_locations l on l.id = c.inventory_location_id where c.state = 'to_review'`,
    ],
  ])('has %s at every school', async (_what, rows) => {
    expect(await count(`(select distinct destination_id from ${rows}) as each`)).toBe(6);
  });

  test('has a class trip that waits, a paired tablet and badges of half of the children', async () => {
    expect(await count(`class_trips where state = 'waiting' and date > '2026-11-18'`)).toBe(2);
    expect(await count(`class_trips where cardinality(names) = 2`)).toBe(1);
    expect(await count('kiosks where revoked_at is null')).toBe(1);
    const [children, badges] = [await count('lunchers'), await count('badges')];
    expect(Math.abs(2 * badges - children)).toBeLessThanOrEqual(1);
  });

  test('has children without a valid grade, and a family that is asked who still eats', async () => {
    const { rows } = await client.query(
      `select u.email, u.reboard, l.first from lunchers l join users u on u.id = l.user_id
         join destination_users w on w.destination_id = l.destination_id
         join grades g on g.id = l.grade_id
       where g.label = 'I Don''t Know Yet' order by u.id`,
    );
    expect(rows).toEqual([
      { email: 'returning@demo.test', reboard: true, first: 'Eli' },
      { email: 'omar.haddad@families.test', reboard: false, first: 'Lina' },
    ]);
    expect(await count('users where reboard')).toBe(1);
  });

  test('says in Spanish what its pages say in English, and has an alert to switch on', async () => {
    const { rows } = await client.query<{ path: string; locales: string[] }>(
      `select p.path, array_agg(v.locale order by v.locale) as locales
       from page_versions_at($1) v join pages p on p.id = v.page_id group by p.path`,
      [toIso(now)],
    );
    expect(rows).not.toEqual([]);
    for (const { path, locales } of rows) expect(locales, path).toEqual(['en', 'es']);
    const option = await client.query<{ fields: Record<string, unknown> }>(
      `select fields from site_options where type = 'site_alert'`,
    );
    const { visible, ...words } = option.rows[0]?.fields ?? {};
    expect(visible).toBe(false);
    expect(Object.values(words).every((said) => said !== '')).toBe(true);
  });

  test('lets everybody sign in with the demo password, in her role', async () => {
    const { rows } = await client.query<{ email: string; password_hash: string; role: string }>(
      'select email, password_hash, role from users join user_roles on user_id = id where email = any($1)',
      [demoSignIns.map(({ email }) => email)],
    );
    expect(rows.map(({ email, role }) => `${email} ${role}`).toSorted()).toEqual(
      demoSignIns.map(({ email, role }) => `${email} ${role}`).toSorted(),
    );
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(ROLES));
    const hashes = [...new Set(rows.map(({ password_hash }) => password_hash))];
    expect(hashes).toHaveLength(1);
    expect(await verify(hashes[0] ?? '', DEMO_PASSWORD)).toBe(true);
  });

  test('ties the vendor and the school to their own', async () => {
    expect(
      await count(`vendor_users join vendors v on v.id = vendor_id join users u on u.id = user_id
        where v.display_name = 'Luigi''s Corner' and u.email = 'vendor@demo.test'`),
    ).toBe(1);
    expect(
      await count(`destination_users join destinations d on d.id = destination_id
        join users u on u.id = user_id
        where d.name = 'Maplewood Elementary' and u.email = 'school@demo.test'`),
    ).toBe(1);
  });

  test('has no unsound order', async () => {
    expect(await unsoundOrders(client)).toEqual({});
  });

  test('takes no more off a week than its meals cost', async () => {
    expect(
      await count(`order_weeks w where discount_cents > (
        select sum(total_cents - late_fee_cents) from orders o where o.user_id = w.user_id
          and o.date between w.monday and w.monday + 4 and o.status <> 'cancelled')`),
    ).toBe(0);
  });

  test('has locked and served the days that were due, and no others', async () => {
    const at = toIso(now);
    expect(
      await count(`market_days where (locked_at is not null) <> (lock_at <= '${at}')
        or (served_at is not null) <> (serve_at <= '${at}')`),
    ).toBe(0);
    expect(await count('market_days where locked_at is not null')).toBeGreaterThan(60);
  });

  test('keeps the history of every order, ending as the order is now', async () => {
    expect(
      await count(`orders o where order_snapshot(o) is distinct from
        (select after from order_events e where e.order_id = o.id order by id desc limit 1)`),
    ).toBe(0);
  });

  test('goes on counting ids where it ended', async () => {
    const { rows } = await client.query<{ next: number; before: number }>(
      `insert into users (email, first, last, password_hash) values ('next@demo.test', 'A', 'B', 'C')
       returning id as next, (select max(id) from users) as before`,
    );
    expect(rows[0]?.next).toBe((rows[0]?.before ?? 0) + 1);
  });

  test('is never laid over people who are there already', async () => {
    const before = await count('users');
    await expect(layDemo(client, { now })).rejects.toThrow('empty database only');
    expect(await count('users')).toBe(before);
  });
});
