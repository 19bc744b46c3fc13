import type { SaveResult } from '@yay/contract/orders/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, forgetOrders, useTiny, weekClient } from '../../../test/index.ts';

// Strict means that the server refuses the line, wherever it comes from, and unverified is not safe.
const { parentA, support } = TINY.users;
const { anna, ben } = TINY.lunchers;
const { items, options } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const NEXT = '2026-11-30';

const { app, as, db, rows, run } = await useTiny();
const parent = await as(parentA.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  for (const table of ['repeat_dates', 'repeat_meals', 'repeats'])
    await run(`delete from ${table}`);
  await forgetOrders(db);
  await run('update lunchers set are_orders_repeating = false');
  await run(`update lunchers set tolerances = '{"peanuts":"avoid_strictly"}' where id = $1`, [
    anna,
  ]);
  await run(`update lunchers set tolerances = '{}' where id = $1`, [ben]);
});

const standing = () =>
  rows(
    `select luncher_id, date, item_id from orders where status <> 'cancelled' order by date, luncher_id`,
  );
const letters = async () =>
  (await rows(`select template from mails where template = 'orders_rechecked'`)).length;

const UNSAFE = [
  ['the entree has it', { entreeId: items.peanutNoodles }, 'allergy'],
  ['nobody has checked the entree', { entreeId: items.mysteryStew }, 'allergy_unverified'],
  ['an option has it', { entreeId: items.bowl, optionIds: [options.peanutSauce] }, 'allergy'],
  ['an extra has it', { entreeId: items.bowl, extraIds: [items.peanutBar] }, 'allergy'],
] as const;

/** Persons who save an order. Copies and last week's lunches use the call of chosen meals. */
const PATHS: readonly [string, () => Promise<Caller>][] = [
  ['the calendar', async () => parent],
  ['staff for the family', () => as(support.id)],
  ['staff who acts as the family', () => as(parentA.id, support.id)],
];

for (const [path, caller] of PATHS) {
  test.each(UNSAFE)(`by ${path}: %s`, async (_name, meal, code) => {
    const week = weekClient(await caller(), parentA.id, MON);
    await week.read();
    const data: SaveResult['data'] = await week.save({
      [anna]: [{ date: MON, ...meal }],
      [ben]: [{ date: MON, ...meal }],
    });
    expect(data.results).toMatchObject([
      { luncher_id: anna, outcome: 'refused', code },
      { luncher_id: ben, outcome: 'saved', code: null },
    ]);
    expect((await standing()).map((order) => order.luncher_id)).toEqual([ben]);
  });
}

test.each(UNSAFE)('a repeat refuses an unsafe meal: %s', async (_name, meal, code) => {
  await run(`update lunchers set tolerances = '{}' where id = $1`, [anna]);
  const week = weekClient(parent, parentA.id, MON);
  await week.save({ [anna]: [{ date: MON, ...meal }] });
  await parent.send('PUT', `/api/lunchers/${anna}`, { areOrdersRepeating: 1, mondayOfWeek: MON });
  await run(`update lunchers set tolerances = '{"peanuts":"avoid_strictly"}' where id = $1`, [
    anna,
  ]);
  await app.runJobs();
  expect((await standing()).map((order) => order.date)).toEqual([MON]);
  const repeatDates = await rows('select code from repeat_dates where date = $1', [NEXT]);
  expect(repeatDates).toEqual([{ code }]);
});

test('a random special is neither forbidden nor unverified for the luncher', async () => {
  await run(
    `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
     select $1, id, unnest($2::int[]), 50 from destination_days
     where destination_id = $3 and date = $4`,
    [TINY.menus.eastern, [items.peanutNoodles, items.mysteryStew], TINY.schools.eastern, MON],
  );
  const week = weekClient(parent, parentA.id, MON);
  const surprise = { date: MON, entreeId: null, chooseRandomDailySpecial: true };
  const refused = await week.save({ [anna]: [surprise] });
  expect(refused.results).toMatchObject([{ outcome: 'refused', code: 'not_on_menu' }]);
  await run(`update daily_specials set item_id = $1 where item_id = $2`, [
    items.bowl,
    items.mysteryStew,
  ]);
  const taken = await week.save({ [anna]: [surprise] });
  expect(taken.results).toMatchObject([{ outcome: 'saved' }]);
  expect(await standing()).toEqual([{ luncher_id: anna, date: MON, item_id: items.bowl }]);
  const extra = await week.save({
    [anna]: [
      { date: MON, entreeId: null, chooseRandomDailySpecial: true, extraIds: [items.peanutBar] },
    ],
  });
  expect(extra.results).toMatchObject([{ outcome: 'refused', code: 'allergy' }]);
});

test('a new allergy cancels the orders ahead and their repeats, with one letter', async () => {
  const week = weekClient(parent, parentA.id, MON);
  await week.save({
    [ben]: [
      { date: MON, entreeId: items.peanutNoodles },
      { date: TUE, entreeId: items.bowl },
    ],
  });
  await parent.send('PUT', `/api/lunchers/${ben}`, { areOrdersRepeating: 1, mondayOfWeek: MON });
  await app.runJobs();
  expect((await standing()).length).toBe(16);
  const answer = await parent.send('PUT', `/api/lunchers/${ben}`, {
    tolerances: { peanuts: 'avoid_strictly' },
  });
  expect(answer.json<{ affected: unknown[] }>().affected).toHaveLength(8);
  expect(new Set((await standing()).map((order) => order.item_id))).toEqual(new Set([items.bowl]));
  expect(await letters()).toBe(1);
  // The repeat does not order the cancelled lunches again.
  await run('delete from pgboss.job where name = $1', ['repeats.families']);
  await app.at('2026-11-20T16:00:00Z');
  await parent.send('PUT', `/api/lunchers/${ben}`, { areOrdersRepeating: 1, mondayOfWeek: MON });
  await app.runJobs();
  expect(new Set((await standing()).map((order) => order.item_id))).toEqual(new Set([items.bowl]));
});
