import { TINY } from '@yay/seeds/tiny';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allowed, noOrigin, useTiny } from '../../../test/index.ts';
import { cancelOrders } from '../cancelling/index.ts';
import { post } from '../ledger/index.ts';
import { lockWeeksAhead } from '../market-days/index.ts';
import { settleFamilyWeek } from './settle-family-week.ts';
import {
  CENTRAL_NOON,
  expectSound,
  MON,
  NOON,
  parentA,
  parentB,
  settlementWorld,
  THU,
  TUE,
  WED,
} from './settlement.fixture.ts';

const { anna, ben, cleo } = TINY.lunchers;

const { app, build, db, rows, run } = await useTiny();
const world = settlementWorld(app);
beforeEach(() => world.forget());
afterEach(() => expectSound(app));

const place = (luncherId: number, date: string, rest: object = {}) =>
  build.order({ luncherId, date, ...rest });
const sweepAt = async (iso: string) => {
  await app.at(iso);
  return world.sweep();
};
const cancel = (userId: number, ids: readonly number[], reason: 'parent' | 'staff' = 'staff') =>
  db.tx(async (tx) => {
    await lockWeeksAhead(tx, userId);
    return cancelOrders(tx, {
      userId,
      actorId: userId,
      impersonatorId: null,
      origin: noOrigin,
      reason,
      orders: ids.map((id) => ({ id, because: 'test' })),
    });
  });
const give = (account: 'credit' | 'promo_credit' | 'yay_bucks' | 'yay_bonus', cents: number) =>
  db.tx((tx) =>
    post(tx, {
      key: `given:${account}:${cents}`,
      kind: 'credit_issued',
      allowance: allowed(parentB.id, cents),
      userId: parentB.id,
      entries: [
        { account: 'promotion', cents },
        { account, cents: -cents },
      ],
    }),
  );
const change = (id: number, cents: number) =>
  run('update orders set entree_cents = $2, total_cents = $2 + late_fee_cents where id = $1', [
    id,
    cents,
  ]);
const code = (cents: number) =>
  run('update order_weeks set discount_id = $1, discount_cents = $2 where user_id = $3', [
    TINY.discounts.lunch5,
    cents,
    parentB.id,
  ]);

const weekCode = () =>
  rows('select discount_id, discount_cents from order_weeks where user_id = $1 and monday = $2', [
    parentB.id,
    MON,
  ]);

describe('the week of a family', () => {
  test('is charged at noon of its Monday, locked and served days with it, and once', async () => {
    await place(cleo, MON, { cents: 600, lateFeeCents: 100 });
    await place(cleo, TUE, { cents: 700 });
    expect(await sweepAt('2026-11-23T16:59:50Z')).toBe(0);
    expect(await world.charges()).toEqual([]);
    expect(await sweepAt(NOON)).toBe(1);
    expect(await world.settlements()).toEqual([
      {
        user_id: parentB.id,
        monday: MON,
        kind: 'week',
        meals: 1300,
        late: 100,
        discount: 0,
        credit: 0,
        bucks: 0,
        card: 1400,
      },
    ]);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 1400, credit: 0 });
    expect(world.asked).toEqual([parentB.id]);
    expect(await world.settle(parentB.id)).toBeNull();
    expect(await sweepAt('2026-11-27T22:00:00Z')).toBe(0);
    expect(await world.settlements()).toHaveLength(1);
    expect(await rows('select settled_at is not null as settled from order_weeks')).toEqual([
      { settled: true },
    ]);
  });

  test('is paid by given credit, own credit, bonus and yay bucks, and the card last', async () => {
    await give('promo_credit', 200);
    await give('credit', 300);
    await give('yay_bonus', 150);
    await give('yay_bucks', 250);
    const [first, second] = [await place(cleo, TUE), await place(cleo, WED)];
    await sweepAt(NOON);
    expect((await world.settlements())[0]).toMatchObject({ credit: 500, bucks: 400, card: 300 });
    expect(await world.funds(parentB.id)).toEqual({
      owed: 300,
      credit: 0,
      promo: 0,
      bucks: 0,
      bonus: 0,
    });
    const entries = await rows(
      `select e.order_id, a.kind, sum(e.amount_cents)::int as cents
       from ledger_entries e join ledger_accounts a on a.id = e.account_id
       where e.order_id is not null and a.user_id is not null and a.kind <> 'receivable'
       group by 1, 2 order by 1, 2`,
    );
    expect(entries).toEqual([
      { order_id: first, kind: 'credit', cents: 300 },
      { order_id: first, kind: 'promo_credit', cents: 200 },
      { order_id: first, kind: 'yay_bonus', cents: 100 },
      { order_id: second, kind: 'yay_bonus', cents: 50 },
      { order_id: second, kind: 'yay_bucks', cents: 250 },
    ]);
  });

  test('with nothing left for the card asks none', async () => {
    await give('credit', 600);
    await place(cleo, TUE);
    await sweepAt(NOON);
    expect(world.asked).toEqual([]);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 0, credit: 0 });
  });

  test('leaves out cancelled lunches, and a week with nothing else', async () => {
    const gone = await place(cleo, TUE);
    await cancel(parentB.id, [gone]);
    await sweepAt(NOON);
    expect(await world.settlements()).toEqual([]);
    expect(await world.funds(parentB.id)).toMatchObject({ credit: 0, owed: 0 });
  });

  test('waits for the noon of the last of its markets', async () => {
    await place(anna, TUE);
    await place(ben, TUE);
    expect(await sweepAt(NOON)).toBe(1);
    expect(await world.charges()).toEqual([]);
    await sweepAt(CENTRAL_NOON);
    expect((await world.settlements()).map(({ kind, meals }) => [kind, meals])).toEqual([
      ['week', 1200],
    ]);
  });

  test('does not wait for a market in which nothing is ordered any more', async () => {
    await place(anna, TUE);
    const order = await place(ben, TUE);
    await sweepAt(NOON);
    await cancel(parentA.id, [order]);
    await sweepAt(CENTRAL_NOON);
    expect((await world.settlements()).map(({ meals }) => meals)).toEqual([600]);
  });

  test('that was missed while nothing ran is charged at once', async () => {
    await place(cleo, TUE);
    await place(cleo, '2026-12-01');
    await sweepAt('2026-12-05T12:00:00Z');
    const settled = (await world.settlements()).map(({ monday, kind }) => `${monday} ${kind}`);
    expect(settled.toSorted()).toEqual([`${MON} week`, '2026-11-30 week']);
  });

  test('of an hour that staff moved is charged at that hour', async () => {
    await place(cleo, TUE);
    await sweepAt('2026-11-22T17:00:00Z');
    const hours = (hour: number) =>
      run(
        `update site_options set fields = jsonb_set(fields, '{weekHour}', to_jsonb($1::int))
         where type = 'times'`,
        [hour],
      );
    await hours(14);
    await sweepAt(NOON);
    expect(await world.charges()).toEqual([]);
    await sweepAt('2026-11-23T19:00:01Z');
    expect(await world.charges()).toHaveLength(1);
    await hours(12);
  });

  test.each([
    ['2026-03-09', '2026-03-06T16:00:00Z', '2026-03-09T15:59:50Z', '2026-03-09T16:00:01Z'],
    ['2026-11-02', '2026-10-30T16:00:00Z', '2026-11-02T16:59:50Z', '2026-11-02T17:00:01Z'],
  ])('after the clocks changed, %s', async (monday, before, early, due) => {
    await app.at(before);
    await place(cleo, monday);
    await sweepAt(early);
    expect(await world.charges()).toEqual([]);
    await sweepAt(due);
    expect(await world.charges()).toHaveLength(1);
  });
});

describe('a lunch ordered after the week was settled', () => {
  test('is charged when its own day locks', async () => {
    await place(cleo, TUE);
    await sweepAt(NOON);
    await app.at('2026-11-24T13:00:00Z');
    const added = await place(cleo, WED, { cents: 500, lateFeeCents: 100 });
    const later = await place(cleo, THU, { cents: 800 });
    await world.settle(parentB.id);
    expect(await world.charges()).toHaveLength(1);
    await sweepAt('2026-11-24T22:00:01Z');
    expect(await world.charges()).toContainEqual({
      id: added,
      meals: 500,
      late: 100,
      share: 0,
      times: 1,
    });
    expect((await world.charges()).some(({ id }) => id === later)).toBe(false);
    await sweepAt('2026-11-25T22:00:01Z');
    expect((await world.settlements()).map(({ kind, meals }) => [kind, meals])).toEqual([
      ['week', 600],
      ['day', 500],
      ['day', 800],
    ]);
  });

  test('in a week that had nothing at noon, too, each on its own day', async () => {
    await app.at('2026-11-24T13:00:00Z');
    await place(cleo, WED);
    await place(cleo, THU);
    await sweepAt('2026-11-24T22:00:01Z');
    await sweepAt('2026-11-25T22:00:01Z');
    expect((await world.settlements()).map(({ kind, meals }) => [kind, meals])).toEqual([
      ['day', 600],
      ['day', 600],
    ]);
  });

  test('costs more or less from its lock on, and less comes back', async () => {
    const [up, down] = [await place(cleo, WED), await place(cleo, THU)];
    await give('promo_credit', 800);
    await sweepAt(NOON);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 400, promo: 0 });
    await change(up, 900);
    await change(down, 450);
    await sweepAt('2026-11-24T22:00:01Z');
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 700 });
    // Debt first.
    await sweepAt('2026-11-25T22:00:01Z');
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 550, credit: 0, promo: 0 });
    expect(await world.charges()).toEqual([
      { id: up, meals: 900, late: 0, share: 0, times: 2 },
      { id: down, meals: 450, late: 0, share: 0, times: 2 },
    ]);
  });
});

describe('a lunch cancelled after its charge', () => {
  test('comes back at once, exactly once, as account credit', async () => {
    await give('credit', 2_000);
    const tuesday = await place(cleo, WED, { cents: 600, lateFeeCents: 100 });
    await place(cleo, THU);
    await sweepAt(NOON);
    await app.at('2026-11-24T14:00:00Z');
    await cancel(parentB.id, [tuesday], 'parent');
    await cancel(parentB.id, [tuesday], 'parent');
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 0, credit: 1_400 });
    await sweepAt('2026-11-24T22:00:01Z');
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 0, credit: 1_400 });
    expect(await rows(`select key from ledger_transactions where kind = 'reversal'`)).toEqual([
      { key: `reversal:${tuesday}.2` },
    ]);
  });

  test('pays open debt first, and given money comes back as given', async () => {
    await give('promo_credit', 200);
    const [first, second] = [await place(cleo, TUE), await place(cleo, WED)];
    await sweepAt(NOON);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 1_000 });
    await cancel(parentB.id, [second]);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 400, promo: 0, credit: 0 });
    await cancel(parentB.id, [first]);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 0, promo: 200, credit: 0 });
  });

  test('several at once pay one debt between them', async () => {
    await give('promo_credit', 200);
    await give('credit', 400);
    const ids = [await place(cleo, TUE), await place(cleo, WED), await place(cleo, THU)];
    await sweepAt(NOON);
    await cancel(parentB.id, ids);
    expect(await world.funds(parentB.id)).toEqual({
      owed: 0,
      promo: 0,
      credit: 600,
      bucks: 0,
      bonus: 0,
    });
  });

  test('an uncharged lunch gives nothing back', async () => {
    const id = await place(cleo, TUE);
    await cancel(parentB.id, [id]);
    await sweepAt(NOON);
    expect(await rows('select 1 from ledger_entries')).toEqual([]);
  });

  test('gives back less its share of the discount, and the others keep theirs', async () => {
    const ids = [
      await place(cleo, TUE, { cents: 600 }),
      await place(cleo, WED, { cents: 600 }),
      await place(cleo, THU, { cents: 700, lateFeeCents: 100 }),
    ];
    await code(500);
    await sweepAt(NOON);
    expect((await world.charges()).map(({ share }) => share)).toEqual([158, 158, 184]);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 1_500 });
    await cancel(parentB.id, ids.slice(2));
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 1_500 - 616 });
    expect(await weekCode()).toEqual([{ discount_id: TINY.discounts.lunch5, discount_cents: 316 }]);
    await cancel(parentB.id, ids);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 0, credit: 0 });
    expect(await weekCode()).toEqual([{ discount_id: null, discount_cents: 0 }]);
  });

  test('of an order that cost nothing writes nothing', async () => {
    const id = await place(cleo, TUE, { cents: 0 });
    await sweepAt(NOON);
    await cancel(parentB.id, [id]);
    expect(await rows('select 1 from ledger_transactions')).toEqual([]);
  });
});

describe('interrupted or doubled', () => {
  test('a run that ends half-way left nothing, and the next one charges once', async () => {
    await place(cleo, TUE);
    await app.at(NOON);
    const key = { userId: parentB.id, monday: MON as never };
    const dies = {
      requestDebtCharge: () => Promise.reject(new Error('killed')),
    };
    await expect(db.tx((tx) => settleFamilyWeek(tx, dies, key))).rejects.toThrow('killed');
    expect(await rows('select 1 from ledger_transactions')).toEqual([]);
    expect(await rows('select settled_at from order_weeks')).toEqual([{ settled_at: null }]);
    await world.settle(parentB.id);
    expect(await world.funds(parentB.id)).toMatchObject({ owed: 600 });
  });

  test('many at once charge once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await world.forget();
      await place(cleo, TUE);
      await place(cleo, WED);
      await app.at(NOON);
      await Promise.all(Array.from({ length: 8 }, () => world.settle(parentB.id)));
      expect(await world.funds(parentB.id)).toMatchObject({ owed: 1_200 });
      expect(world.asked).toEqual([parentB.id]);
    }
  });

  test('a week that a failed job left is found and given out again', async () => {
    const { sweepDueSettlements, sweepMissedSettlements } = await import('./sweep-settlement.ts');
    const { db, jobs } = app.platform;
    await place(cleo, MON);
    await app.at(NOON);
    const given = await Promise.all([1, 2, 3].map(() => sweepDueSettlements({ db, jobs })));
    expect(given.toSorted()).toEqual([0, 0, 1]);
    await run(`delete from pgboss.job where name = 'settlement.family'`);
    await app.at('2026-11-23T23:30:00Z');
    await run(`update orders set status = 'locked'`);
    expect(await sweepMissedSettlements({ db, jobs })).toBe(1);
    await world.settle(parentB.id);
    expect(await sweepMissedSettlements({ db, jobs })).toBe(0);
  });

  test('a family that is not there has nothing to settle', async () => {
    await app.at(NOON);
    expect(await world.settle(999_999)).toBeNull();
  });
});
