import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { noOrigin } from '../../../test/index.ts';
import { cancelOrders } from '../cancelling/cancel-orders.ts';
import { bowl, familyWeek, MON, pizza, TUE, WED } from './place-week.fixture.ts';

const { parentA } = TINY.users;
const { anna, ben } = TINY.lunchers;

const family = await familyWeek();

describe('a promo code', () => {
  test('is applied, recalculated and removed', async () => {
    const data = await family.week.save({ [anna]: [pizza(MON), bowl(TUE)] }, { code: ' lunch5 ' });
    expect(data).toMatchObject({
      discount_code: 'LUNCH5',
      discount_problem: null,
      order_summary: { discount_total: 500, grand_total: 600, discount_code: 'LUNCH5' },
    });
    const kept = await family.week.save({ [ben]: [bowl(TUE)] });
    expect(kept).toMatchObject({ discount_code: 'LUNCH5', order_summary: { grand_total: 1200 } });
    const removed = await family.week.save({}, { code: null });
    expect(removed).toMatchObject({ discount_code: null, order_summary: { grand_total: 1700 } });
    expect(removed.version).toBe(3);
  });

  test.each([
    ['NO-SUCH-CODE', 'unknown'],
    ['EXPIRED', 'expired'],
    ['LUNCH5', 'minimum'],
  ])('%s does not count, and nothing is saved', async (code, problem) => {
    const key = `code-${code}`;
    const answer = await family.week.put({ [anna]: [pizza(MON)] }, { code, key });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'code_lapsed',
      discount_problem: problem,
      order_summary: { discount_code: null, discount_total: 0, grand_total: 500 },
    });
    expect(await family.rows('select 1 from orders')).toEqual([]);
    // The same key without the code saves: the refused request has left nothing behind.
    const data = await family.week.save({ [anna]: [pizza(MON)] }, { code: null, key });
    expect(data).toMatchObject({ discount_code: null, discount_problem: null, version: 1 });
  });

  test.each([
    ['EXPIRED', 'expired'],
    ['LUNCH5', 'minimum'],
  ])('%s that may be done without is left out, and the save says so', async (code, problem) => {
    const data = await family.week.save(
      { [anna]: [pizza(MON)] },
      { code, saveWithout: true, key: `without-${code}` },
    );
    expect(data).toMatchObject({
      discount_code: null,
      discount_problem: problem,
      order_summary: { discount_total: 0, grand_total: 500 },
      results: [{ outcome: 'saved' }],
    });
    expect(await family.rows('select discount_id, discount_cents from order_weeks')).toEqual([
      { discount_id: null, discount_cents: 0 },
    ]);
  });

  test('is nothing for the family of the person who made it or changed it last', async () => {
    const written = (by: { created_by?: number; changed_by?: number }) =>
      family.run(`update discounts set created_by = $1, changed_by = $2 where code = 'LUNCH5'`, [
        by.created_by ?? null,
        by.changed_by ?? null,
      ]);
    const lunches = { [anna]: [pizza(MON), bowl(TUE)] };
    for (const by of [{ created_by: parentA.id }, { changed_by: parentA.id }]) {
      await written(by);
      const answer = await family.week.put(lunches, { code: 'LUNCH5' });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'code_lapsed', discount_problem: 'yours', order_summary: { discount_total: 0 } },
      ]);
    }
    await written({ created_by: TINY.users.admin.id });
    await family.week.save(lunches, { code: 'LUNCH5' });
    // A parent who changes a code that the family's week holds keeps the terms as saved, and gains
    // nothing by the change.
    await family.run(`update discounts set value = 10000 where code = 'LUNCH5'`);
    await written({ changed_by: parentA.id });
    const later = await family.week.save({ [ben]: [bowl(TUE)] });
    await family.run(`update discounts set value = 500 where code = 'LUNCH5'`);
    await written({});
    expect(later).toMatchObject({
      discount_code: 'LUNCH5',
      order_summary: { discount_total: 500, grand_total: 1200 },
    });
  });

  test('that counts is taken off, whatever was said of it', async () => {
    const lunches = { [anna]: [pizza(MON), bowl(TUE)] };
    expect(await family.week.save(lunches, { code: 'LUNCH5', saveWithout: true })).toMatchObject({
      discount_code: 'LUNCH5',
      discount_problem: null,
    });
  });

  test('that expires between two saves makes the second save with it fail', async () => {
    await family.week.save({ [anna]: [pizza(MON), bowl(TUE)] }, { code: 'LUNCH5' });
    await family.run(`update discounts set ends_on = '2026-11-17' where code = 'LUNCH5'`);
    const answer = await family.week.put({ [ben]: [bowl(TUE)] }, { code: 'LUNCH5' });
    const kept = await family.week.save({ [ben]: [bowl(TUE)] });
    await family.run(`update discounts set ends_on = null where code = 'LUNCH5'`);
    expect(answer.json()).toMatchObject({
      discount_problem: 'expired',
      order_summary: { discount_total: 0, grand_total: 1700 },
    });
    // A save that does not name the code keeps it.
    expect(kept).toMatchObject({ discount_code: 'LUNCH5', order_summary: { grand_total: 1200 } });
  });

  test('whose minimum rises above the week stops a save, but not the removal of lunches', async () => {
    await family.week.save({ [anna]: [pizza(MON), bowl(TUE)] }, { code: 'LUNCH5' });
    await family.run(`update discounts set min_total_cents = 5000 where code = 'LUNCH5'`);
    const answer = await family.week.put({ [ben]: [bowl(TUE)] });
    const saved = await family.week.read();
    const cleared = await family.week.clear([ben]);
    await family.run(`update discounts set min_total_cents = 1000 where code = 'LUNCH5'`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().discount_problem).toBe('minimum');
    expect(saved.order_summary).toMatchObject({ discount_total: 500, grand_total: 600 });
    expect(cleared.statusCode).toBe(200);
  });

  test('keeps its terms in saved weeks after the team has changed it', async () => {
    const lunches = { [anna]: [pizza(MON), bowl(TUE), pizza(WED)], [ben]: [bowl(MON)] };
    await family.week.save(lunches, { code: 'LUNCH5' });
    const close = (date: string) =>
      family.db.tx(async (tx) => {
        const orders = await family.rows('select id from orders where date = $1', [date]);
        await cancelOrders(tx, {
          userId: parentA.id,
          orders: orders.map(({ id }) => ({ id: Number(id), because: 'closed' })),
          reason: 'blackout',
          actorId: null,
          impersonatorId: null,
          origin: noOrigin,
        });
      });
    const discount = async () => (await family.week.read()).order_summary.discount_total;
    await family.run(
      `update discounts set min_total_cents = 5000, value = 100 where code = 'LUNCH5'`,
    );
    try {
      await close(WED);
      expect(await discount()).toBe(500);
      // A lunch that she gives back herself leaves the others their shares.
      await family.week.save({ [ben]: [{ date: MON, entreeId: null }] });
      expect(await discount()).toBe(500);
      await close(TUE);
      expect(await discount()).toBe(0);
    } finally {
      await family.run(
        `update discounts set min_total_cents = 1000, value = 500 where code = 'LUNCH5'`,
      );
    }
  });

  test('of ten thousand letters is refused', async () => {
    const answer = await family.week.put({ [anna]: [pizza(MON)] }, { code: 'X'.repeat(10_000) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ 'discounts.0.discountCode': ['This is too long.'] });
  });
});
