import { readFile } from 'node:fs/promises';
import { instant } from '@yay/domain/time';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyWorld } from '../test/database.ts';
import { unsoundOrders } from '../test/sound-orders.ts';
import { cityParentEmail, layCity } from './index.ts';

const small = { schools: 12, families: 300, lunchers: 500, orders: 8_000 };
const now = instant('2026-11-18T16:00:00Z');
const INVARIANTS = new URL('../../bench/invariants.sql', import.meta.url);
let client: pg.Client;
let drop: () => Promise<void>;

beforeEach(async () => {
  ({ client, drop } = await emptyWorld());
});
afterEach(() => drop?.());

const schema = async () => {
  const { rows } = await client.query<{ definition: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace and convalidated
     union all
     select indexdef from pg_indexes where schemaname = 'public'
     order by 1`,
  );
  return rows.map(({ definition }) => definition);
};

test('a city has the size asked for and no unsound order, and leaves the schema as it was', async () => {
  const before = await schema();
  expect(await layCity(client, { ...small, now })).toEqual({ orders: small.orders });
  expect(await schema()).toEqual(before);
  expect(await unsoundOrders(client)).toEqual({});
  const { rows } = await client.query(
    `select (select count(*)::int from destinations) as schools,
       (select count(*)::int from lunchers) as lunchers,
       (select count(distinct user_id)::int from lunchers) as families,
       (select count(*)::int from orders) as orders,
       (select count(distinct date_trunc('week', date))::int from orders) as weeks,
       (select count(*) > 0 from orders where status = 'placed' and date > '2026-11-22') as ahead,
       (select count(*) from users where email = $1 and password_hash like '$argon2id$%')::int as n`,
    [cityParentEmail(300)],
  );
  expect(rows).toEqual([
    { schools: 12, lunchers: 500, families: 300, orders: 8_000, weeks: 42, ahead: true, n: 1 },
  ]);
});

test('a city that was just laid breaks no rule of the invariants', async () => {
  // The rules look at the database's own clock, and so does what opens the ledger.
  await client.query(
    `update app_clock set offset_ms =
       extract(epoch from $1::timestamptz - clock_timestamp())::bigint * 1000`,
    [new Date(now)],
  );
  await layCity(client, { schools: 4, families: 60, lunchers: 100, orders: 1_500, now });
  const { rows: broken } = await client.query<{ rule: string }>(await readFile(INVARIANTS, 'utf8'));
  expect([...new Set(broken.map(({ rule }) => rule))]).toEqual([]);
  const { rows: history } = await client.query<{ kind: string }>(
    `select kind from order_events group by kind
     having count(*) filter (where (kind = 'placed') <> (actor_id is not null)) = 0 order by kind`,
  );
  expect(history.map(({ kind }) => kind)).toEqual(['locked', 'placed', 'served']);
});

test('every school of a city has tablets, badges, and an inventory whose book agrees with its counts', async () => {
  await layCity(client, { ...small, now });
  const { rows } = await client.query(
    `select (select count(*)::int from kiosks where revoked_at is null) as kiosks,
       (select count(*)::int from badges where ended_at is null) as badges,
       (select count(distinct l.destination_id)::int from inventory_counts c
        join inventory_locations l on l.id = c.inventory_location_id) as counted,
       (select count(*) > 0 from inventory_counts where state = 'to_review') as to_review,
       (select count(*)::int from inventory_counts c
        join inventory_count_items n
          on n.inventory_location_id = c.inventory_location_id and n.count_id = c.id
        where n.counted <> (select sum(m.quantity) from inventory_movements m
          where m.sublocation_id = c.sublocation_id and m.item_id = n.item_id and m.at <= c.at))
         as off,
       (select count(*) > 0 from inventory_on_hand where on_hand < 0) as overdrawn`,
  );
  expect(rows).toEqual([
    { kiosks: 24, badges: 250, counted: 12, to_review: true, off: 0, overdrawn: false },
  ]);
});

test('every school of a city has an office: rooms, periods, contacts, papers and trips that wait', async () => {
  await layCity(client, { ...small, now });
  const { rows } = await client.query(
    `select (select count(distinct destination_id)::int from rooms) as with_rooms,
       (select count(*) filter (where room_id is null) < count(*) / 8 from lunchers) as seated,
       (select count(*)::int from lunch_periods) as periods,
       (select count(distinct destination_id)::int from school_contacts where gets_labels) as told,
       (select count(*)::int from label_subscriptions) as subscribed,
       (select count(*)::int from school_resources where is_ready) as papers,
       (select count(*)::int from class_trips where state = 'waiting' and children is null) as trips,
       (select count(*) > 0 from class_trips where cardinality(names) = children) as of_children,
       (select count(distinct l.user_id)::int from lunchers l join grades g on g.id = l.grade_id
        where g.label = 'I Don''t Know Yet') as unplaced,
       (select count(*)::int from users where reboard) as reboarded`,
  );
  expect(rows).toEqual([
    {
      with_rooms: 12,
      seated: true,
      periods: 24,
      told: 12,
      subscribed: 12,
      papers: 48,
      trips: 12,
      of_children: true,
      unplaced: 3,
      reboarded: 1,
    },
  ]);
});

test('the same seed number lays the same city, another one another', async () => {
  const digest = async (seed: number) => {
    // Elsewhere no event is ever deleted; here the whole world goes.
    const { rows: kept } = await client.query<{ name: string }>(
      `select distinct tgrelid::regclass::text as name from pg_trigger
       where tgfoid = 'append_only'::regproc`,
    );
    for (const { name } of kept) await client.query(`alter table ${name} disable trigger user`);
    await client.query('truncate users, markets, menus, vendors cascade');
    await layCity(client, { schools: 3, families: 60, lunchers: 100, orders: 1_500, now, seed });
    const { rows } = await client.query<{ digest: string }>(
      `select md5(string_agg(o::text, '|' order by id)) as digest from orders o`,
    );
    return rows[0]?.digest;
  };
  const first = await digest(1);
  expect(await digest(1)).toBe(first);
  expect(await digest(2)).not.toBe(first);
});
