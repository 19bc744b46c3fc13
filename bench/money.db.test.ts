import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EmbeddedDatabase,
  startEmbedded,
} from '../apps/api/src/platform/db/embedded/index.ts';
import type { Movement } from '../apps/api/src/platform/payments/index.ts';
import { brokenRules } from './kill/check-database.ts';
import { withClient } from './lib/worlds.ts';
import { checkHistories, checkProvider, lostJobs, recordOf } from './money/check.ts';
import { FAULTS } from './money/faults.ts';
import { proveMoney } from './money/prove.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yay-money-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// A short selection of what `npm run bench -- money` does five hundred times.
test('whatever dies or lies while money moves, it ends where it belongs', {
  timeout: 240_000,
}, async () => {
  const chosen = [
    'webhooks: backwards',
    'worker killed after provider answer',
    'kill -9 of the database',
    'kill -9 of the api',
    'provider: dies after its log',
    'provider: silent after success',
  ];
  const faults = chosen.flatMap((name) => FAULTS.filter((fault) => fault.name === name));
  expect(faults).toHaveLength(chosen.length);
  const proof = await proveMoney({
    folder,
    runs: faults.length,
    seed: 20_261_121,
    port: 0,
    faults,
  });
  expect(proof.problems).toEqual([]);
  expect(proof.runs).toBe(faults.length);
  expect(proof.restarts).toBeGreaterThanOrEqual(2);
  expect(proof.movements).toBeGreaterThan(0);
  expect(proof.counts.settlements).toBeGreaterThan(0);
});

describe('money in the wrong place is found', () => {
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await startEmbedded({ dataDir: folder });
    expect(await withClient(database.urlOf('yay'), brokenRules)).toEqual([]);
  });
  afterAll(() => database.stop());

  /** Does damage, looks, and takes it back. */
  async function after<T>(damage: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
    return withClient(database.urlOf('yay'), async (client) => {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      await client.query(damage);
      const found = await look(client);
      await client.query('rollback');
      return found;
    });
  }

  // An order that was charged and is not cancelled.
  const ORDER = `(select max(o.id) from orders o join order_charges c on c.order_id = o.id
    where o.status <> 'cancelled')`;
  const PAYMENT = `(select max(id) from payments where status = 'succeeded' and purpose = 'debt')`;

  test.each([
    [
      'ledger: every transaction sums to zero',
      'update ledger_entries set amount_cents = amount_cents + 1 where id = (select max(id) from ledger_entries)',
    ],
    [
      'ledger: every transaction moves something',
      'delete from ledger_entries where transaction_id = (select max(id) from ledger_transactions)',
    ],
    [
      'ledger: nobody has or owes less than nothing',
      `insert into ledger_entries (transaction_id, account_id, amount_cents)
       select (select max(id) from ledger_transactions), id, 100000 from ledger_accounts
       where kind = 'credit' order by id limit 1`,
    ],
    [
      'ledger: what an order was charged is what its entries say',
      `delete from order_charges where order_id = ${ORDER}`,
    ],
    [
      'ledger: what an order was charged is paid, once',
      `delete from ledger_entries e using ledger_accounts a where a.id = e.account_id
       and a.user_id is not null and e.order_id = ${ORDER}`,
    ],
    [
      'ledger: a cancelled order is charged nothing',
      `update orders set status = 'cancelled', cancel_reason = 'staff' where id = ${ORDER}`,
    ],
    [
      'ledger: a settlement is the sum of its lines',
      'update settlements set meals_cents = meals_cents + 1 where id = (select max(id) from settlements)',
    ],
    [
      'ledger: a charge is of a transaction of its family',
      `update ledger_transactions set user_id = 1 where id =
         (select transaction_id from order_charges where order_id = ${ORDER} limit 1)`,
    ],
    [
      'ledger: charges come one after the other',
      `update order_charges set sequence = sequence + 5 where order_id = ${ORDER}`,
    ],
    ['ledger: a charged week says so', 'update order_weeks set settled_at = null'],
    [
      'ledger: a payment is not left open',
      `update payments set status = 'pending', finished_at = null,
         asked_at = clock_timestamp() - interval '1 hour', ask_after = null where id = ${PAYMENT}`,
    ],
    [
      'ledger: what the provider told us is dealt with',
      `update provider_events set processed_at = null, received_at = clock_timestamp() - interval '1 hour'`,
    ],
  ])('%s', async (rule, damage) => {
    const found = await after(damage, brokenRules);
    expect(found.map((line) => line.slice(0, rule.length))).toContain(rule);
  });

  /** The provider's record, as a ledger that is right has it, and then as `change` makes it. */
  async function foundWith(change: (movements: Movement[]) => Movement[]): Promise<string[]> {
    return withClient(database.urlOf('yay'), async (client) => {
      const { rows } = await client.query<{ kind: 'payment'; reference: string; cents: string }>(
        'select kind, reference, cents from ledger_provider_payments',
      );
      const right = rows.map(({ kind, reference, cents }, index) => ({
        id: `txn_${index}`,
        kind,
        amount: Number(cents),
        intentId: null,
        reference,
        at: new Date(0),
      }));
      let pages = [change(right), []];
      const record = recordOf({
        async listMovements() {
          const [movements = [], ...rest] = pages;
          pages = rest;
          return { movements, next: null };
        },
      });
      return checkProvider(client, record);
    });
  }
  test('a record that is the ledger’s is right', async () => {
    expect(await foundWith((movements) => movements)).toEqual([]);
  });
  test('a payment that the ledger does not have', async () => {
    const more = await foundWith((movements) =>
      movements.concat(movements.slice(0, 1).map((one) => ({ ...one, id: 'x', reference: 'x' }))),
    );
    expect(more.join()).toMatch(/payment x: \d+ at the provider, 0 in the ledger/);
  });
  test('a payment that the provider does not have', async () => {
    expect((await foundWith((movements) => movements.slice(1))).join()).toMatch(/: 0 at the prov/);
  });
  test('a reference that was charged twice', async () => {
    const twice = await foundWith((movements) =>
      movements.concat(
        movements
          .filter(({ kind }) => kind === 'payment')
          .slice(0, 1)
          .map((one) => ({ ...one, id: 'again' })),
      ),
    );
    expect(twice.join()).toContain('charged twice');
  });

  test.each([
    [
      'a payment that nobody was credited for',
      `insert into payments (user_id, purpose, amount_cents, provider, off_session, status,
         finished_at)
       select user_id, 'debt', 777, 'builtin', true, 'succeeded', app_now() from payments
       where id = ${PAYMENT}`,
    ],
    [
      'a grant that was never given',
      `insert into credit_grants (user_id, amount_cents, reason, actor_id)
       select user_id, 500, 'A gift', 5 from payments where id = ${PAYMENT}`,
    ],
  ])('a family’s history: %s', async (_what, damage) => {
    expect(await after(damage, checkHistories)).toHaveLength(1);
  });

  test('a job that was given up', async () => {
    const found = await after(
      `insert into pgboss.job (name, data, state) values ('payments.charge', '{}', 'failed')`,
      lostJobs,
    );
    expect(found.join()).toContain('payments.charge');
  });
});
