import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  type Entry,
  forgetOrders,
  noOrigin,
  type TinyApp,
  tinyApp,
  type WeekClient,
  weekClient,
} from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { cancelOrders } from './cancel-orders.ts';

const { parentA, parentB, support, vendor, admin } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, options } = TINY;
const NOW = '2026-11-18T16:00:00Z';
const [MON, TUE, WED, THU, FRI] = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
] as const;

let app: TinyApp;
let parent: Caller;
let week: WeekClient;

beforeAll(async () => {
  app = await tinyApp();
  parent = await app.as(parentA.id);
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.at(NOW);
  await forgetOrders(app.platform.db);
  await run('update market_days set locked_at = null, served_at = null where date >= $1', [MON]);
  week = weekClient(parent, parentA.id, MON);
});

const run = (text: string, params: unknown[] = []) => app.platform.db.run(text, params);
const all = async (text: string, params: unknown[] = []) => (await run(text, params)).rows;

const pizza = (date: string, rest: Partial<Entry> = {}): Entry => ({
  date,
  entreeId: items.pizza,
  optionIds: [options.oneSlice],
  ...rest,
});
const bowl = (date: string, rest: Partial<Entry> = {}): Entry => ({
  date,
  entreeId: items.bowl,
  ...rest,
});
const codes = (data: { results: { code: string | null }[] }) =>
  data.results.map(({ code }) => code);

describe('a save', () => {
  test('becomes orders, lines, events and a new version, and answers the week', async () => {
    const data = await week.save({
      [anna]: [
        pizza(MON, { optionIds: [options.twoSlices], extraIds: [items.apple] }),
        bowl(TUE, { optionIds: [options.teriyaki, options.mildChili] }),
      ],
      [ben]: [bowl(MON)],
    });
    expect(data).toMatchObject({
      mondayOfWeek: MON,
      version: 1,
      discount_code: null,
      discount_problem: null,
      order_summary: {
        grand_total: 750 + 625 + 600,
        meals_total: 1975,
        late_fee_total: 0,
        lunchers: [
          { luncher_id: anna, lunches: 2, total: 1375 },
          { luncher_id: ben, lunches: 1, total: 600 },
        ],
      },
    });
    expect(data.selections[anna]?.[MON]).toMatchObject({
      item_id: items.pizza,
      option_ids: [options.twoSlices],
      extra_ids: [items.apple],
      meal_total: 750,
      total: 750,
      source: 'parent',
      status: 'placed',
    });
    const calendar = await week.read();
    expect(calendar.selections).toEqual(data.selections);
    expect(calendar.order_summary).toEqual(data.order_summary);
    expect(calendar.version).toBe(1);
    const events = await all('select kind, actor_id, before from order_events order by id');
    expect(events).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'placed', actor_id: parentA.id, before: null })),
    );
  });

  test('changes what it names and nothing else', async () => {
    await week.save({ [anna]: [pizza(MON), pizza(TUE), pizza(WED)], [ben]: [pizza(MON)] });
    const data = await week.save({
      [anna]: [bowl(MON, { optionIds: [options.teriyaki] }), { date: TUE, entreeId: null }],
    });
    expect(data.results.map(({ outcome }) => outcome)).toEqual(['saved', 'removed']);
    expect(Object.keys(data.selections[anna] ?? {})).toEqual([MON, WED]);
    expect(data.selections[anna]?.[MON]?.item_id).toBe(items.bowl);
    expect(data.selections[ben]?.[MON]?.item_id).toBe(items.pizza);
    expect((await week.read()).selections).toEqual(data.selections);
    expect(
      await all(`select status, cancel_reason from orders where date = $1 and luncher_id = $2`, [
        TUE,
        anna,
      ]),
    ).toEqual([{ status: 'cancelled', cancel_reason: 'parent' }]);
    const lines = await all(
      'select option_id from order_lines n join orders o on o.id = n.order_id where o.date = $1 and o.luncher_id = $2',
      [MON, anna],
    );
    expect(lines).toEqual([{ option_id: options.teriyaki }]);
  });

  test('a meal taken back can be ordered again', async () => {
    await week.save({ [anna]: [pizza(MON)] });
    await week.save({ [anna]: [{ date: MON, entreeId: null }] });
    const data = await week.save({ [anna]: [bowl(MON)] });
    expect(data.results[0]?.outcome).toBe('saved');
    const kinds = await all('select kind from order_events order by id');
    expect(kinds.map(({ kind }) => kind)).toEqual(['placed', 'cancelled', 'placed']);
  });

  test('the events of an order follow from each other', async () => {
    await week.save({ [anna]: [pizza(MON, { extraIds: [items.apple] })] });
    await week.save({ [anna]: [pizza(MON, { optionIds: [options.twoSlices] })] });
    await week.save({ [anna]: [{ date: MON, entreeId: null }] });
    const events = await all('select kind, before, after from order_events order by id');
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'changed', 'cancelled']);
    expect(events[1]?.before).toEqual(events[0]?.after);
    expect(events[2]?.before).toEqual(events[1]?.after);
    const [row] = await all('select order_snapshot(o) as now from orders o');
    expect(row?.now).toEqual(events[2]?.after);
  });

  test('of what is saved already changes nothing, not even the version', async () => {
    await week.save({ [anna]: [pizza(MON)] });
    const data = await week.save({ [anna]: [pizza(MON), { date: TUE, entreeId: null }] });
    expect(data.version).toBe(1);
    expect(data.results.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });

  test('keeps prices that were fixed, whatever the item costs since', async () => {
    await week.save({ [anna]: [pizza(MON), pizza(TUE)] });
    await run('update items set price_cents = 900 where id = $1', [items.pizza]);
    try {
      const data = await week.save({
        [anna]: [pizza(MON), pizza(TUE, { optionIds: [options.twoSlices] }), pizza(WED)],
      });
      const totals = [MON, TUE, WED].map((date) => data.selections[anna]?.[date]?.total);
      expect(totals).toEqual([500, 1050, 900]);
      const stale = await week.save({ [anna]: [pizza(THU, { expectedTotal: 500, lateFee: 0 })] });
      expect(codes(stale)).toEqual(['price_changed']);
    } finally {
      await run('update items set price_cents = 500 where id = $1', [items.pizza]);
    }
  });

  test('clears a family’s week', async () => {
    await week.save({ [anna]: [pizza(MON), pizza(TUE)], [ben]: [pizza(MON)] });
    const answer = await week.clear([anna, ben]);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.selections).toEqual({});
    expect(data.results).toHaveLength(3);
    expect(data.order_summary.grand_total).toBe(0);
  });

  test('takes few statements, two children and five days as well as one of each', async () => {
    const dates = [MON, TUE, WED, THU, FRI];
    const one = await watchStatements(() => week.save({ [anna]: [pizza(MON)] }));
    const many = await watchStatements(() =>
      week.save(
        { [anna]: dates.map((date) => bowl(date)), [ben]: dates.map((date) => pizza(date)) },
        { key: 'statement-count', sendConfirmationEmail: true },
      ),
    );
    // The session's own is one of them; BEGIN and COMMIT are two.
    expect(one.statements.length).toBeLessThanOrEqual(8);
    expect(many.statements.length).toBeLessThanOrEqual(9);
  });
});

describe('a refused day', () => {
  const single = async (entry: Entry, luncher: number = anna) => {
    await week.read();
    const data = await week.save({ [luncher]: [entry] });
    return data.results[0];
  };

  test('past, locked, served, closed', async () => {
    const last = weekClient(parent, parentA.id, '2026-11-16');
    expect(codes(await last.save({ [anna]: [pizza('2026-11-17')] }))).toEqual(['past']);
    expect(codes(await last.save({ [anna]: [pizza('2026-11-18')] }))).toEqual(['locked']);
    await app.at('2026-11-23T18:00:00Z');
    expect(codes(await week.save({ [anna]: [pizza(THU)] }))).toEqual(['closed']);
    expect(codes(await week.save({ [ben]: [pizza(THU)] }))).toEqual(['closed']);
    await app.at('2026-11-23T17:59:59Z');
    // Noon has struck in New York and not yet in Chicago.
    const both = await week.save({ [anna]: [pizza(THU)], [ben]: [pizza(THU)] });
    expect(codes(both)).toEqual(['closed', null]);
    await app.at('2026-11-26T21:00:00Z');
    await app.runJobs();
    const eaten = await week.save({ [ben]: [bowl(THU), { date: FRI, entreeId: null }] });
    expect(codes(eaten)).toEqual(['served', null]);
  });

  test('blackout, no menu, not on the menu', async () => {
    await run(
      `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
       values ($1, 'Snow', 'weather_closure', $2, $2)`,
      [TINY.schools.eastern, TUE],
    );
    expect(await single(pizza(TUE))).toMatchObject({ outcome: 'refused', code: 'blackout' });
    expect((await single(pizza(TUE), ben))?.outcome).toBe('saved');
    const far = weekClient(parent, parentA.id, '2027-03-01');
    expect(codes(await far.save({ [anna]: [pizza('2027-03-01')] }))).toEqual(['no_menu']);
    expect((await single({ date: WED, entreeId: items.offMenuSalad }))?.code).toBe('not_on_menu');
    await run('update options set archived_at = app_now() where id = $1', [options.teriyaki]);
    const gone = await single(bowl(WED, { optionIds: [options.teriyaki] }));
    await run('update options set archived_at = null where id = $1', [options.teriyaki]);
    expect(gone?.code).toBe('not_on_menu');
  });

  test('allergies, by the parent and by staff, in entree, option, extra and special', async () => {
    const staff = weekClient(await app.as(support.id), parentA.id, MON);
    const forbidden: Entry[] = [
      { date: MON, entreeId: items.peanutNoodles },
      { date: TUE, entreeId: items.mysteryStew },
      bowl(WED, { optionIds: [options.peanutSauce] }),
      bowl(THU, { extraIds: [items.peanutBar] }),
    ];
    const expected = ['allergy', 'allergy_unverified', 'allergy', 'allergy'];
    const data = await week.save({ [anna]: forbidden, [ben]: forbidden });
    expect(codes(data)).toEqual([...expected, null, null, null, null]);
    expect(data.results[2]?.detail).toEqual({ property: 'peanuts', part: 'Peanut sauce' });
    await staff.read();
    expect(codes(await staff.save({ [anna]: forbidden }))).toEqual(expected);
    await run(
      `insert into daily_specials (menu_id, destination_day_id, item_id)
       select $1, id, $2 from destination_days where destination_id = $3 and date = $4`,
      [TINY.menus.eastern, items.peanutNoodles, TINY.schools.eastern, FRI],
    );
    await week.read();
    const surprise = { date: FRI, entreeId: null, chooseRandomDailySpecial: true };
    expect(codes(await week.save({ [anna]: [surprise] }))).toEqual(['not_on_menu']);
    const special = { date: FRI, entreeId: items.peanutNoodles };
    expect(codes(await week.save({ [anna]: [special] }))).toEqual(['allergy']);
  });

  test('the last unit, given back when it is taken back', async () => {
    const sushi = { date: MON, entreeId: items.lastSushi };
    const other = weekClient(await app.as(parentB.id), parentB.id, MON);
    await week.save({ [anna]: [sushi] });
    expect(codes(await other.save({ [cleo]: [sushi] }))).toEqual(['sold_out']);
    expect((await other.read()).stock).toContainEqual({
      item_id: items.lastSushi,
      date: MON,
      left: 0,
    });
    await week.save({ [anna]: [bowl(MON)] });
    expect(codes(await other.save({ [cleo]: [sushi] }))).toEqual([null]);
    expect(await all('select reserved from item_day_stock')).toEqual([{ reserved: 1 }]);
  });

  test('an item that gets a daily capacity counts what is ordered already', async () => {
    await week.save({ [anna]: [bowl(MON, { extraIds: [items.apple] })], [ben]: [bowl(MON)] });
    const capacity = (of: number | null) =>
      run('update items set daily_capacity = $1 where id = any($2)', [
        of,
        [items.bowl, items.apple],
      ]);
    await capacity(2);
    const stock = await all('select item_id, date, reserved from item_day_stock order by item_id');
    const other = weekClient(await app.as(parentB.id), parentB.id, MON);
    const data = await other.save({ [cleo]: [bowl(MON)] });
    await capacity(null);
    expect(stock).toEqual([
      { item_id: items.bowl, date: MON, reserved: 2 },
      { item_id: items.apple, date: MON, reserved: 1 },
    ]);
    expect(codes(data)).toEqual(['sold_out']);
  });

  test('a late fee that was not shown is not taken without asking', async () => {
    await week.save({ [anna]: [pizza(TUE)] });
    await app.at('2026-11-22T06:00:00Z');
    const unaware = await week.save({ [anna]: [pizza(WED, { lateFee: 0 })] });
    expect(codes(unaware)).toEqual(['late_fee_changed']);
    const aware = await week.save({
      [anna]: [pizza(WED, { lateFee: 100, expectedTotal: 600 }), pizza(TUE)],
    });
    expect(aware.order_summary).toMatchObject({
      grand_total: 1100,
      late_fee_total: 100,
      late_fee_count: 1,
    });
  });
});

describe('surprise me', () => {
  test('picks a special of the day that is safe', async () => {
    await run(
      `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
       select $1, d.id, i.id, i.weight from destination_days d,
         (values ($2::int, 100), ($3::int, 1)) as i (id, weight)
       where d.destination_id = $4 and d.date = $5`,
      [TINY.menus.eastern, items.peanutNoodles, items.pizza, TINY.schools.eastern, MON],
    );
    const data = await week.save({
      [anna]: [{ date: MON, entreeId: null, chooseRandomDailySpecial: true }],
    });
    expect(data.selections[anna]?.[MON]).toMatchObject({
      item_id: items.pizza,
      option_ids: [options.oneSlice],
      source: 'random',
    });
    const menu = await parent.send(
      'GET',
      `/api/lunch-menu-with-items?luncher_id=${anna}&date=${MON}`,
    );
    expect(menu.json().special_ids).toEqual([items.peanutNoodles, items.pizza]);
  });
});

describe('whose week it is', () => {
  test('another family’s is not there, and says no more than one that does not exist', async () => {
    const theirs = await weekClient(parent, parentB.id, MON).put({ [cleo]: [pizza(MON)] });
    const nobodys = await weekClient(parent, 424242, MON).put({ [cleo]: [pizza(MON)] });
    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toEqual(nobodys.json());
    const staff = weekClient(await app.as(support.id), 424242, MON);
    expect((await staff.put({})).statusCode).toBe(404);
    expect((await staff.clear([])).statusCode).toBe(404);
  });

  test('another family’s child is as unknown as nobody’s', async () => {
    const theirs = await week.put({ [anna]: [pizza(MON)], [cleo]: [pizza(MON)] });
    const nobodys = await week.put({ [anna]: [pizza(MON)], 424242: [pizza(MON)] });
    expect(theirs.statusCode).toBe(422);
    expect(theirs.json()).toEqual(nobodys.json());
    expect(Object.keys(theirs.json().errors)).toEqual(['lunchers.1.id']);
    expect(await all('select 1 from orders')).toEqual([]);
  });

  test('needs somebody who may order', async () => {
    expect((await weekClient(app.nobody, parentA.id, MON).put({})).statusCode).toBe(401);
    const outsider = await app.as(vendor.id);
    expect((await weekClient(outsider, vendor.id, MON).put({})).statusCode).toBe(403);
  });

  test('staff act for a family in their own hours, without a fee, and under their own name', async () => {
    await app.at('2026-11-23T21:30:00Z');
    const staff = weekClient(await app.as(support.id), parentA.id, MON);
    const data = await staff.save({ [anna]: [pizza(TUE)] });
    expect(data.selections[anna]?.[TUE]).toMatchObject({ source: 'staff', late_surcharge: 0 });
    expect(await all('select actor_id, impersonator_id from order_events')).toEqual([
      { actor_id: support.id, impersonator_id: null },
    ]);
    await week.read();
    expect(codes(await week.save({ [anna]: [{ date: TUE, entreeId: null }] }))).toEqual(['closed']);
    const behind = weekClient(await app.as(parentA.id, support.id), parentA.id, MON);
    await behind.read();
    const removed = await behind.save({ [anna]: [{ date: TUE, entreeId: null }] });
    expect(removed.results[0]?.outcome).toBe('removed');
    expect(await all('select cancel_reason from orders')).toEqual([{ cancel_reason: 'staff' }]);
    const [event] = await all(
      'select actor_id, impersonator_id from order_events order by id desc',
    );
    expect(event).toEqual({ actor_id: parentA.id, impersonator_id: support.id });
  });

  test('staff order for their own children like everybody', async () => {
    const own = await app.as(admin.id);
    expect((await weekClient(own, admin.id, MON).put({})).statusCode).toBe(200);
  });
});

describe('two saves of one week', () => {
  test('the second is told what the first made of it, and changes nothing', async () => {
    await week.save({ [anna]: [pizza(MON)] });
    const answer = await week.put({ [anna]: [bowl(MON)], [ben]: [bowl(MON)] }, { version: 0 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'version_conflict',
      message: expect.any(String),
      week: { version: 1, selections: { [anna]: { [MON]: { item_id: items.pizza } } } },
    });
    expect((await week.read()).selections).toEqual(answer.json().week.selections);
  });

  test('the same key answers the same, before any look at versions', async () => {
    const key = 'the-same-key';
    const first = await week.put({ [anna]: [pizza(MON)] }, { version: 0, key });
    const again = await week.put({ [anna]: [pizza(MON)] }, { version: 0, key });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await all('select 1 from order_events')).toHaveLength(1);
  });

  test('another body under the same key is a mistake', async () => {
    const key = 'a-reused-key';
    await week.save({ [anna]: [pizza(MON)] }, { key });
    const other = await week.put({ [anna]: [bowl(MON)] }, { key });
    expect(other.statusCode).toBe(409);
    expect(other.json().code).toBe('key_reused');
    expect((await week.clear([anna], { key })).json().code).toBe('key_reused');
    const later = weekClient(parent, parentA.id, '2026-11-30');
    expect((await later.put({ [anna]: [pizza('2026-11-30')] }, { key })).statusCode).toBe(409);
    const stranger = weekClient(await app.as(parentB.id), parentB.id, MON);
    expect((await stranger.put({ [cleo]: [pizza(MON)] }, { key })).statusCode).toBe(200);
  });
});

describe('the confirmation', () => {
  test('is written once, when it was asked for and something changed', async () => {
    await week.save({ [anna]: [pizza(MON)] }, { sendConfirmationEmail: true });
    await week.save({ [anna]: [pizza(MON)] }, { sendConfirmationEmail: true });
    await app.runJobs();
    await week.save({ [anna]: [pizza(TUE)] });
    await app.runJobs();
    const mails = await all('select user_id, to_address, template, text_body from mails');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      user_id: parentA.id,
      to_address: parentA.email,
      template: 'order_confirmation',
      text_body: expect.stringContaining('Pizza'),
    });
  });

  test('tells what was refused', async () => {
    const noodles = { date: TUE, entreeId: items.peanutNoodles };
    await week.save({ [anna]: [pizza(MON), noodles] }, { sendConfirmationEmail: true });
    await app.runJobs();
    const [mail] = await all('select text_body from mails');
    expect(mail?.text_body).toContain('must not have');
  });
});

describe('the promo code', () => {
  test('is applied, weighed anew and removed', async () => {
    const data = await week.save({ [anna]: [pizza(MON), bowl(TUE)] }, { code: ' lunch5 ' });
    expect(data).toMatchObject({
      discount_code: 'LUNCH5',
      discount_problem: null,
      order_summary: { discount_total: 500, grand_total: 600, discount_code: 'LUNCH5' },
    });
    const kept = await week.save({ [ben]: [bowl(TUE)] });
    expect(kept).toMatchObject({ discount_code: 'LUNCH5', order_summary: { grand_total: 1200 } });
    const removed = await week.save({}, { code: null });
    expect(removed).toMatchObject({ discount_code: null, order_summary: { grand_total: 1700 } });
    expect(removed.version).toBe(3);
  });

  test.each([
    ['NO-SUCH-CODE', 'unknown'],
    ['EXPIRED', 'expired'],
    ['LUNCH5', 'minimum'],
  ])('%s does not count, and nothing is saved', async (code, problem) => {
    const key = `code-${code}`;
    const answer = await week.put({ [anna]: [pizza(MON)] }, { code, key });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'code_lapsed',
      discount_problem: problem,
      order_summary: { discount_code: null, discount_total: 0, grand_total: 500 },
    });
    expect(await all('select 1 from orders')).toEqual([]);
    // Asked again without it, under the same key: nothing was kept of the first.
    const data = await week.save({ [anna]: [pizza(MON)] }, { code: null, key });
    expect(data).toMatchObject({ discount_code: null, discount_problem: null, version: 1 });
  });

  test('that expires between two saves stops the one that names it again', async () => {
    await week.save({ [anna]: [pizza(MON), bowl(TUE)] }, { code: 'LUNCH5' });
    await run(`update discounts set ends_on = '2026-11-17' where code = 'LUNCH5'`);
    const answer = await week.put({ [ben]: [bowl(TUE)] }, { code: 'LUNCH5' });
    const kept = await week.save({ [ben]: [bowl(TUE)] });
    await run(`update discounts set ends_on = null where code = 'LUNCH5'`);
    expect(answer.json()).toMatchObject({
      discount_problem: 'expired',
      order_summary: { discount_total: 0, grand_total: 1700 },
    });
    // Not named, what was saved with it keeps it.
    expect(kept).toMatchObject({ discount_code: 'LUNCH5', order_summary: { grand_total: 1200 } });
  });

  test('that is raised above the week by the team stops the save, and lets lunches go', async () => {
    await week.save({ [anna]: [pizza(MON), bowl(TUE)] }, { code: 'LUNCH5' });
    await run(`update discounts set min_total_cents = 5000 where code = 'LUNCH5'`);
    const answer = await week.put({ [ben]: [bowl(TUE)] });
    const saved = await week.read();
    const cleared = await week.clear([ben]);
    await run(`update discounts set min_total_cents = 1000 where code = 'LUNCH5'`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().discount_problem).toBe('minimum');
    expect(saved.order_summary).toMatchObject({ discount_total: 500, grand_total: 600 });
    expect(cleared.statusCode).toBe(200);
  });

  test('keeps what was saved with it as it was, whatever the team makes of it', async () => {
    const lunches = { [anna]: [pizza(MON), bowl(TUE), pizza(WED)], [ben]: [bowl(MON)] };
    await week.save(lunches, { code: 'LUNCH5' });
    const close = (date: string) =>
      app.platform.db.tx(async (tx) => {
        const orders = await all('select id from orders where date = $1', [date]);
        await cancelOrders(tx, {
          userId: parentA.id,
          orders: orders.map(({ id }) => ({ id: Number(id), because: 'closed' })),
          reason: 'blackout',
          actorId: null,
          impersonatorId: null,
          origin: noOrigin,
        });
      });
    const discount = async () => (await week.read()).order_summary.discount_total;
    await run(`update discounts set min_total_cents = 5000, value = 100 where code = 'LUNCH5'`);
    try {
      await close(WED);
      expect(await discount()).toBe(500);
      // A lunch that she gives back herself leaves the others what they had.
      await week.save({ [ben]: [{ date: MON, entreeId: null }] });
      expect(await discount()).toBe(500);
      await close(TUE);
      expect(await discount()).toBe(0);
    } finally {
      await run(`update discounts set min_total_cents = 1000, value = 500 where code = 'LUNCH5'`);
    }
  });

  test('of ten thousand letters is no code', async () => {
    const answer = await week.put({ [anna]: [pizza(MON)] }, { code: 'X'.repeat(10_000) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ 'discounts.0.discountCode': ['This is too long.'] });
  });
});

describe('bad input', () => {
  const url = `/api/v2/users/${parentA.id}/orders-bulk`;
  const body = (selections: object[], rest: object = {}) => ({
    mondayOfWeek: MON,
    version: 0,
    lunchers: [{ id: anna, selections }],
    ...rest,
  });
  const at = 'lunchers.0.selections.0';
  const cases: [string, object, string][] = [
    ['an unknown item', body([{ date: MON, entreeId: 424242 }]), `${at}.entreeId`],
    ['an extra as the meal', body([{ date: MON, entreeId: items.apple }]), `${at}.entreeId`],
    ['a negative id', body([{ date: MON, entreeId: -1 }]), `${at}.entreeId`],
    ['a huge id', body([{ date: MON, entreeId: 2 ** 40 }]), `${at}.entreeId`],
    ['a fraction', body([{ date: MON, entreeId: 1.5 }]), `${at}.entreeId`],
    ['a text', body([{ date: MON, entreeId: '1' }]), `${at}.entreeId`],
    ['no entree at all', body([{ date: MON }]), `${at}.entreeId`],
    [
      'an option of another item',
      body([{ ...bowl(MON), optionIds: [options.oneSlice] }]),
      `${at}.optionIds`,
    ],
    ['an unknown option', body([{ ...bowl(MON), optionIds: [424242] }]), `${at}.optionIds`],
    ['a missing option', body([{ date: MON, entreeId: items.pizza }]), `${at}.optionIds`],
    [
      'both of one',
      body([{ ...pizza(MON), optionIds: [options.oneSlice, options.twoSlices] }]),
      `${at}.optionIds`,
    ],
    ['an entree as an extra', body([{ ...bowl(MON), extraIds: [items.pizza] }]), `${at}.extraIds`],
    [
      'an extra twice',
      body([{ ...bowl(MON), extraIds: [items.apple, items.apple] }]),
      `${at}.extraIds`,
    ],
    ['a Saturday', body([bowl('2026-11-28')]), `${at}.date`],
    ['another week', body([bowl('2026-11-30')]), `${at}.date`],
    ['no date', body([bowl('2026-02-30')]), `${at}.date`],
    ['a day twice', body([bowl(MON), pizza(MON)]), 'lunchers.0.selections.1.date'],
    ['a Tuesday as the week', body([], { mondayOfWeek: TUE }), 'mondayOfWeek'],
    ['a week of another age', body([], { mondayOfWeek: '9999-12-27' }), 'mondayOfWeek'],
    ['a week long ago', body([], { mondayOfWeek: '0001-01-01' }), 'mondayOfWeek'],
    ['a negative version', body([], { version: -1 }), 'version'],
    ['a negative fee', body([{ ...bowl(MON), lateFee: -100 }]), `${at}.lateFee`],
    [
      'a luncher twice',
      body([], {
        lunchers: [
          { id: anna, selections: [] },
          { id: anna, selections: [] },
        ],
      }),
      'lunchers.1.id',
    ],
    [
      'the code of another week',
      body([], { discounts: [{ mondayOfDiscountedWeek: '2026-11-30', discountCode: 'X' }] }),
      'discounts.0.mondayOfDiscountedWeek',
    ],
    [
      'ten thousand selections',
      body(Array.from({ length: 10_000 }, () => bowl(MON))),
      'lunchers.0.selections',
    ],
    ['nothing', {}, 'mondayOfWeek'],
  ];
  test.each(cases)('%s is told at its field, and nothing is saved', async (_name, input, field) => {
    const answer = await parent.send('PUT', url, input);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain(field);
    expect(await all('select 1 from orders')).toEqual([]);
    expect(await all('select 1 from order_weeks')).toEqual([]);
  });

  test('an order that stands is not looked at again, though its option is gone', async () => {
    await week.save({ [anna]: [bowl(MON, { optionIds: [options.teriyaki] })] });
    await run('update options set archived_at = app_now() where id = $1', [options.teriyaki]);
    const data = await week.save({ [anna]: [bowl(MON, { optionIds: [options.teriyaki] })] });
    const calendar = await week.read();
    await run('update options set archived_at = null where id = $1', [options.teriyaki]);
    expect(data.results[0]?.outcome).toBe('unchanged');
    expect(calendar.options.map(({ id }) => id)).toContain(options.teriyaki);
  });

  test('clearing asks for days of the week', async () => {
    const ranges = [
      { start: '2026-11-22', end: TUE },
      { start: MON, end: '2026-11-30' },
      { start: WED, end: TUE },
    ];
    for (const dates of ranges) {
      const answer = await parent.send('DELETE', url, {
        mondayOfWeek: MON,
        version: 0,
        lunchers: [{ id: anna, dates }],
      });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['lunchers.0.dates']);
    }
  });

  test('what is no JSON, or no save', async () => {
    const send = async (payload: string) =>
      await app.server.inject({
        method: 'PUT',
        url,
        payload,
        headers: { authorization: `Bearer ${parent.token}`, 'content-type': 'application/json' },
      });
    expect((await send('{"mondayOfWeek":')).statusCode).toBe(400);
    expect((await send('[]')).statusCode).toBe(422);
    expect((await send('null')).statusCode).toBe(422);
    expect((await send(`"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413);
    const short = await week.put({}, { key: 'short' });
    expect(short.statusCode).toBe(422);
  });
});
