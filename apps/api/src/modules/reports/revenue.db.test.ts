import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgetOrders } from '../../../test/index.ts';
import {
  at,
  BEFORE,
  books,
  cancel,
  db,
  isTheLedgers,
  MONDAY,
  NOTHING,
  order,
  paid,
  report,
  scene,
  settle,
  summed,
  sums,
} from './revenue.fixture.ts';

const { users, lunchers, items, vendors, schools, markets } = TINY;

await books();

describe('the report of charges', () => {
  it('by the day on which it is eaten, and by market, school and kitchen', async () => {
    await scene();
    const monday = sums(1, 600, 0, 214, 300, 500);
    const tuesday = sums(2, 1_300, 200, 286, 0, 1_000);
    const { days, total } = await report('');
    expect(days).toEqual([
      { date: MONDAY, ...monday },
      { date: '2026-12-01', ...tuesday },
    ]);
    expect(total).toEqual(summed([monday, tuesday]));
    const east = sums(2, 1_400, 200, 500, 300, 1_100);
    const central = sums(1, 500, 0, 0, 0, 400);
    expect((await report('group=market')).rows).toMatchObject([
      { key: String(markets.central), ...central },
      { key: String(markets.eastern), ...east },
    ]);
    const ofSchools = (await report('group=school')).rows;
    expect(new Map(ofSchools.map(({ key, name: _name, ...row }) => [key, row]))).toEqual(
      new Map([
        [String(schools.eastern), east],
        [String(schools.central), central],
      ]),
    );
    const ofVendors = (await report('group=vendor')).rows;
    expect(new Map(ofVendors.map(({ key, name: _name, ...row }) => [key, row]))).toEqual(
      new Map([
        // The extra takes its part of the discount: 286 · 150 / 800, rounded down.
        [String(vendors.north), sums(2, 1_250, 0, 214 + 53, 300, 500 + 50 + 400)],
        [String(vendors.south), sums(1, 650, 200, 233, 0, 550)],
      ]),
    );
    await isTheLedgers();
  });

  it('of one market, school or kitchen alone', async () => {
    await scene();
    expect((await report(`market=${markets.central}`)).total).toEqual(sums(1, 500, 0, 0, 0, 400));
    expect((await report(`school=${schools.central}&group=vendor`)).rows).toMatchObject([
      { key: String(vendors.north), lunches: 1 },
    ]);
    expect((await report(`vendor=${vendors.south}`)).total).toEqual(sums(1, 650, 200, 233, 0, 550));
    expect((await report(`market=${markets.eastern}&vendor=${vendors.north}`)).total).toEqual(
      sums(1, 750, 0, 214 + 53, 300, 550),
    );
    expect((await report('school=999999')).total).toEqual(NOTHING);
  });

  it('counts money given back on its own day, or never a lunch that is eaten', async () => {
    const { bowl } = await scene();
    await at('2026-12-03T03:00:00Z');
    await cancel(users.parentA.id, bowl);
    const { days } = await report('by=settled');
    expect(days).toEqual([
      // Ten in the evening of the office is still the same day. What came back paid what was still
      // owed, so the credit that was given stays spent.
      { date: '2026-12-02', ...sums(2, 1_300, 200, 286, 300, 1_000) },
    ]);
    expect((await report('by=served')).days).toEqual([
      { date: MONDAY, ...sums(0, 0, 0, 0, 300, 0) },
      { date: '2026-12-01', ...sums(2, 1_300, 200, 286, 0, 1_000) },
    ]);
    await isTheLedgers();
  });

  it('shows a day on which more was given back than charged', async () => {
    const { bowl, pizza } = await scene();
    await paid(users.parentA.id, 800);
    await at('2026-12-03T16:00:00Z');
    await cancel(users.parentA.id, bowl);
    await cancel(users.parentB.id, pizza);
    expect((await report('by=settled')).days[1]).toEqual({
      date: '2026-12-03',
      ...sums(-2, -1_100, 0, -214, -300, -900),
    });
    await isTheLedgers();
  });

  it('pays the kitchen, once it has it, for a lunch that costs the family nothing', async () => {
    const lock = (instant: string | null) =>
      db().run('update market_days set locked_at = $1 where date = any($2)', [
        instant,
        [MONDAY, '2026-12-01'],
      ]);
    await order(lunchers.anna, MONDAY, { itemId: items.bowl, cents: 0 });
    await order(lunchers.anna, '2026-12-01', {
      itemId: items.mysteryStew,
      cents: 0,
      extra: { id: items.apple, cents: 0 },
    });
    const gone = await order(lunchers.cleo, MONDAY, { itemId: items.pizza, cents: 0 });
    await cancel(users.parentB.id, gone);
    await at('2026-12-02T16:00:00Z');
    await settle(users.parentA.id);
    expect((await report('')).total).toEqual(NOTHING);
    await db().run(`update orders set status = 'locked' where status = 'placed'`);
    // The evening of Friday, where the office is.
    await lock('2026-11-28T03:00:00Z');
    try {
      expect((await report('by=served')).days).toEqual([
        { date: MONDAY, ...sums(1, 0, 0, 0, 0, 500) },
        { date: '2026-12-01', ...sums(1, 0, 0, 0, 0, 600) },
      ]);
      expect((await report('by=settled')).days).toEqual([
        { date: '2026-11-27', ...sums(2, 0, 0, 0, 0, 1_100) },
      ]);
      expect((await report('group=vendor')).rows).toMatchObject([
        { key: String(vendors.north), ...sums(1, 0, 0, 0, 0, 550) },
        { key: String(vendors.south), ...sums(1, 0, 0, 0, 0, 550) },
      ]);
      expect((await report(`market=${markets.central}`)).total).toEqual(NOTHING);
      await isTheLedgers();
    } finally {
      await lock(null);
    }
  });

  it('keeps a kitchen’s price from the moment at which the lunch was ordered', async () => {
    await scene();
    const before = await report('group=vendor');
    await db().run('update items set price_to_vendor_cents = price_to_vendor_cents + 1000');
    try {
      expect(await report('group=vendor')).toEqual(before);
      await at(BEFORE);
      const id = await order(lunchers.cleo, '2026-12-02', { itemId: items.pizza, cents: 500 });
      await at('2026-12-02T17:00:00Z');
      await db().run(`update orders set status = 'locked' where id = $1`, [id]);
      await settle(users.parentB.id);
      expect((await report('')).days.at(-1)).toMatchObject({ vendor_cents: 1_400 });
      // Another meal brings its own price.
      await db().run('update orders set item_id = $2 where id = $1', [id, items.bowl]);
      expect((await report('')).days.at(-1)).toMatchObject({ vendor_cents: 1_500 });
    } finally {
      await db().run('update items set price_to_vendor_cents = price_to_vendor_cents - 1000');
    }
  });
});

it('the report’s sums are the ledger’s, whatever is ordered, charged and given back', async () => {
  const meal = fc.record({
    day: fc.integer({ min: 0, max: 4 }),
    item: fc.constantFrom(items.bowl, items.pizza, items.mysteryStew, items.lastSushi),
    cents: fc.integer({ min: 1, max: 2_000 }),
    extra: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
    late: fc.constantFrom(0, 200),
    isCancelled: fc.boolean(),
  });
  const families = [
    { userId: users.parentA.id, luncherId: lunchers.anna },
    { userId: users.parentB.id, luncherId: lunchers.cleo },
  ];
  const weeks = fc.tuple(
    ...families.map(() => fc.uniqueArray(meal, { selector: ({ day }) => day, maxLength: 5 })),
  );
  await fc.assert(
    fc.asyncProperty(weeks, fc.integer({ min: 0, max: 3_000 }), async (all, discount) => {
      await forgetOrders(db());
      await at(BEFORE);
      const placed: { userId: number; id: number; isCancelled: boolean }[] = [];
      for (const [n, meals] of all.entries()) {
        const { userId = 0, luncherId = 0 } = families[n] ?? {};
        for (const { day, item: itemId, cents, extra, late, isCancelled } of meals) {
          const date = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'][day];
          const id = await order(luncherId, date ?? MONDAY, {
            itemId,
            cents,
            late,
            ...(extra !== undefined && { extra: { id: items.apple, cents: extra } }),
          });
          placed.push({ userId, id, isCancelled });
        }
        const subtotal = meals.reduce((sum, { cents, extra = 0 }) => sum + cents + extra, 0);
        await db().run(
          `update order_weeks set discount_id = $2, discount_cents = $3 where user_id = $1`,
          [userId, TINY.discounts.lunch5, Math.min(discount, subtotal)],
        );
      }
      await at('2026-11-30T20:00:00Z');
      for (const { userId } of families) await settle(userId);
      await at('2026-12-01T20:00:00Z');
      for (const { userId, id, isCancelled } of placed) if (isCancelled) await cancel(userId, id);
      await isTheLedgers();
    }),
    { numRuns: 12 },
  );
});
