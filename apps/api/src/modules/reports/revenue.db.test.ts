import type { RevenueRow, RevenueSums } from '@yay/contract/reports';
import { REVENUE_DATES, REVENUE_GROUPS } from '@yay/contract/revenue-kinds';
import { ROLES } from '@yay/domain/access';
import { plainDate } from '@yay/domain/calendar';
import { instant } from '@yay/domain/time';
import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addPerson,
  type Caller,
  forgetOrders,
  noOrigin,
  placeOrder,
  type TinyApp,
  tinyApp,
} from '../../../test/index.ts';
import { post } from '../ledger/index.ts';
import { cancelOrders } from '../orders/index.ts';
import { settleFamilyWeek } from '../settlement/index.ts';

const { users, lunchers, items, vendors, schools, markets } = TINY;
const MONDAY = plainDate('2026-11-30');
const BEFORE = '2026-11-18T16:00:00Z';
const RANGE = 'from=2026-11-01&to=2026-12-31';

let app: TinyApp;
let lead: Caller;
beforeAll(async () => {
  app = await tinyApp();
  await app.platform.db.run('update items set price_to_vendor_cents = 50 where id = $1', [
    items.apple,
  ]);
  lead = await app.as(await addPerson(app.platform.db, { roles: ['ops_lead'] }));
});
afterAll(() => app.close());
beforeEach(async () => {
  await forgetOrders(app.platform.db);
  await app.platform.clock.moveTo(instant(BEFORE));
});

const db = () => app.platform.db;
const at = (when: string) => app.platform.clock.moveTo(instant(when));
const noCards = { requestDebtCharge: async () => null };
const settle = (userId: number) =>
  db().tx((tx) => settleFamilyWeek(tx, noCards, { userId, monday: MONDAY }));

/** With extras at their prices, as a save writes them. */
async function order(
  luncherId: number,
  date: string,
  meal: { itemId: number; cents: number; extra?: { id: number; cents: number }; late?: number },
): Promise<number> {
  const { itemId, cents, extra, late = 0 } = meal;
  const id = await placeOrder(db(), { luncherId, date, itemId, cents, lateFeeCents: late });
  if (extra === undefined) return id;
  await db().run(
    `with line as (
       insert into order_lines (order_id, kind, item_id, price_cents) values ($1, 'extra', $2, $3))
     update orders set total_cents = total_cents + $3::int where id = $1`,
    [id, extra.id, extra.cents],
  );
  return id;
}

const cancel = (userId: number, id: number) =>
  db().tx((tx) =>
    cancelOrders(tx, {
      userId,
      orders: [{ id, because: 'a test' }],
      reason: 'staff',
      actorId: null,
      impersonatorId: null,
      origin: noOrigin,
    }),
  );

const paid = (userId: number, cents: number) =>
  db().tx((tx) =>
    post(tx, {
      key: `paid:${Math.random()}`,
      kind: 'card_payment',
      userId,
      entries: [
        { account: 'provider', cents },
        { account: 'receivable', cents: -cents },
      ],
    }),
  );

interface Report {
  days: (RevenueSums & { date: string })[];
  rows: RevenueRow[];
  total: RevenueSums;
}

async function report(query: string): Promise<Report> {
  const answer = await lead.send('GET', `/api/reports/revenue?${RANGE}&${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

/** However it is asked for, it is what stands in the ledger. */
async function isTheLedgers(): Promise<void> {
  const { rows } = await db().run<Record<string, number>>(
    `select coalesce(-sum(e.amount_cents) filter (where a.kind = 'meals'), 0)::int as meals_cents,
       coalesce(-sum(e.amount_cents) filter (where a.kind = 'late_fees'), 0)::int as late_fees_cents,
       coalesce(sum(e.amount_cents) filter (where a.kind = 'discounts'), 0)::int as discounts_cents,
       coalesce(sum(e.amount_cents) filter (where e.order_id is not null
         and a.kind in ('promo_credit', 'yay_bonus')), 0)::int as promo_cents
     from ledger_entries e join ledger_accounts a on a.id = e.account_id`,
  );
  const [ledger = {}] = rows;
  for (const by of REVENUE_DATES) {
    for (const group of REVENUE_GROUPS) {
      const { days, rows: groups, total } = await report(`by=${by}&group=${group}`);
      expect([by, group, total]).toMatchObject([by, group, ledger]);
      expect([by, group, summed(groups)]).toEqual([by, group, total]);
      expect([by, group, summed(days)]).toEqual([by, group, total]);
    }
  }
}

const NOTHING: RevenueSums = {
  lunches: 0,
  meals_cents: 0,
  late_fees_cents: 0,
  discounts_cents: 0,
  net_cents: 0,
  promo_cents: 0,
  vendor_cents: 0,
  margin_cents: 0,
};

function summed(rows: readonly RevenueSums[]): RevenueSums {
  const sum = { ...NOTHING };
  for (const row of rows) {
    for (const key of Object.keys(sum) as (keyof RevenueSums)[]) sum[key] += row[key];
  }
  return sum;
}

const sums = (
  lunches: number,
  meals: number,
  late: number,
  discount: number,
  promo: number,
  cost: number,
): RevenueSums => ({
  lunches,
  meals_cents: meals,
  late_fees_cents: late,
  discounts_cents: discount,
  net_cents: meals + late - discount,
  promo_cents: promo,
  vendor_cents: cost,
  margin_cents: meals + late - discount - cost,
});

/** Two lunches of one family with a code and credit that was given, one of another. */
async function scene() {
  await db().tx((tx) =>
    post(tx, {
      key: `given:${Math.random()}`,
      kind: 'credit_issued',
      userId: users.parentA.id,
      entries: [
        { account: 'promotion', cents: 300 },
        { account: 'promo_credit', cents: -300 },
      ],
    }),
  );
  const bowl = await order(lunchers.anna, MONDAY, { itemId: items.bowl, cents: 600 });
  const stew = await order(lunchers.anna, '2026-12-01', {
    itemId: items.mysteryStew,
    cents: 650,
    extra: { id: items.apple, cents: 150 },
    late: 200,
  });
  const pizza = await order(lunchers.cleo, '2026-12-01', { itemId: items.pizza, cents: 500 });
  await db().run('update orders set destination_id = $2, grade_id = $3 where id = $1', [
    pizza,
    schools.central,
    TINY.grades.centralFirst,
  ]);
  await db().run(
    `update order_weeks set discount_id = $2, discount_cents = 500
     where user_id = $1 and monday = $3`,
    [users.parentA.id, TINY.discounts.lunch5, MONDAY],
  );
  await at('2026-12-02T16:00:00Z');
  await settle(users.parentA.id);
  await settle(users.parentB.id);
  return { bowl, stew, pizza };
}

describe('what was charged', () => {
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

  it('counts what is given back on the day it was, or never was a lunch that is eaten', async () => {
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

  it('keeps what a kitchen gets as it was when the lunch was ordered', async () => {
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

it('whatever is ordered, charged and given back, the sums are the ledger’s', async () => {
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

describe('as a file', () => {
  it('has a line for each day, market, school and kitchen, that a spreadsheet adds up', async () => {
    const { bowl } = await scene();
    await paid(users.parentA.id, 800);
    await at('2026-12-03T16:00:00Z');
    await cancel(users.parentA.id, bowl);
    await db().run(`update vendors set display_name = '=1+1' where id = $1`, [vendors.south]);
    const answer = await lead.send('GET', `/api/reports/revenue/file?${RANGE}&by=settled`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = answer.body.slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^Day charged,Market,School,Vendor,Lunches,Meals,/);
    expect(lines).toHaveLength(4);
    expect(lines.some((line) => line.includes(",'=1+1"))).toBe(true);
    expect(lines.at(-1)).toMatch(
      /^2026-12-03,.*,-1,-6\.00,0\.00,-2\.14,-3\.86,-3\.00,-5\.00,1\.14$/,
    );
  });
});

describe('who may', () => {
  it('is whoever looks after the markets, and nobody else', async () => {
    for (const role of ROLES) {
      const caller = await app.as(await addPerson(db(), { roles: [role] }));
      const may = ['admin', 'superadmin', 'developer', 'ops_lead'].includes(role);
      for (const path of [`?${RANGE}`, `/file?${RANGE}`, '/places']) {
        const answer = await caller.send('GET', `/api/reports/revenue${path}`);
        expect([role, path, answer.statusCode]).toEqual([role, path, may ? 200 : 403]);
      }
    }
    expect((await app.nobody.send('GET', `/api/reports/revenue?${RANGE}`)).statusCode).toBe(401);
  });

  it.each([
    'from=2026-11-02&to=2026-11-01',
    'from=2025-01-01&to=2026-12-31',
    'from=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    `${RANGE}&by=eaten`,
    `${RANGE}&group=1;drop`,
    `${RANGE}&vendor=0`,
    `${RANGE}&market=1e9`,
  ])('%s is refused', async (query) => {
    for (const path of ['', '/file']) {
      if (path === '/file' && query.includes('group')) continue;
      const answer = await lead.send('GET', `/api/reports/revenue${path}?${query}`);
      expect(answer.statusCode).toBe(422);
    }
  });
});
