import { discountShares } from '@yay/domain/settlement';
import { instant } from '@yay/domain/time';
import { layTiny, TINY } from '@yay/seeds/tiny';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeSchema } from '../../../test/describe-schema.ts';
import { noOrigin, placeOrder, testDatabase, useTiny } from '../../../test/index.ts';
import { connectDb, migrate } from '../../platform/db/index.ts';
import { cancelOrders } from '../cancelling/index.ts';
import { lockWeeksAhead } from '../market-days/index.ts';
import {
  expectSound,
  MON,
  parentA,
  parentB,
  settlementWorld,
  THU,
  TUE,
  WED,
} from './settlement.fixture.ts';

const { anna, ben, cleo } = TINY.lunchers;
const NEXT = '2026-12-01';

const { app, build, db, rows, run } = await useTiny();
const world = settlementWorld(app);
beforeEach(() => world.forget());
afterEach(() => expectSound(app));

const place = (luncherId: number, date: string, rest: object = {}) =>
  build.order({ luncherId, date, ...rest });
const open = async (bulk = 20_000) =>
  (await rows('select ledger_open_past_orders($1) as orders', [bulk]))[0]?.orders;
const schema = async () => {
  const client = await db.pool.connect();
  try {
    return await describeSchema(client);
  } finally {
    client.release();
  }
};

test.each([20_000, 1])('an eaten lunch is paid from outside, in bulk from %i on', async (bulk) => {
  const before = await schema();
  const eaten = [
    await place(cleo, MON, { status: 'served', lateFeeCents: 100 }),
    await place(cleo, TUE, { status: 'locked' }),
    await place(cleo, WED),
  ];
  await place(cleo, NEXT);
  await place(cleo, THU);
  await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where date = $1`, [
    THU,
  ]);
  await app.at('2026-11-23T17:00:01Z');
  expect(await open(bulk)).toBe(3);
  expect(await world.charges()).toEqual(
    eaten.map((id, index) => ({ id, meals: 600, late: index ? 0 : 100, share: 0, times: 1 })),
  );
  expect(await world.settlements()).toMatchObject([
    { user_id: parentB.id, monday: MON, kind: 'opening', meals: 1800, late: 100, card: 0 },
  ]);
  expect(await rows('select key, kind from ledger_transactions')).toEqual([
    { key: `opening:${parentB.id}:${MON}`, kind: 'opening' },
  ]);
  expect(await rows('select 1 from ledger_accounts where user_id is not null')).toEqual([]);
  expect(await open(bulk)).toBe(0);
  expect(await schema()).toEqual(before);
  // Nobody pays again, and a later lunch is charged as ever.
  await app.at('2026-12-05T12:00:00Z');
  await world.sweep();
  expect(await world.funds(parentB.id)).toMatchObject({ owed: 600 });
});

test('a week waits for the last of its markets', async () => {
  await place(anna, TUE);
  await place(ben, TUE);
  await app.at('2026-11-23T17:00:01Z');
  expect(await open()).toBe(0);
  await app.at('2026-11-23T18:00:01Z');
  expect(await open()).toBe(2);
});

test('a cancelled lunch among them comes back as account credit, once', async () => {
  const [tuesday, friday] = [await place(cleo, TUE), await place(cleo, '2026-11-27')];
  await app.at('2026-11-24T14:00:00Z');
  await open();
  for (const _ of [1, 2]) {
    await db.tx(async (tx) => {
      await lockWeeksAhead(tx, parentB.id);
      await cancelOrders(tx, {
        userId: parentB.id,
        actorId: null,
        impersonatorId: null,
        origin: noOrigin,
        reason: 'blackout',
        orders: [tuesday, friday].map((id) => ({ id, because: 'test' })),
      });
    });
  }
  expect(await world.funds(parentB.id)).toMatchObject({ owed: 0, credit: 1_200 });
});

test('a discount is shared to the cent as a settlement shares it', async () => {
  await run(
    `insert into discounts (id, code, kind, value, grade_ids) values
    (72, 'GRADE', 'amount', 1, $1), (73, 'GONE', 'amount', 1, '{999}')`,
    [[TINY.grades.easternFirst]],
  );
  const weeks = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'];
  const codes = [TINY.discounts.lunch5, 72, 73, TINY.discounts.lunch5];
  const cents = [500, 499, 100, 9_999];
  for (const [index, monday] of weeks.entries()) {
    for (const [day, luncher] of [anna, ben, anna, ben].entries()) {
      const date = `${monday.slice(0, 8)}${String(Number(monday.slice(8)) + day).padStart(2, '0')}`;
      await place(luncher, date, { cents: 333 + 77 * day + index, lateFeeCents: day ? 0 : 100 });
    }
    await run(
      'update order_weeks set discount_id = $1, discount_cents = $2 where user_id = $3 and monday = $4',
      [codes[index], cents[index], parentA.id, monday],
    );
  }
  expect(await open()).toBe(16);
  for (const [index, monday] of weeks.entries()) {
    const charges = await rows(
      `select o.luncher_id, o.grade_id, c.meals_cents as meals, c.discount_cents as share
       from orders o join order_charges c on c.order_id = o.id
       where o.date between $1 and $1::date + 4 order by o.date, o.id`,
      [monday],
    );
    const meals = charges.map((row) => ({
      meals: Number(row.meals),
      share: null,
      isTargeted: index === 1 ? row.grade_id === TINY.grades.easternFirst : index !== 2,
    }));
    expect(charges.map((row) => row.share)).toEqual(discountShares(meals, cents[index] ?? 0));
  }
});

test('a database that has orders already gets them with the migration', async () => {
  const older = await testDatabase({ from: 'empty' });
  const db = connectDb({ url: older.url, max: 2 });
  try {
    await migrate(older.url, { upTo: 6 });
    // The world is laid as this version lays it, up to what that version did not have.
    await db.run('create function ledger_open_past_orders() returns integer return 0');
    await db.run('alter table users add column email_proved_at timestamptz');
    const client = await db.pool.connect();
    await layTiny(client, { now: instant('2026-11-18T16:00:00Z') }).finally(() => client.release());
    await db.run('drop function ledger_open_past_orders()');
    await db.run('alter table users drop column email_proved_at');
    const [past, ahead] = ['2020-11-24', '2090-11-24'];
    await placeOrder(db, { luncherId: cleo, date: past, status: 'served' });
    await placeOrder(db, { luncherId: cleo, date: ahead });
    await migrate(older.url);
    const { rows } = await db.run(
      `select o.date, s.kind, c.meals_cents as meals, w.settled_at is not null as settled
       from orders o join order_weeks w on w.user_id = o.user_id and o.date between w.monday and w.monday + 4
       left join order_charges c on c.order_id = o.id
       left join settlements s on s.id = c.settlement_id order by o.date`,
    );
    expect(rows).toEqual([
      { date: past, kind: 'opening', meals: 600, settled: true },
      { date: ahead, kind: null, meals: null, settled: false },
    ]);
  } finally {
    await db.close();
    await older.drop();
  }
});
