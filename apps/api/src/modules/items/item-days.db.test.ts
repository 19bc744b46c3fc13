import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, forgetOrders, useTiny, weekClient } from '../../../test/index.ts';

const { parentA, parentB, admin } = TINY.users;
const { items, lunchers } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';

const { app, as, db, rows, run } = await useTiny();
const ada = await as(admin.id);
const alma = await as(parentA.id);
const boris = await as(parentB.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  await run('delete from item_day_capacities');
});

const set = (date: string, capacity: unknown, id: number = items.lastSushi) =>
  ada.send('PUT', `/api/items/${id}/days/${date}`, { capacity });
const sushi = (date: string) => ({ date, entreeId: items.lastSushi });
const buy = async (caller: Caller, userId: number, luncher: number, date = MON) => {
  const week = weekClient(caller, userId, MON);
  await week.read();
  const { results } = await week.save({ [luncher]: [sushi(date)] });
  return results[0]?.code ?? 'saved';
};
const buyBoth = () =>
  Promise.all([buy(alma, parentA.id, lunchers.ben), buy(boris, parentB.id, lunchers.cleo)]);

describe('units of one day', () => {
  test('are another number on that day alone, for families too', async () => {
    expect((await set(MON, 2)).json().data).toEqual({
      date: MON,
      capacity: 2,
      override: 2,
      reserved: 0,
      left: 2,
    });
    expect(await buyBoth()).toEqual(['saved', 'saved']);
    const calendar = await weekClient(alma, parentA.id, MON).read();
    const left = calendar.stock.filter(({ item_id }) => item_id === items.lastSushi);
    expect(left.slice(0, 2).map(({ date, left: units }) => [date, units])).toEqual([
      [MON, 0],
      [TUE, 1],
    ]);
    const days = (
      await ada.send('GET', `/api/items/${items.lastSushi}/days?from=${MON}&weeks=1`)
    ).json();
    expect(days.data.slice(0, 2)).toEqual([
      { date: MON, capacity: 2, override: 2, reserved: 2, left: 0 },
      { date: TUE, capacity: 1, override: null, reserved: 0, left: 1 },
    ]);
  });

  test('the last unit of such a day has one buyer, again and again', async () => {
    await run('update items set daily_capacity = 5 where id = $1', [items.lastSushi]);
    try {
      await set(MON, 1);
      for (let round = 0; round < 6; round += 1) {
        await forgetOrders(db);
        expect((await buyBoth()).toSorted()).toEqual(['saved', 'sold_out']);
        expect(await rows('select reserved from item_day_stock')).toEqual([{ reserved: 1 }]);
      }
    } finally {
      await run('update items set daily_capacity = 1 where id = $1', [items.lastSushi]);
    }
  });

  test('0 sells nothing more, and taken units stay taken', async () => {
    await set(MON, 3);
    expect(await buyBoth()).toEqual(['saved', 'saved']);
    const below = await set(MON, 1);
    expect([below.statusCode, below.json().reserved, Object.keys(below.json().errors)]).toEqual([
      422,
      2,
      ['capacity'],
    ]);
    // The usual number would be one, of which two are taken.
    expect((await set(MON, null)).statusCode).toBe(422);
    expect((await set(MON, 0)).json().data).toMatchObject({ capacity: 0, reserved: 2, left: 0 });
    expect(await rows(`select 1 from orders where status = 'placed'`)).toHaveLength(2);
  });

  test('set to none at the very moment of a save: one of the two is told', async () => {
    for (let round = 0; round < 6; round += 1) {
      await forgetOrders(db);
      await run('delete from item_day_capacities');
      const [code] = await Promise.all([buy(alma, parentA.id, lunchers.ben), set(MON, 0)]);
      const [stock] = await rows('select reserved from item_day_stock where date = $1', [MON]);
      expect([code, stock?.reserved ?? 0]).toEqual(
        code === 'saved' ? ['saved', 1] : ['sold_out', 0],
      );
      expect(await buy(boris, parentB.id, lunchers.cleo)).toBe('sold_out');
    }
  });

  test.each([
    ['2026-11-28', 5, 'date'],
    ['2026-11-17', 5, 'date'],
    ['2028-01-03', 5, 'date'],
    [MON, -1, 'capacity'],
    [MON, 1.5, 'capacity'],
    [MON, 1e9, 'capacity'],
    [MON, '5', 'capacity'],
  ])('on %s can’t be %s', async (date, capacity, field) => {
    const answer = await set(date, capacity);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  test('are of counted items alone, and go with the count', async () => {
    expect(Object.keys((await set(MON, 5, items.bowl)).json().errors)).toEqual(['capacity']);
    await set(MON, 4);
    await run('update items set daily_capacity = null where id = $1', [items.lastSushi]);
    expect(await rows('select 1 from item_day_capacities')).toEqual([]);
    await run('update items set daily_capacity = 1 where id = $1', [items.lastSushi]);
  });
});
