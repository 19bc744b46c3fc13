import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, forgetOrders, useTiny, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, admin } = TINY.users;
const { items, lunchers, vendors } = TINY;
const MON = '2026-11-23';

const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(admin.id);
const alma = await as(parentA.id);
const boris = await as(parentB.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  await run('update items set daily_capacity = null where id = $1', [items.bowl]);
});

const row = async (id: number) =>
  (await ada.send('GET', `/api/item-grid?ids=${id}`)).json().data[0];
const change = async (id: number, changes: object) => {
  const { version } = await row(id);
  return { id, version, changes };
};
const save = async (id: number, changes: object) =>
  ada.send('PUT', '/api/item-grid', { rows: [await change(id, changes)] });
const reserved = async () =>
  (
    await rows<{ reserved: number }>(
      'select reserved from item_day_stock where item_id = $1 and date = $2',
      [items.bowl, MON],
    )
  )[0]?.reserved;
const buy = async (caller: Caller, userId: number, luncher: number) => {
  const week = weekClient(caller, userId, MON);
  await week.read();
  const { results } = await week.save({ [luncher]: [{ date: MON, entreeId: items.bowl }] });
  return results[0]?.code ?? 'saved';
};
const orderBowls = async () => {
  await build.order({ luncherId: lunchers.ben, date: MON });
  await build.order({ luncherId: lunchers.cleo, date: MON });
};

test('a new number for an uncounted item counts the orders there already', async () => {
  await orderBowls();
  const tooFew = await save(items.bowl, { daily_capacity: 1 });
  expect([tooFew.statusCode, Object.keys(tooFew.json().errors)]).toEqual([
    422,
    ['rows.0.changes.daily_capacity'],
  ]);
  expect(await reserved()).toBeUndefined();

  expect((await save(items.bowl, { daily_capacity: 2 })).statusCode).toBe(200);
  expect(await reserved()).toBe(2);
  expect(await buy(alma, parentA.id, lunchers.anna)).toBe('sold_out');
});

test('a capacity below the ordered units is refused at the cell; none or as many is saved', async () => {
  await orderBowls();
  await save(items.bowl, { daily_capacity: 5 });
  expect((await save(items.bowl, { daily_capacity: 1 })).statusCode).toBe(422);
  expect((await save(items.bowl, { daily_capacity: 2 })).statusCode).toBe(200);
  expect((await save(items.bowl, { daily_capacity: 0 })).statusCode).toBe(200);
  expect(await reserved()).toBe(2);
  expect((await save(items.bowl, { daily_capacity: null })).statusCode).toBe(200);
});

test('an item ordered ahead keeps its kitchen and its kind, as a meal and as an extra', async () => {
  await build.order({
    luncherId: lunchers.ben,
    date: MON,
    extraIds: [items.apple],
  });
  const rows = [
    await change(items.pizza, { price: 999 }),
    await change(items.bowl, { vendor_id: vendors.south, is_extra: true }),
    await change(items.apple, { is_extra: false }),
  ];
  const answer = await ada.send('PUT', '/api/item-grid', { rows });
  expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([
    422,
    ['rows.1.changes.is_extra', 'rows.1.changes.vendor_id', 'rows.2.changes.is_extra'],
  ]);
  expect((await row(items.pizza)).price).not.toBe(999);
});

test('two buyers and a first number at the same moment: never more are sold than there are', async () => {
  for (let round = 0; round < 6; round += 1) {
    await forgetOrders(db);
    await run('update items set daily_capacity = null where id = $1', [items.bowl]);
    const [first, second, saved] = await Promise.all([
      buy(alma, parentA.id, lunchers.ben),
      buy(boris, parentB.id, lunchers.cleo),
      save(items.bowl, { daily_capacity: 1 }),
    ]);
    const sold = [first, second].filter((code) => code === 'saved').length;
    const { daily_capacity: capacity } = await row(items.bowl);
    if (saved.statusCode === 200) {
      expect(sold).toBeLessThanOrEqual(1);
      expect([capacity, (await reserved()) ?? 0]).toEqual([1, sold]);
    } else {
      expect([saved.statusCode, sold, capacity]).toEqual([422, 2, null]);
    }
  }
});

test('a save of many rows reads the orders twice at most', async () => {
  await run(
    `insert into items (vendor_id, name, internal_name, price_cents)
     select 1, 'Counted ' || n, '', 100 from generate_series(1, 60) n`,
  );
  const ids = await rows<{ id: number }>(`select id from items where name like 'Counted %'`);
  const changedRows = ids.map(({ id }) => ({
    id,
    version: 1,
    changes: { daily_capacity: 3, is_extra: true },
  }));
  const { result, statements } = await watchStatements(() =>
    ada.send('PUT', '/api/item-grid', { rows: changedRows }),
  );
  expect(result.statusCode, result.body).toBe(200);
  expect(statements.filter((text) => text.includes('from lunches'))).toHaveLength(2);
  await run(`delete from items where name like 'Counted %'`);
});
