import type { OrderSummary } from '@yay/contract/calendar/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, useTiny, type WeekClient, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, support } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, options } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';

let week: WeekClient;
const { app, as, db, rows, run } = await useTiny();
const parent = await as(parentA.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  week = weekClient(parent, parentA.id, MON);
});

const bowl = { item_id: items.bowl, option_ids: [options.mildChili], extra_ids: [] };
const ask = (selections: object, rest: object = {}, caller = parent) =>
  caller.send('POST', '/api/order-summary', { mondayOfWeek: MON, selections, ...rest });
const summary = async (selections: object, rest: object = {}) =>
  (await ask(selections, rest)).json<OrderSummary>();

describe('the summary of a draft', () => {
  test('is the same that a save of it would answer', async () => {
    const draft = await summary({ [anna]: { [MON]: bowl }, [ben]: { [TUE]: bowl } });
    expect(draft).toMatchObject({ grand_total: 1250, meals_total: 1250, late_fee_total: 0 });
    const data = await week.save({
      [anna]: [{ date: MON, entreeId: items.bowl, optionIds: [options.mildChili] }],
      [ben]: [{ date: TUE, entreeId: items.bowl, optionIds: [options.mildChili] }],
    });
    expect(data.order_summary).toEqual(draft);
  });

  test('keeps saved lunches at their price, and charges new ones late', async () => {
    await week.save({
      [anna]: [{ date: MON, entreeId: items.bowl, optionIds: [options.mildChili] }],
    });
    await run('update items set price_cents = 900 where id = $1', [items.bowl]);
    await app.at('2026-11-22T06:00:00Z');
    const draft = await summary({ [anna]: { [MON]: bowl, [TUE]: bowl } });
    await run('update items set price_cents = 600 where id = $1', [items.bowl]);
    expect(draft).toMatchObject({
      grand_total: 625 + 925 + 100,
      late_fee_total: 100,
      late_fee_count: 1,
    });
  });

  test('has the late fee in a row of its own, saved or not', async () => {
    await app.at('2026-11-22T06:00:00Z');
    const lunchers = [{ luncher_id: anna, lunches: 2, total: 1250 }];
    const sums = { lunchers, late_fee_total: 200, late_fee_count: 2, grand_total: 1450 };
    expect(await summary({ [anna]: { [MON]: bowl, [TUE]: bowl } })).toMatchObject(sums);
    const entry = { entreeId: items.bowl, optionIds: [options.mildChili] };
    const data = await week.save({ [anna]: [MON, TUE].map((date) => ({ ...entry, date })) });
    expect(data.order_summary).toMatchObject(sums);
    expect((await week.read()).order_summary).toMatchObject(sums);
    expect(await summary({ [anna]: { [MON]: bowl, [TUE]: bowl } })).toMatchObject(sums);
  });

  test('counts a day that would be refused by its saved lunch', async () => {
    await week.save({ [anna]: [{ date: MON, entreeId: items.bowl }] });
    const noodles = { item_id: items.peanutNoodles, option_ids: [], extra_ids: [] };
    expect(await summary({ [anna]: { [MON]: noodles, [TUE]: noodles } })).toMatchObject({
      grand_total: 600,
      lunchers: [{ luncher_id: anna, lunches: 1, total: 600 }],
    });
    await app.at('2026-11-22T23:00:00Z');
    expect(await summary({})).toMatchObject({ grand_total: 600 });
  });

  test('of a week emptied is nothing', async () => {
    await week.save({ [anna]: [{ date: MON, entreeId: items.bowl }] });
    expect(await summary({})).toMatchObject({ grand_total: 0, lunchers: [] });
  });

  test('takes off the code that is named, that is saved, or none', async () => {
    const two = { [anna]: { [MON]: bowl, [TUE]: bowl } };
    expect(await summary(two, { discount: 'lunch5' })).toMatchObject({
      grand_total: 750,
      discount_total: 500,
      discount_code: 'LUNCH5',
    });
    expect(await summary(two, { discount: 'EXPIRED' })).toMatchObject({
      grand_total: 1250,
      discount_code: null,
      discount_problem: 'expired',
    });
    const entry = { entreeId: items.bowl, optionIds: [options.mildChili] };
    const saved = [MON, TUE].map((date) => ({ ...entry, date }));
    await week.save({ [anna]: saved }, { code: 'LUNCH5' });
    expect(await summary(two)).toMatchObject({ discount_total: 500 });
    expect(await summary(two, { discount: null })).toMatchObject({ discount_total: 0 });
  });

  test('is three statements, and changes nothing', async () => {
    const { statements } = await watchStatements(() => ask({ [anna]: { [MON]: bowl } }));
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(await rows('select 1 from order_weeks')).toEqual([]);
  });

  const wrong: [string, object, string][] = [
    ['an unknown item', { [anna]: { [MON]: { ...bowl, item_id: 424242 } } }, `.${MON}.item_id`],
    [
      'a missing option',
      { [anna]: { [MON]: { ...bowl, item_id: items.pizza, option_ids: [] } } },
      `.${MON}.option_ids`,
    ],
    [
      'an unknown extra',
      { [anna]: { [MON]: { ...bowl, extra_ids: [items.pizza] } } },
      `.${MON}.extra_ids`,
    ],
    ['a Sunday', { [anna]: { '2026-11-22': bowl } }, '.2026-11-22'],
    ['another week', { [anna]: { '2026-11-30': bowl } }, '.2026-11-30'],
    ['no date', { [anna]: { someday: bowl } }, '.someday'],
  ];
  test.each(wrong)('%s is told at its field', async (_name, selections, path) => {
    const answer = await ask(selections);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([`selections.${anna}${path}`]);
  });

  test('of another family is not there; staff may ask', async () => {
    const theirs = { [cleo]: { [MON]: bowl } };
    expect((await ask(theirs)).json().errors).toHaveProperty(`selections.${cleo}`);
    expect((await ask(theirs, { user: parentB.id })).statusCode).toBe(404);
    const staff = await as(support.id);
    const answer = await ask(theirs, { user: parentB.id }, staff);
    expect(answer.json()).toMatchObject({ grand_total: 625 });
  });
});

describe('promo codes', () => {
  const check = (code: string, path = 'check', caller = parent) =>
    caller.send('POST', `/api/discounts/${path}`, {
      code,
      week: MON,
      selections: { [anna]: { [MON]: bowl, [TUE]: bowl } },
    });

  test.each(['check', 'valid'])('%s answers whether a code counts, and no more', async (path) => {
    expect((await check(' lunch5', path)).json()).toEqual({
      valid: true,
      code: 'LUNCH5',
      problem: null,
      order_summary: expect.objectContaining({ discount_total: 500 }),
    });
    expect((await check('EXPIRED', path)).json()).toMatchObject({
      valid: false,
      code: null,
      problem: 'expired',
      order_summary: { discount_total: 0 },
    });
    expect((await check('GUESSED', path)).json().problem).toBe('unknown');
    expect(await rows('select 1 from order_weeks')).toEqual([]);
  });

  test('counts uses by others and by the family, this week left out', async () => {
    await run(`update discounts set max_uses_per_family = 1 where code = 'LUNCH5'`);
    const days = [MON, TUE].map((date) => ({ date, entreeId: items.bowl }));
    await week.save({ [anna]: days }, { code: 'LUNCH5' });
    expect((await check('LUNCH5', 'valid')).json().valid).toBe(true);
    const later = weekClient(parent, parentA.id, '2026-11-30');
    const next = ['2026-11-30', '2026-12-01'].map((date) => ({ date, entreeId: items.bowl }));
    const refused = await later.put({ [anna]: next }, { code: 'LUNCH5' });
    await run(`update discounts set max_uses_per_family = null where code = 'LUNCH5'`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'code_lapsed',
      discount_problem: 'used_up_family',
    });
  });

  test('for a first order is for the first', async () => {
    await run(`update discounts set first_order_only = true where code = 'LUNCH5'`);
    expect((await check('LUNCH5')).json().valid).toBe(true);
    const later = weekClient(parent, parentA.id, '2026-11-30');
    await later.save({ [anna]: [{ date: '2026-11-30', entreeId: items.bowl }] });
    expect((await check('LUNCH5')).json().problem).toBe('first_order_only');
    await run(`update discounts set first_order_only = false where code = 'LUNCH5'`);
  });

  test('can’t be tried without end', async () => {
    const guesser = await as(parentB.id);
    const guess = () =>
      guesser.send('POST', '/api/discounts/check', { code: 'X1', week: MON, selections: {} });
    for (let tries = 0; tries < 30; tries += 1) expect((await guess()).statusCode).toBe(200);
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});
