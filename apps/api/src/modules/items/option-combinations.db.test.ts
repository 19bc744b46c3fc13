import type { ItemCombinations } from '@yay/contract/items/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { forgetOrders, useTiny, weekClient } from '../../../test/index.ts';

const { parentA, admin } = TINY.users;
const { items, lunchers, options } = TINY;
const MON = '2026-11-23';
const SLICES = [options.oneSlice, options.twoSlices];

const { app, as, db, one, rows, run } = await useTiny();
const ada = await as(admin.id);
const crust = await one(
  `insert into option_groups (item_id, name, min_choices, max_choices, position)
   values ($1, 'Crust', 1, 1, 1) returning id`,
  [items.pizza],
);
const addCrust = async (name: string, position: number) => {
  const option = await one<{ id: number }>(
    `insert into options (option_group_id, name, properties, position)
     select $1, $2, properties, $3 from options where id = $4 returning id`,
    [crust.id, name, position, options.oneSlice],
  );
  return option.id;
};
const thin = await addCrust('Thin', 1);
const deep = await addCrust('Deep', 2);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  await run('delete from option_combinations');
  await run('update items set version = version + 1 where id = $1', [items.pizza]);
});

const url = `/api/items/${items.pizza}/option-combinations`;
const read = async (): Promise<ItemCombinations> => (await ada.send('GET', url)).json().data;
const save = async (combinations: object[], version?: number) =>
  ada.send('PUT', url, { version: version ?? (await read()).version, combinations });
const order = async (optionIds: number[]) => {
  const week = weekClient(await as(parentA.id), parentA.id, MON);
  const calendar = await week.read();
  const { results } = await week.save({
    [lunchers.ben]: [{ date: MON, entreeId: items.pizza, optionIds }],
  });
  return { calendar, code: results[0]?.code ?? 'saved' };
};

test('all are made until somebody says otherwise, and then that one is refused by its day', async () => {
  expect((await read()).combinations?.map(({ option_ids }) => option_ids)).toEqual([
    [SLICES[0], thin],
    [SLICES[0], deep],
    [SLICES[1], thin],
    [SLICES[1], deep],
  ]);
  const off = { option_ids: [deep, options.twoSlices], is_offered: false };
  const answer = await save([off, { option_ids: [thin, options.oneSlice], kitchen_name: 'No. 1' }]);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(
    answer.json().data.combinations.map((one: { is_offered: boolean }) => one.is_offered),
  ).toEqual([true, true, true, false]);
  const refused = await order([options.twoSlices, deep]);
  expect(refused.code).toBe('not_together');
  expect(refused.calendar.not_together).toEqual([[options.twoSlices, deep]]);
  expect((await order([options.twoSlices, thin])).code).toBe('saved');
  expect(await rows('select option_ids, kitchen_name from option_combinations order by 1')).toEqual(
    [
      { option_ids: [options.oneSlice, thin], kitchen_name: 'No. 1' },
      { option_ids: [options.twoSlices, deep], kitchen_name: '' },
    ],
  );
});

test('a placed order keeps its combination', async () => {
  await order([options.twoSlices, deep]);
  await save([{ option_ids: [options.twoSlices, deep], is_offered: false }]);
  expect((await order([options.twoSlices, deep])).code).toBe('saved');
  expect(await rows(`select status from orders`)).toEqual([{ status: 'placed' }]);
});

test('an unknown combination, a ban of all of them and an old version are refused', async () => {
  const { version, combinations } = await read();
  const none = (combinations ?? []).map((one) => ({ ...one, is_offered: false }));
  const twice = { option_ids: [options.oneSlice, thin] };
  for (const wrong of [
    none,
    [{ option_ids: [thin] }],
    [{ option_ids: [options.teriyaki, thin] }],
    [twice, twice],
  ]) {
    expect((await save(wrong, version)).statusCode).toBe(422);
  }
  const stale = await save([], version - 1);
  expect([stale.statusCode, stale.json().combinations.version]).toEqual([409, version]);
  expect(await rows('select 1 from option_combinations')).toEqual([]);
});
