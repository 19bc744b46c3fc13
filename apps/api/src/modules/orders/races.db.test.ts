import { TINY } from '@yay/seeds/tiny';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  type Entry,
  forgetOrders,
  lockWaits,
  useTiny,
  weekClient,
} from '../../../test/index.ts';
import { lockDay } from '../market-days/lock-day.ts';
import { lockDaysAlone, lockDaysShared } from '../market-days/lock-days.ts';

const { parentA, parentB } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, markets } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';

const { app, as, build, db, rows, run } = await useTiny();
const alma = await as(parentA.id);
const boris = await as(parentB.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  await run('update market_days set locked_at = null, served_at = null where date >= $1', [MON]);
});

const bowl = (date: string): Entry => ({ date, entreeId: items.bowl });
const week = (caller: Caller, userId: number) => weekClient(caller, userId, MON);
/** Resolves when a statement waits for a lock. */
const statementWaits = () => expect.poll(() => lockWaits(rows)).toBeGreaterThan(0);

test('an event carries the instant by which its save was decided, however long the write waited', async () => {
  const sushi = { date: MON, entreeId: items.lastSushi };
  await run('insert into item_day_stock (item_id, date) values ($1, $2) on conflict do nothing', [
    items.lastSushi,
    MON,
  ]);
  const release = Promise.withResolvers<void>();
  const stockHeld = Promise.withResolvers<void>();
  const holder = db.tx(async (tx) => {
    await tx.query('test.hold_stock', 'update item_day_stock set reserved = reserved', []);
    stockHeld.resolve();
    await release.promise;
  });
  await stockHeld.promise;
  const save = week(alma, parentA.id).save({ [ben]: [sushi] });
  await statementWaits();
  const [clock] = await rows('select app_now() as waited_at');
  release.resolve();
  await holder;
  await save;
  const [event] = await rows('select at from order_events');
  expect(event?.at).toBeLessThan(clock?.waited_at as number);
});

describe('saves at the same time', () => {
  test('sell the last unit once, however often it is tried', async () => {
    for (let round = 0; round < 12; round += 1) {
      await forgetOrders(db);
      const sushi = { date: MON, entreeId: items.lastSushi };
      const answers = await Promise.all([
        week(alma, parentA.id).save({ [ben]: [sushi] }),
        week(boris, parentB.id).save({ [cleo]: [sushi] }),
      ]);
      const codes = answers.map(({ results }) => results[0]?.code ?? 'saved').toSorted();
      expect(codes).toEqual(['saved', 'sold_out']);
      expect(await rows('select reserved from item_day_stock')).toEqual([{ reserved: 1 }]);
      expect(await rows('select 1 from orders')).toHaveLength(1);
    }
  });

  test('of twelve families sell the last five units to five of them', async () => {
    const families = await Promise.all(Array.from({ length: 12 }, family));
    await run('update items set daily_capacity = 5 where id = $1', [items.lastSushi]);
    const sushi = { date: MON, entreeId: items.lastSushi };
    for (let round = 0; round < 10; round += 1) {
      await forgetOrders(db);
      const answers = await Promise.all(
        families.map(({ caller, userId, luncherId }) =>
          week(caller, userId).save({ [luncherId]: [sushi] }),
        ),
      );
      const codes = answers.map(({ results }) => results[0]?.code ?? 'saved');
      expect(codes.filter((code) => code === 'saved')).toHaveLength(5);
      expect(codes.filter((code) => code === 'sold_out')).toHaveLength(7);
      expect(await rows('select reserved from item_day_stock')).toEqual([{ reserved: 5 }]);
      expect(await rows(`select 1 from orders where status <> 'cancelled'`)).toHaveLength(5);
    }
    await run('update items set daily_capacity = 1 where id = $1', [items.lastSushi]);
  });

  test('with counted items in any order never block each other for good', async () => {
    await run('update items set daily_capacity = 1 where id = any($1)', [
      [items.bowl, items.apple],
    ]);
    const entries = (reverse: boolean): Entry[] => {
      const days = [MON, TUE].map((date) => ({ ...bowl(date), extraIds: [items.apple] }));
      return reverse ? days.reverse() : days;
    };
    for (let round = 0; round < 8; round += 1) {
      await forgetOrders(db);
      const answers = await Promise.all([
        week(alma, parentA.id).put({ [ben]: entries(false) }),
        week(boris, parentB.id).put({ [cleo]: entries(true) }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const stock = await rows('select reserved from item_day_stock');
      expect(stock.every(({ reserved }) => reserved === 1)).toBe(true);
    }
    await run('update items set daily_capacity = null where id = any($1)', [
      [items.bowl, items.apple],
    ]);
  });

  test('with one key save once', async () => {
    const key = 'sent-five-times';
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        week(alma, parentA.id).put({ [anna]: [bowl(MON)], [ben]: [bowl(MON)] }, { key }),
      ),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(JSON.parse(body)))).size).toBe(1);
    expect(answers[0]?.json().data).toMatchObject({ version: 1 });
    expect(await rows('select 1 from order_events')).toHaveLength(2);
  });

  test('with one key for two weeks save one and refuse the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      await forgetOrders(db);
      const key = `two-weeks-${round}`;
      const later = weekClient(alma, parentA.id, '2026-11-30');
      const answers = await Promise.all([
        week(alma, parentA.id).put({ [anna]: [bowl(MON)] }, { key }),
        later.put({ [anna]: [bowl('2026-11-30')] }, { key }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('key_reused');
      expect(await rows('select 1 from orders')).toHaveLength(1);
    }
  });

  test('of one family save once and report a conflict to the other', async () => {
    const other = await as(parentA.id);
    const answers = await Promise.all([
      week(alma, parentA.id).put({ [anna]: [bowl(MON)] }),
      week(other, parentA.id).put({ [anna]: [{ ...bowl(MON), extraIds: [items.apple] }] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [saved, told] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(told?.json().week.selections).toEqual(saved?.json().data.selections);
  });

  test('give a code with one use left to one family', async () => {
    await run(`update discounts set max_uses = 1 where code = 'LUNCH5'`);
    const days = [bowl(MON), bowl(TUE)];
    for (let round = 0; round < 6; round += 1) {
      await forgetOrders(db);
      const answers = await Promise.all([
        week(alma, parentA.id).put({ [ben]: days }, { code: 'LUNCH5' }),
        week(boris, parentB.id).put({ [cleo]: days }, { code: 'LUNCH5' }),
      ]);
      expect(answers.map(outcomeOf).toSorted()).toEqual(['counts', 'used_up']);
    }
    await run(`update discounts set max_uses = null where code = 'LUNCH5'`);
  });

  test('of twenty families give a code with five uses left to five of them', async () => {
    await run(`update discounts set max_uses = 5 where code = 'LUNCH5'`);
    const families = await Promise.all(Array.from({ length: 20 }, () => family()));
    const days = [bowl(MON), bowl(TUE)];
    const answers = await Promise.all(
      families.map(({ caller, userId, luncherId }) =>
        week(caller, userId).put({ [luncherId]: days }, { code: 'LUNCH5' }),
      ),
    );
    await run(`update discounts set max_uses = null where code = 'LUNCH5'`);
    const told = answers.map(outcomeOf).toSorted();
    expect(told).toEqual([...Array(5).fill('counts'), ...Array(15).fill('used_up')]);
    const [held] = await rows(
      `select count(*) from order_weeks w join discounts d on d.id = w.discount_id
       where d.code = 'LUNCH5'`,
    );
    expect(held).toEqual({ count: 5 });
    // A family without the code was not charged the whole price unasked.
    expect(await rows('select distinct user_id from orders')).toHaveLength(5);
  });
});

/** Adds a family in the eastern school, with one child who eats everything. */
async function family() {
  const { id: userId, luncherId } = await build.family();
  return { userId, luncherId, caller: await as(userId) };
}

function outcomeOf(answer: LightMyRequestResponse): string {
  return answer.statusCode === 200 ? 'counts' : answer.json().discount_problem;
}

describe('a save and the lock of its day', () => {
  const day = { market_id: markets.eastern, date: MON as never };

  test('a save during the lock of its day is refused as locked', async () => {
    const saving = await db.tx(async (tx) => {
      await lockDaysAlone(tx, [{ marketId: markets.eastern, date: MON as never }]);
      const save = week(alma, parentA.id).save({ [anna]: [bowl(MON), bowl(TUE)] });
      await statementWaits();
      await tx.run(
        'update market_days set locked_at = app_now() where market_id = $1 and date = $2',
        [markets.eastern, MON],
      );
      // Handed out in a box: the transaction is to end before the save does.
      return { save };
    });
    const data = await saving.save;
    expect(data.results.map(({ code }) => code)).toEqual(['locked', null]);
  });

  test('a lock during a save waits for it and locks its order', async () => {
    await app.at('2026-11-22T21:59:00Z');
    const locking = await db.tx(async (tx) => {
      await lockDaysShared(tx, [{ marketId: markets.eastern, date: MON as never }]);
      // A save may have locked the luncher's row as well.
      await tx.run('update lunchers set first = first where id = $1', [cleo]);
      await app.at('2026-11-22T22:00:01Z');
      const lock = lockDay(db, day);
      await statementWaits();
      await tx.run(
        `insert into orders (user_id, luncher_id, destination_id, grade_id, date, item_id,
           entree_cents, total_cents)
         select user_id, id, destination_id, grade_id, $2, $3, 600, 600 from lunchers where id = $1`,
        [cleo, MON, items.bowl],
      );
      return { lock };
    });
    expect(await locking.lock).toBe(1);
    expect(await rows('select status from orders')).toEqual([{ status: 'locked' }]);
  });

  test('a locked day has only locked orders, whatever the sequence', async () => {
    for (let round = 0; round < 6; round += 1) {
      await forgetOrders(db);
      await run('update market_days set locked_at = null where date >= $1', [MON]);
      await run('update market_days set lock_at = app_now() where market_id = $1 and date = $2', [
        markets.eastern,
        MON,
      ]);
      const [saved] = await Promise.all([
        week(boris, parentB.id).save({ [cleo]: [bowl(MON)] }),
        lockDay(db, day),
        lockDay(db, day),
      ]);
      const [order] = await rows('select status from orders');
      if (saved.results[0]?.code === 'locked') expect(order).toBeUndefined();
      else expect(order).toEqual({ status: 'locked' });
      expect(await rows(`select 1 from order_events where kind = 'locked'`)).toHaveLength(
        order ? 1 : 0,
      );
    }
  });
});
