import { mkdtemp, readFile, rm } from 'node:fs/promises';
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
import {
  checkHistories,
  checkProvider,
  checkTold,
  count,
  lostJobs,
  nothingTold,
  recordOf,
} from './money/check.ts';
import { FAULTS } from './money/faults.ts';
import { type MoneyProof, proveMoney } from './money/prove.ts';
import { isOurOwn, untried } from './money/untried.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yay-money-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// A short selection of what `npm run bench -- money` does five hundred times.
test('money ends where it belongs, whatever dies or lies while it moves', async () => {
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

  // An order that was charged and is not cancelled, one of a week that is over, and a paid debt.
  const charged = (where: string) => `(select max(o.id) from orders o
    join order_charges c on c.order_id = o.id where ${where})`;
  const ORDER = charged(`o.status <> 'cancelled'`);
  const LUNCH = charged(`o.status in ('locked', 'served') and o.date < '2026-11-28'`);
  const PAYMENT = `(select id from payments where status = 'succeeded'
    order by purpose = 'debt' desc, id desc limit 1)`;
  const refund = (status: 'new' | 'succeeded') => `insert into refunds (payment_id, user_id,
      amount_cents, reason, status, actor_id, asked_at, finished_at)
    select id, user_id, 100, 'Planted', '${status}', user_id,
      clock_timestamp() - interval '1 hour', case '${status}' when 'succeeded' then app_now() end
    from payments where id = ${PAYMENT}`;

  const PLANTED: Readonly<Record<string, string>> = {
    'ledger: every transaction sums to zero':
      'update ledger_entries set amount_cents = amount_cents + 1 where id = (select max(id) from ledger_entries)',
    'ledger: every transaction moves something':
      'delete from ledger_entries where transaction_id = (select max(id) from ledger_transactions)',
    'ledger: nobody has or owes less than nothing': `insert into ledger_entries
        (transaction_id, account_id, amount_cents)
      select (select max(id) from ledger_transactions), id, 100000 from ledger_accounts
      where kind = 'credit' order by id limit 1`,
    'ledger: what an order was charged is what its entries say': `delete from order_charges
      where order_id = ${ORDER}`,
    'ledger: what an order was charged is paid, once': `delete from ledger_entries e
      using ledger_accounts a
      where a.id = e.account_id and a.user_id is not null and e.order_id = ${ORDER}`,
    'ledger: a lunch that the kitchen has is charged what it costs': `update orders
      set entree_cents = entree_cents + 1, total_cents = total_cents + 1 where id = ${LUNCH}`,
    'ledger: a cancelled order is charged nothing': `update orders
      set status = 'cancelled', cancel_reason = 'staff' where id = ${ORDER}`,
    'ledger: a share of a discount is not more than its meal': `update order_charges
      set discount_cents = meals_cents + 1 where order_id = ${ORDER}`,
    'ledger: charges come one after the other': `update order_charges
      set sequence = sequence + 5 where order_id = ${ORDER}`,
    'ledger: a settlement is the sum of its lines':
      'update settlements set meals_cents = meals_cents + 1 where id = (select max(id) from settlements)',
    'ledger: a charge is of a transaction of its family': `update ledger_transactions
      set user_id = 1
      where id = (select transaction_id from order_charges where order_id = ${ORDER} limit 1)`,
    'ledger: a week gives no more discount than it has': `update order_weeks w
        set discount_cents = 0 from orders o
      where o.id = ${ORDER} and w.user_id = o.user_id and w.monday = date_trunc('week', o.date);
      update order_charges set discount_cents = 1 where order_id = ${ORDER}`,
    'ledger: a week that is charged gives all of its discount': `update order_weeks w
        set discount_id = coalesce(w.discount_id, 1), discount_cents = 1000000 from orders o
      where o.id = ${LUNCH} and w.user_id = o.user_id and w.monday = date_trunc('week', o.date)`,
    'ledger: a charged week says so': 'update order_weeks set settled_at = null',
    'ledger: a payment is in the ledger as what it was': `update payments
      set amount_cents = amount_cents + 1 where id = ${PAYMENT}`,
    'ledger: a refund is in the ledger as what it was': refund('succeeded'),
    'ledger: codes of a gift count as long as we have what was paid for it': `with bought as (
        insert into credit_code_sets (kind, name, amount_cents, quantity, payment_id)
        select 'gift_card', 'Planted', 100, 1, ${PAYMENT} returning id)
      insert into credit_codes (set_id, code_hash, last4, revoked_at)
      select id, 'planted', '0000', app_now() from bought`,
    'ledger: what is set aside for cards is what refunds are to bring': refund('new'),
    'ledger: a payment is not left open': `update payments
      set status = 'pending', finished_at = null, asked_at = clock_timestamp() - interval '1 hour',
        ask_after = null
      where id = ${PAYMENT}`,
    'ledger: a refund is not left open': refund('new'),
    'ledger: what the provider told us is dealt with': `update provider_events
      set processed_at = null, received_at = clock_timestamp() - interval '1 hour'`,
  };

  test('every rule about the ledger has its planted error', async () => {
    const text = await readFile(new URL('invariants.sql', import.meta.url), 'utf8');
    const rules = [...text.matchAll(/^select '(ledger: [^']+)'/gm)].map(([, rule]) => rule);
    expect(rules).toHaveLength(text.split(/'ledger: /).length - 1);
    expect(Object.keys(PLANTED).toSorted()).toEqual(rules.toSorted());
  });

  test.each(Object.entries(PLANTED))('%s', async (rule, damage) => {
    const found = await after(damage, brokenRules);
    expect(found.filter((line) => line.startsWith(`${rule}: `))).not.toEqual([]);
  });

  /** The provider's record, as a ledger that is right has it, and then as `change` makes it. */
  async function foundWith(change: (movements: Movement[]) => Movement[]): Promise<string[]> {
    return withClient(database.urlOf('yay'), async (client) => {
      const { rows } = await client.query<{ kind: 'payment'; reference: string; cents: string }>(
        `select kind, reference, cents from ledger_provider_payments
         union all
         select 'dispute', p.public_id, sum(e.amount_cents)
         from ledger_entries e
         join ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
         join ledger_transactions t on t.id = e.transaction_id and t.kind = 'dispute'
         join payments p on p.id = t.payment_id group by p.id`,
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
    [
      'a payment of somebody who has no accounts at all',
      `with somebody as (
         insert into users (first, last, email, locale, password_hash)
         values ('New', 'Here', 'new@money.test', 'en', 'unknown') returning id)
       insert into payments (user_id, purpose, amount_cents, provider, off_session, status,
         finished_at)
       select id, 'yay_bucks', 2000, 'builtin', true, 'succeeded', app_now() from somebody`,
    ],
    [
      'a dispute that nobody owes for',
      `with moved as (
         insert into ledger_transactions (key, kind, user_id, payment_id)
         select 'dispute:planted:1', 'dispute', user_id, id from payments where id = ${PAYMENT}
         returning id)
       insert into ledger_entries (transaction_id, account_id, amount_cents)
       select moved.id, a.id, case a.kind when 'provider' then -100 else 100 end
       from moved, ledger_accounts a where a.kind in ('provider', 'gifts_sold')`,
    ],
  ])('a family’s history: %s', async (_what, damage) => {
    expect(await after(damage, checkHistories)).toHaveLength(1);
  });

  test('in a mistaken message', async () => {
    const [payment, nobody] = ['0190a7a0-0000-7000-8000-000000000001', 2_000_000_000];
    const told = nothingTold();
    told.payments.add(payment);
    told.grants.add(nobody);
    count(told.redeemed, nobody);
    count(told.refunds, payment);
    await withClient(database.urlOf('yay'), async (client) => {
      expect(await checkTold(client, nothingTold())).toEqual([]);
      expect(await checkTold(client, told)).toHaveLength(4);
      const { rows } = await client.query<{ id: string }>(
        `select public_id as id from payments where id = ${PAYMENT}`,
      );
      const kept = nothingTold();
      for (const { id } of rows) kept.payments.add(id);
      expect(kept.payments.size).toBe(1);
      expect(await checkTold(client, kept)).toEqual([]);
    });
  });

  test('a job that was given up', async () => {
    const found = await after(
      `insert into pgboss.job (name, data, state) values ('payments.charge', '{}', 'failed')`,
      lostJobs,
    );
    expect(found.join()).toContain('payments.charge');
  });
});

describe('a proof that proves nothing is found', () => {
  const proof = (posted: MoneyProof['posted'], deaths: MoneyProof['deaths']) =>
    untried({
      runs: 500,
      posted,
      faults: new Map(FAULTS.map(({ name }) => [name, 20])),
      deaths,
    });
  const killing = FAULTS.filter(({ kills }) => kills).map(({ name }) => name);

  test('money that never moved, and faults that never struck', () => {
    const found = proof(new Map(), new Map());
    expect(found).toContain('no refund_failed was ever posted');
    expect(found).toContain('nothing ever died of: worker killed before commit');
    expect(found.some((line) => line.endsWith('provider: slow'))).toBe(false);
  });
  test('but not where everything happened', () => {
    const posted = new Map(
      proof(new Map(), new Map()).flatMap((line) => {
        const [, kind] = /^no (\w+) was/.exec(line) ?? [];
        return kind ? [[kind, 1] as const] : [];
      }),
    );
    expect(proof(posted, new Map(killing.map((name) => [name, 1])))).toEqual([]);
  });
  test.each([
    [true, new RangeError('there is nothing to choose from')],
    [true, new TypeError('undefined is not a function')],
    [true, Object.assign(new Error('column "x" does not exist'), { code: '42703' })],
    [false, new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })],
    [false, Object.assign(new Error('terminating connection'), { code: '57P01' })],
    [false, new Error('Connection terminated unexpectedly')],
  ])('%s: %s', (isOurs, error) => {
    expect(isOurOwn(error)).toBe(isOurs);
  });
});
