import type { CancellationRun } from '@yay/contract/mass-cancellation/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { hear, useTiny } from '../../../test/index.ts';
import { lockDay } from '../market-days/lock-day.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import { settlementWorld } from '../settlement/settlement.fixture.ts';
import {
  asDate,
  type CancelledFamily,
  cancellationWorld,
  expectWhole,
  killedAt,
} from './cancellation.fixture.ts';
import { type CancellationCriteria, countAffected, startCancellation } from './index.ts';
import { cancelFamilies, findFamilies } from './mass-cancellation.kinds.ts';

const { eastern, central } = TINY.schools;
const { admin, vendor } = TINY.users;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const THU = '2026-11-26';
const NOON = '2026-11-23T18:00:01Z';

const { app, as, build, db, rows, run } = await useTiny();
const world = cancellationWorld(app);
const money = settlementWorld(app);
beforeEach(async () => {
  await money.forget();
  await planMarketDays(db);
});

const thursday: CancellationCriteria = { starts_on: asDate(THU), ends_on: asDate(THU) };
const start = (criteria: CancellationCriteria = thursday) =>
  db.tx((tx) =>
    startCancellation(tx, {
      jobs: app.platform.jobs,
      criteria,
      reason: 'staff',
      because: 'The kitchen has no power',
      becauseEs: null,
      by: { actorId: admin.id, impersonatorId: null },
    }),
  );
const readRun = async (id: number): Promise<CancellationRun> =>
  (await (await as(admin.id)).send('GET', `/api/v2/cancellation-runs/${id}`)).json().data;
const count = (criteria = thursday) => countAffected(db, criteria);
const states = (family: CancelledFamily) =>
  rows<{ date: string; status: string; cancel_reason: string | null }>(
    'select date, status, cancel_reason from orders where user_id = $1 order by date',
    [family.id],
  ).then((orders) => orders.map((row) => `${row.date} ${row.cancel_reason ?? row.status}`));
const twelve = async (dates: readonly string[] = [THU]) => {
  const made = await Promise.all(Array.from({ length: 12 }, () => world.family()));
  const families = made.toSorted((a, b) => a.id - b.id);
  for (const family of families) await world.save(family, MON, dates);
  return families;
};
/** Charges all lunches of the week at Monday's noon. */
const charge = async () => {
  await app.at(NOON);
  await money.sweep();
};

test('each family loses the meant lunches, has its money back and one letter, once', async () => {
  const families = await twelve([TUE, THU]);
  await charge();
  const other = await world.family(TINY.grades.centralFirst);
  await world.save(other, '2026-11-30', ['2026-12-03']);
  const closed = await world.family();
  await world.save(closed, '2026-11-30', ['2026-12-03']);
  await run('update users set deleted_at = app_now() where id = $1', [closed.id]);

  const criteria: CancellationCriteria = {
    starts_on: asDate(THU),
    ends_on: asDate('2026-12-04'),
    destination_ids: [eastern],
  };
  const before = await count(criteria);
  expect(before).toMatchObject({ orders: 13, families: 13, lunchers: 13, mails: 12 });
  expect(before.paid_cents).toBeGreaterThan(0);
  expect(before.days.map(({ date, orders }) => [date, orders])).toEqual([
    [THU, 12],
    ['2026-12-03', 1],
  ]);
  expect(before.schools).toEqual([expect.objectContaining({ id: eastern, orders: 13 })]);

  const id = await start(criteria);
  expect(await readRun(id)).toMatchObject({ state: 'queued', families_done: 0 });
  const hearing = await hear(app);
  await app.runJobs();
  const heard = async ({ id: userId }: CancelledFamily) =>
    (await hearing.on(`private-user.${userId}`)).map(({ event }) => event);
  for (const family of families) {
    expect(await heard(family)).toEqual(['account.changed', 'orders.changed']);
  }
  expect(await heard(other)).toEqual([]);
  await hearing.stop();
  expect(await readRun(id)).toMatchObject({
    state: 'done',
    families: 13,
    families_done: 13,
    orders: 13,
    returned_cents: before.paid_cents,
  });
  for (const family of families) {
    expect(await states(family)).toEqual([`${TUE} placed`, `${THU} staff`]);
  }
  expect(await states(closed)).toEqual(['2026-12-03 staff']);
  expect(await states(other)).toEqual(['2026-12-03 placed']);
  const letters = await world.lettersOf();
  expect(letters.map(({ user_id }) => user_id)).toEqual(families.map(({ id }) => id));
  expect(letters[0]?.subject).toBe('A lunch was canceled: The kitchen has no power');
  for (const words of ['Kid:', 'November 26', 'off what you owe']) {
    expect(letters[0]?.text_body).toContain(words);
  }
  expect(await world.reversals()).toEqual(families.map(({ id }) => ({ user_id: id, times: 1 })));
  expect(await count(criteria)).toMatchObject({ orders: 0, families: 0 });
  await expectWhole(app);
});

test('a letter separates credit returned from lunches not yet charged', async () => {
  const family = await world.family();
  await world.save(family, MON, [THU]);
  await db.tx(async (tx) => {
    await tx.run(`insert into ledger_accounts (kind, user_id) values ('credit', $1)`, [family.id]);
    await tx.run(
      `with t as (insert into ledger_transactions (key, kind, user_id)
         values ('test:credit:' || $1::int, 'credit_issued', $1) returning id)
       insert into ledger_entries (transaction_id, account_id, amount_cents)
       select t.id, a.id, case a.kind when 'credit' then -5000 else 5000 end
       from t, ledger_accounts a
       where (a.kind = 'credit' and a.user_id = $1) or a.kind = 'promotion'`,
      [family.id],
    );
  });
  await charge();
  await world.save(family, '2026-11-30', ['2026-12-03']);
  const spent = (await money.funds(family.id)).credit;
  expect(spent).toBeLessThan(5_000);
  await start({ starts_on: asDate(THU), ends_on: asDate('2026-12-03') });
  await app.runJobs();
  expect((await money.funds(family.id)).credit).toBe(5_000);
  const [letter] = await world.lettersOf();
  expect(letter?.subject).toContain('2 lunches were canceled');
  expect(letter?.text_body).toContain('as account credit');
  expect(letter?.text_body).toContain('Anything not charged yet is not included');
});

describe('however often it is done', () => {
  test('twice, and three at once, is once', async () => {
    const families = await twelve();
    await charge();
    const id = await start();
    const handed = async (name: string) =>
      (
        await rows<{ data: { runId: number; userIds: number[] } }>(
          'select data from pgboss.job where name = $1',
          [name],
        )
      ).map(({ data }) => data);
    const { db, jobs } = app.platform;
    const again = async () => {
      await db.tx(async (tx) => {
        await jobs.enqueueMany(tx, findFamilies, Array(3).fill({ runId: id }));
      });
      await app.runJobs();
      for (const data of await handed(cancelFamilies.name)) {
        await db.tx((tx) => jobs.enqueueMany(tx, cancelFamilies, Array(3).fill(data)));
      }
      await Promise.all([app.runJobs(), app.runJobs(), app.runJobs()]);
    };
    await again();
    await again();
    expect(await world.reversals()).toEqual(families.map(({ id }) => ({ user_id: id, times: 1 })));
    expect(await world.lettersOf()).toHaveLength(families.length);
    expect(await readRun(id)).toMatchObject({ state: 'done', families_done: 12, orders: 12 });
    const events = await rows(
      `select order_id from order_events where kind = 'cancelled' group by order_id`,
    );
    expect(events).toHaveLength(12);
    await expectWhole(app);
  });

  test.each([
    'cancellation-families-found',
    'cancellation-before-commit',
    'cancellation-family-done',
  ])(
    'killed at %s, it comes to its end',
    async (point) => {
      const families = await twelve();
      await charge();
      const id = await start();
      expect(await killedAt(app.url, point)).toBe('SIGKILL');
      await world.giveOutAgain();
      await app.runJobs();
      expect(await readRun(id)).toMatchObject({ state: 'done', families: 12, families_done: 12 });
      expect(await world.reversals()).toEqual(
        families.map(({ id }) => ({ user_id: id, times: 1 })),
      );
      expect(await world.lettersOf()).toHaveLength(families.length);
      await expectWhole(app);
    },
    60_000,
  );
});

describe('the lock', () => {
  test('an order locked at the decision stays, and is counted as such', async () => {
    const [family] = await twelve([TUE, THU]);
    await app.at('2026-11-25T23:30:00Z');
    await lockDay(db, { market_id: TINY.markets.eastern, date: asDate(THU) });
    expect(await count()).toMatchObject({ orders: 0, locked: { orders: 12, families: 12 } });
    const id = await start();
    await app.runJobs();
    expect(await readRun(id)).toMatchObject({ state: 'done', families: 0, orders: 0 });
    expect(family && (await states(family))).toContain(`${THU} locked`);
    expect(await world.lettersOf()).toEqual([]);
  });

  test('a day that is past its hour counts as locked before the job has come by', async () => {
    await twelve();
    await app.at('2026-11-25T23:30:00Z');
    expect(await count()).toMatchObject({ orders: 0, locked: { orders: 12 } });
  });

  test('an order open at the decision is cancelled even if its day locks before the run', async () => {
    const [family] = await twelve();
    await app.at('2026-11-25T21:59:00Z');
    await start();
    await app.at('2026-11-25T22:01:00Z');
    await lockDay(db, { market_id: TINY.markets.eastern, date: asDate(THU) });
    await app.runJobs();
    expect(family && (await states(family))).toEqual([`${THU} staff`]);
    expect(await world.lettersOf()).toHaveLength(12);
    await expectWhole(app);
  });
});

describe('the criteria', () => {
  test.each<[string, Partial<CancellationCriteria>, number]>([
    ['everything', {}, 2],
    ['a market', { market_ids: [TINY.markets.central] }, 1],
    ['no market at all', { market_ids: [] }, 0],
    ['a school', { destination_ids: [central] }, 1],
    ['a grade', { grade_ids: [TINY.grades.easternFirst] }, 1],
    ['a grade that nobody is in', { grade_ids: [TINY.grades.easternFourth] }, 0],
    ['a meal', { item_ids: [TINY.items.bowl] }, 2],
    ['another meal', { item_ids: [TINY.items.pizza] }, 0],
    ['a menu', { menu_ids: [TINY.menus.central] }, 1],
    ['a vendor without it', { vendor_ids: [TINY.vendors.south] }, 0],
    ['grab and go', { order_kinds: ['grab_and_go'] }, 0],
    ['a closure that is not there', { closed_by: 1 }, 0],
    ['another day', { starts_on: asDate(MON), ends_on: asDate(TUE) }, 0],
  ])('%s', async (_name, criteria, orders) => {
    await world.save(await world.family(), MON, [THU]);
    await world.save(await world.family(TINY.grades.centralFirst), MON, [THU]);
    expect((await count({ ...thursday, ...criteria })).orders).toBe(orders);
    const id = await start({ ...thursday, ...criteria });
    await app.runJobs();
    expect((await readRun(id)).orders).toBe(orders);
  });
});

describe('the readers of a run', () => {
  test('only staff who manage the offer', async () => {
    const id = await start();
    const ask = async (userId: number) =>
      (await (await as(userId)).send('GET', `/api/v2/cancellation-runs/${id}`)).statusCode;
    const school = await build.person({ roles: ['school'] });
    const family = await world.family();
    expect(await ask(admin.id)).toBe(200);
    for (const userId of [school, vendor.id, family.id]) expect(await ask(userId)).toBe(403);
    const nobody = await app.nobody.send('GET', `/api/v2/cancellation-runs/${id}`);
    expect(nobody.statusCode).toBe(401);
    const foreign = await (await as(admin.id)).send('GET', '/api/v2/cancellation-runs/999999');
    expect(foreign.statusCode).toBe(404);
  });
});
