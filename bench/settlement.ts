import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { TINY } from '@yay/seeds/tiny';
import pg from 'pg';
import { brokenRules } from './kill/check-database.ts';
import { type Figure, report } from './lib/figures.ts';
import { layFresh, layWorld, moveClock, type People } from './money/lay-world.ts';
import { openPrograms, type Programs } from './money/programs.ts';
import { hurry } from './money/settle-down.ts';

const MONDAY = '2026-11-23';
/** Noon of that Monday in the western market. */
const NOON = Date.parse('2026-11-23T18:00:05Z');
const LIMIT = 25;
const LOOK_EVERY_MS = 50;

/**
 * Measures the settlement of a Monday noon: our own work alone, and at the provider's rate limit.
 */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      families: { type: 'string', default: '20000' },
      cards: { type: 'string', default: '500' },
      port: { type: 'string', default: '0' },
    },
  });
  const port = Number(values.port);
  const own = await noon({
    families: Number(values.families),
    port,
    perSecond: 1_000,
    cards: false,
  });
  const paced = await noon({ families: Number(values.cards), port, perSecond: LIMIT, cards: true });
  const figures: Figure[] = [
    { name: 'families paid from their funds', value: own.families, unit: '' },
    { name: 'all of them are settled within', value: own.seconds, unit: 's' },
    { name: 'without the provider: families a second', value: own.rate, unit: '/s' },
    { name: 'families whose card is asked', value: paced.families, unit: '' },
    {
      name: `with its limit of ${LIMIT} calls a second: cards a second`,
      value: paced.rate,
      unit: '/s',
      aim: { atMost: LIMIT * 1.05 },
    },
    { name: 'of the limit', value: paced.rate / LIMIT, unit: '×', aim: { atLeast: 0.9 } },
    {
      name: 'rules that are broken',
      value: own.broken.length + paced.broken.length,
      unit: '',
      aim: { atMost: 0 },
    },
  ];
  for (const line of [...own.broken, ...paced.broken]) console.log(line);
  return report('settlement of a Monday', figures);
}

interface Noon {
  readonly families: number;
  readonly seconds: number;
  readonly rate: number;
  readonly broken: readonly string[];
}

async function noon(options: {
  readonly families: number;
  readonly port: number;
  readonly perSecond: number;
  /** True to charge cards; otherwise every family has enough credit. */
  readonly cards: boolean;
}): Promise<Noon> {
  const folder = await mkdtemp(join(tmpdir(), 'yay-settlement-'));
  const people = await layFresh(folder, async (client) => {
    const laid = await layWorld(client, options.families);
    await layOrders(client);
    if (!options.cards) await layCredit(client);
    await client.query('vacuum analyze');
    return laid;
  });
  const programs = await openPrograms({ ...options, folder });
  const db = new pg.Pool({ connectionString: programs.urlOf(), max: 4 });
  try {
    await programs.start('provider');
    if (options.cards) await saveCards(programs, db, people);
    await programs.start('worker');
    await workerIsThere(db);
    await moveClock(db, NOON);
    await hurry(db);
    const done = options.cards
      ? `select count(*)::int as count from payments where status = 'succeeded'`
      : 'select count(*)::int as count from settlements';
    const { seconds, rate } = await untilAll(db, done, options.families);
    const client = await db.connect();
    const rules = await brokenRules(client).finally(() => client.release());
    // Orders were written without the rules and events of a save, so only the money is checked.
    const broken = rules.filter((rule) => rule.startsWith('ledger: '));
    return { families: options.families, seconds, rate, broken };
  } finally {
    await db.end();
    await programs.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Waits until all are done. The rate counts from the first one seen, which leaves the start out.
 */
async function untilAll(db: pg.Pool, count: string, all: number) {
  const from = performance.now();
  let first: { at: number; done: number } | undefined;
  for (;;) {
    const { rows } = await db.query<{ count: number }>(count);
    const [at, done] = [performance.now(), rows[0]?.count ?? 0];
    if (done > 0) first ??= { at, done };
    if (first && done >= all) {
      const rate = ((done - first.done) / (at - first.at)) * 1_000;
      return { seconds: (at - from) / 1_000, rate };
    }
    await wait(LOOK_EVERY_MS);
  }
}

async function workerIsThere(db: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ there: boolean }>(
      `select exists (select from settlement_weeks where monday = $1) as there`,
      [MONDAY],
    );
    if (rows[0]?.there) return;
    await wait(LOOK_EVERY_MS);
  }
}

/** Adds a lunch on every day of the week for the first child of each family. */
async function layOrders(client: pg.Client): Promise<void> {
  await client.query(
    `insert into order_weeks (user_id, monday, version)
     select distinct user_id, $1::date, 1 from lunchers where first = 'First'`,
    [MONDAY],
  );
  await client.query(
    `insert into orders (user_id, luncher_id, destination_id, grade_id, date, status, item_id,
       entree_cents, late_fee_cents, total_cents)
     select user_id, id, destination_id, grade_id, $1::date + day, 'placed', $2, 600, 0, 600
     from lunchers cross join generate_series(0, 4) as day where first = 'First'`,
    [MONDAY, TINY.items.bowl],
  );
}

async function layCredit(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into ledger_accounts (kind, user_id)
     select 'credit', user_id from lunchers where first = 'First'`,
  );
  await client.query(
    `with given as (
       insert into ledger_transactions (key, kind, user_id)
       select 'bench:credit:' || user_id, 'gift_redemption', user_id
       from lunchers where first = 'First' returning id, user_id
     )
     insert into ledger_entries (transaction_id, account_id, amount_cents)
     select g.id, a.id, case a.kind when 'credit' then -10000 else 10000 end
     from given g
     join ledger_accounts a on (a.user_id = g.user_id and a.kind = 'credit') or a.kind = 'gifts_sold'`,
  );
  await client.query('commit');
}

/** Saves cards as browsers do, for ten families at a time. */
async function saveCards({ provider }: Programs, db: pg.Pool, people: People): Promise<void> {
  const left = [...people.families];
  const saveOn = async () => {
    for (let family = left.pop(); family !== undefined; family = left.pop()) {
      const { userId } = family;
      const key = `bench-${userId}`;
      const email = `family-${userId}@money.test`;
      const customer = await provider.createCustomer({ userId, email, name: 'Family', key });
      const setup = await provider.createSetup({ customerId: customer.id, key: `${key}-card` });
      await provider.passOn(`/pay/v1/setup_intents/${setup.id}/confirm`, {
        client_secret: setup.clientSecret,
        card: {
          number: '4242424242424242',
          exp_month: 12,
          exp_year: 2040,
          cvc: '123',
          zip: '10001',
        },
      });
      const [method] = await provider.listMethods(customer.id);
      if (method === undefined) throw new Error('the card was not saved');
      await db.query(
        `with customer as (
           insert into payment_customers (user_id, provider, customer_id) values ($1, 'builtin', $2)
         )
         insert into payment_methods (user_id, provider, method_id, brand, last4, exp_month, exp_year,
           is_default)
         values ($1, 'builtin', $3, $4, $5, 12, 2040, true)`,
        [userId, customer.id, method.id, method.brand, method.last4],
      );
    }
  };
  await Promise.all(Array.from({ length: 10 }, saveOn));
}
