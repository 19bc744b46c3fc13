import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EmbeddedDatabase,
  startEmbedded,
} from '../apps/api/src/platform/db/embedded/index.ts';
import { brokenRules } from './kill/check-database.ts';
import { proveKills } from './kill/prove.ts';
import { MONDAY, withClient } from './lib/worlds.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yay-kill-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

// A short selection of what `npm run bench -- kill` does two hundred times.
test('killed while families save, nothing acknowledged is lost and nothing is half there', async () => {
  const proof = await proveKills({ dataDir, times: 5, seed: 20_261_008, port: 0 });
  expect(proof.problems).toEqual([]);
  expect(proof.kills.server).toBeGreaterThan(0);
  expect(proof.kills['server and database']).toBeGreaterThan(0);
  expect(proof.acknowledged).toBeGreaterThan(0);
});

describe('a half-done state is found', () => {
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await startEmbedded({ dataDir });
    expect(await withClient(database.urlOf('yay'), brokenRules)).toEqual([]);
  });
  afterAll(() => database.stop());

  // An order of a week that was saved while the server was killed.
  const ONE = `(select min(o.id) from orders o join idempotency_keys k on k.user_id = o.user_id
    where o.status = 'placed' and o.date between '${MONDAY}'::date and '${MONDAY}'::date + 4)`;
  const EVENTS = `alter table order_events disable trigger order_events_append_only;
    alter table order_events disable trigger order_events_only_names;`;

  const PLANTED: readonly (readonly [rule: string, damage: string])[] = [
    [
      'the total of an order is the sum of its parts',
      `update orders set total_cents = total_cents + 1 where id = ${ONE}`,
    ],
    [
      'an option belongs to the meal that it was ordered with',
      `insert into order_lines (order_id, kind, option_id, price_cents)
       select o.id, 'option', (select min(p.id) from options p
         join option_groups g on g.id = p.option_group_id where g.item_id <> o.item_id), 0
       from orders o where o.id = ${ONE}`,
    ],
    [
      'the last event of an order says what the order is',
      `update orders set entree_cents = entree_cents + 1,
         total_cents = total_cents + 1 where id = ${ONE}`,
    ],
    [
      'an event starts from where the one before it ended',
      `${EVENTS} update order_events set before = '{}' where order_id = ${ONE}`,
    ],
    [
      'an event names the family of its order',
      `${EVENTS} update order_events e set user_id =
         (select min(u.id) from users u where u.id <> e.user_id) where order_id = ${ONE}`,
    ],
    [
      'an order has its week',
      `delete from order_weeks where user_id = (select user_id from orders where id = ${ONE})`,
    ],
    [
      'an order that was placed since is in a week with a version',
      `update order_weeks set version = 0
       where user_id = (select user_id from orders where id = ${ONE})`,
    ],
    [
      'no save answered a version that its week has not reached',
      `update order_weeks set version = version - 1
       where user_id = (select user_id from orders where id = ${ONE}) and monday = '${MONDAY}'`,
    ],
    [
      'a week is what its last save answered',
      `update orders set status = 'cancelled', cancel_reason = 'parent' where id = ${ONE}`,
    ],
    [
      'what is reserved is what is ordered',
      `update item_day_stock set reserved = reserved + 1 where date >= '${MONDAY}'`,
    ],
    [
      'no more is ordered of an item than there is',
      `update items set daily_capacity = 0 where id = (select item_id from orders where id = ${ONE})`,
    ],
    [
      'after its lock a day has no order that is only placed',
      `update market_days set locked_at = app_now() where date >= '${MONDAY}'`,
    ],
  ];

  test('every rule about orders has its planted error', async () => {
    const text = await readFile(new URL('invariants.sql', import.meta.url), 'utf8');
    const rules = [...text.matchAll(/^select '([^']+)'(?: as rule)?,/gm)].map(([, rule]) => rule);
    const ofOrders = rules.filter((rule) => !rule?.startsWith('ledger: '));
    expect(PLANTED.map(([rule]) => rule)).toEqual(ofOrders);
  });

  test.each(PLANTED)('%s', async (rule, damage) => {
    await withClient(database.urlOf('yay'), async (client) => {
      await client.query('begin');
      await client.query(damage);
      const found = await brokenRules(client);
      await client.query('rollback');
      expect(found.map((line) => line.split(':')[0])).toContain(rule);
    });
  });
});
