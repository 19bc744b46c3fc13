import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { type Entry, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { bowl, codes, FRI, familyWeek, MON, pizza, THU, TUE, WED } from './place-week.fixture.ts';

const { parentA, parentB, support } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, options } = TINY;

const family = await familyWeek();

describe('a save', () => {
  test('writes orders, lines, events and a new version, and answers with the week', async () => {
    const data = await family.week.save({
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
    const calendar = await family.week.read();
    expect(calendar.selections).toEqual(data.selections);
    expect(calendar.order_summary).toEqual(data.order_summary);
    expect(calendar.version).toBe(1);
    const events = await family.rows('select kind, actor_id, before from order_events order by id');
    expect(events).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'placed', actor_id: parentA.id, before: null })),
    );
  });

  test('changes the days that it names and no others', async () => {
    await family.week.save({ [anna]: [pizza(MON), pizza(TUE), pizza(WED)], [ben]: [pizza(MON)] });
    const data = await family.week.save({
      [anna]: [bowl(MON, { optionIds: [options.teriyaki] }), { date: TUE, entreeId: null }],
    });
    expect(data.results.map(({ outcome }) => outcome)).toEqual(['saved', 'removed']);
    expect(Object.keys(data.selections[anna] ?? {})).toEqual([MON, WED]);
    expect(data.selections[anna]?.[MON]?.item_id).toBe(items.bowl);
    expect(data.selections[ben]?.[MON]?.item_id).toBe(items.pizza);
    expect((await family.week.read()).selections).toEqual(data.selections);
    expect(
      await family.rows(
        `select status, cancel_reason from orders where date = $1 and luncher_id = $2`,
        [TUE, anna],
      ),
    ).toEqual([{ status: 'cancelled', cancel_reason: 'parent' }]);
    const lines = await family.rows(
      'select option_id from order_lines n join orders o on o.id = n.order_id where o.date = $1 and o.luncher_id = $2',
      [MON, anna],
    );
    expect(lines).toEqual([{ option_id: options.teriyaki }]);
  });

  test('orders a removed meal again', async () => {
    await family.week.save({ [anna]: [pizza(MON)] });
    await family.week.save({ [anna]: [{ date: MON, entreeId: null }] });
    const data = await family.week.save({ [anna]: [bowl(MON)] });
    expect(data.results[0]?.outcome).toBe('saved');
    const kinds = await family.rows('select kind from order_events order by id');
    expect(kinds.map(({ kind }) => kind)).toEqual(['placed', 'cancelled', 'placed']);
  });

  test('writes events of which each begins where the one before ended', async () => {
    await family.week.save({ [anna]: [pizza(MON, { extraIds: [items.apple] })] });
    await family.week.save({ [anna]: [pizza(MON, { optionIds: [options.twoSlices] })] });
    await family.week.save({ [anna]: [{ date: MON, entreeId: null }] });
    const events = await family.rows('select kind, before, after from order_events order by id');
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'changed', 'cancelled']);
    expect(events[1]?.before).toEqual(events[0]?.after);
    expect(events[2]?.before).toEqual(events[1]?.after);
    const [row] = await family.rows('select order_snapshot(o) as now from orders o');
    expect(row?.now).toEqual(events[2]?.after);
  });

  test('of the saved meals changes nothing, not even the version', async () => {
    await family.week.save({ [anna]: [pizza(MON)] });
    const data = await family.week.save({ [anna]: [pizza(MON), { date: TUE, entreeId: null }] });
    expect(data.version).toBe(1);
    expect(data.results.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });

  test('keeps the price of a saved meal after the item’s price has changed', async () => {
    await family.week.save({ [anna]: [pizza(MON), pizza(TUE)] });
    await family.run('update items set price_cents = 900 where id = $1', [items.pizza]);
    try {
      const data = await family.week.save({
        [anna]: [pizza(MON), pizza(TUE, { optionIds: [options.twoSlices] }), pizza(WED)],
      });
      const totals = [MON, TUE, WED].map((date) => data.selections[anna]?.[date]?.total);
      expect(totals).toEqual([500, 650, 900]);
      const stale = await family.week.save({
        [anna]: [pizza(THU, { expectedTotal: 500, lateFee: 0 })],
      });
      expect(codes(stale)).toEqual(['price_changed']);
    } finally {
      await family.run('update items set price_cents = 500 where id = $1', [items.pizza]);
    }
  });

  test('clears a family’s week', async () => {
    await family.week.save({ [anna]: [pizza(MON), pizza(TUE)], [ben]: [pizza(MON)] });
    const answer = await family.week.clear([anna, ben]);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.selections).toEqual({});
    expect(data.results).toHaveLength(3);
    expect(data.order_summary.grand_total).toBe(0);
  });

  test('takes as many statements for two children and five days as for one of each', async () => {
    const dates = [MON, TUE, WED, THU, FRI];
    const one = await watchStatements(() => family.week.save({ [anna]: [pizza(MON)] }));
    const many = await watchStatements(() =>
      family.week.save(
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
    await family.week.read();
    const data = await family.week.save({ [luncher]: [entry] });
    return data.results[0];
  };

  test('says past, locked, served or closed by its hours', async () => {
    const last = weekClient(family.parent, parentA.id, '2026-11-16');
    expect(codes(await last.save({ [anna]: [pizza('2026-11-17')] }))).toEqual(['past']);
    expect(codes(await last.save({ [anna]: [pizza('2026-11-18')] }))).toEqual(['locked']);
    await family.app.at('2026-11-23T18:00:00Z');
    expect(codes(await family.week.save({ [anna]: [pizza(THU)] }))).toEqual(['closed']);
    expect(codes(await family.week.save({ [ben]: [pizza(THU)] }))).toEqual(['closed']);
    await family.app.at('2026-11-23T17:59:59Z');
    // Noon has struck in New York and not yet in Chicago.
    const both = await family.week.save({ [anna]: [pizza(THU)], [ben]: [pizza(THU)] });
    expect(codes(both)).toEqual(['closed', null]);
    await family.app.at('2026-11-26T21:00:00Z');
    await family.app.runJobs();
    const eaten = await family.week.save({ [ben]: [bowl(THU), { date: FRI, entreeId: null }] });
    expect(codes(eaten)).toEqual(['served', null]);
  });

  test('says blackout, no menu or not on the menu by the offer', async () => {
    await family.run(
      `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
       values ($1, 'Snow', 'weather_closure', $2, $2)`,
      [TINY.schools.eastern, TUE],
    );
    expect(await single(pizza(TUE))).toMatchObject({ outcome: 'refused', code: 'blackout' });
    expect((await single(pizza(TUE), ben))?.outcome).toBe('saved');
    const far = weekClient(family.parent, parentA.id, '2027-03-01');
    expect(codes(await far.save({ [anna]: [pizza('2027-03-01')] }))).toEqual(['no_menu']);
    expect((await single({ date: WED, entreeId: items.offMenuSalad }))?.code).toBe('not_on_menu');
    await family.run('update options set archived_at = app_now() where id = $1', [
      options.teriyaki,
    ]);
    const gone = await single(bowl(WED, { optionIds: [options.teriyaki] }));
    await family.run('update options set archived_at = null where id = $1', [options.teriyaki]);
    expect(gone?.code).toBe('not_on_menu');
  });

  test('says allergy for entree, option, extra and special, to parents and to staff', async () => {
    const staff = weekClient(await family.as(support.id), parentA.id, MON);
    const forbidden: Entry[] = [
      { date: MON, entreeId: items.peanutNoodles },
      { date: TUE, entreeId: items.mysteryStew },
      bowl(WED, { optionIds: [options.peanutSauce] }),
      bowl(THU, { extraIds: [items.peanutBar] }),
    ];
    const expected = ['allergy', 'allergy_unverified', 'allergy', 'allergy'];
    const data = await family.week.save({ [anna]: forbidden, [ben]: forbidden });
    expect(codes(data)).toEqual([...expected, null, null, null, null]);
    expect(data.results[2]?.detail).toEqual({ property: 'peanuts', part: 'Peanut sauce' });
    await staff.read();
    expect(codes(await staff.save({ [anna]: forbidden }))).toEqual(expected);
    await family.run(
      `insert into daily_specials (menu_id, destination_day_id, item_id)
       select $1, id, $2 from destination_days where destination_id = $3 and date = $4`,
      [TINY.menus.eastern, items.peanutNoodles, TINY.schools.eastern, FRI],
    );
    await family.week.read();
    const surprise = { date: FRI, entreeId: null, chooseRandomDailySpecial: true };
    expect(codes(await family.week.save({ [anna]: [surprise] }))).toEqual(['not_on_menu']);
    const special = { date: FRI, entreeId: items.peanutNoodles };
    expect(codes(await family.week.save({ [anna]: [special] }))).toEqual(['allergy']);
  });

  test('says sold out until the last unit is given back', async () => {
    const sushi = { date: MON, entreeId: items.lastSushi };
    const other = weekClient(await family.as(parentB.id), parentB.id, MON);
    await family.week.save({ [anna]: [sushi] });
    expect(codes(await other.save({ [cleo]: [sushi] }))).toEqual(['sold_out']);
    expect((await other.read()).stock).toContainEqual({
      item_id: items.lastSushi,
      date: MON,
      left: 0,
    });
    await family.week.save({ [anna]: [bowl(MON)] });
    expect(codes(await other.save({ [cleo]: [sushi] }))).toEqual([null]);
    expect(await family.rows('select reserved from item_day_stock')).toEqual([{ reserved: 1 }]);
  });

  test('says sold out when existing orders fill a new daily capacity', async () => {
    await family.week.save({
      [anna]: [bowl(MON, { extraIds: [items.apple] })],
      [ben]: [bowl(MON)],
    });
    const capacity = (of: number | null) =>
      family.run('update items set daily_capacity = $1 where id = any($2)', [
        of,
        [items.bowl, items.apple],
      ]);
    await capacity(2);
    const stock = await family.rows(
      'select item_id, date, reserved from item_day_stock order by item_id',
    );
    const other = weekClient(await family.as(parentB.id), parentB.id, MON);
    const data = await other.save({ [cleo]: [bowl(MON)] });
    await capacity(null);
    expect(stock).toEqual([
      { item_id: items.bowl, date: MON, reserved: 2 },
      { item_id: items.apple, date: MON, reserved: 1 },
    ]);
    expect(codes(data)).toEqual(['sold_out']);
  });

  test('says price changed when the late fee was not shown', async () => {
    await family.week.save({ [anna]: [pizza(TUE)] });
    await family.app.at('2026-11-22T06:00:00Z');
    const unaware = await family.week.save({ [anna]: [pizza(WED, { lateFee: 0 })] });
    expect(codes(unaware)).toEqual(['late_fee_changed']);
    const aware = await family.week.save({
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
  test('picks a safe special of the day', async () => {
    await family.run(
      `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
       select $1, d.id, i.id, i.weight from destination_days d,
         (values ($2::int, 100), ($3::int, 1)) as i (id, weight)
       where d.destination_id = $4 and d.date = $5`,
      [TINY.menus.eastern, items.peanutNoodles, items.pizza, TINY.schools.eastern, MON],
    );
    const data = await family.week.save({
      [anna]: [{ date: MON, entreeId: null, chooseRandomDailySpecial: true }],
    });
    expect(data.selections[anna]?.[MON]).toMatchObject({
      item_id: items.pizza,
      option_ids: [options.oneSlice],
      source: 'random',
    });
    const menu = await family.parent.send(
      'GET',
      `/api/lunch-menu-with-items?luncher_id=${anna}&date=${MON}`,
    );
    expect(menu.json().special_ids).toEqual([items.peanutNoodles, items.pizza]);
  });
});

describe('the confirmation letter', () => {
  test('is sent once, on request and after a change', async () => {
    await family.week.save({ [anna]: [pizza(MON)] }, { sendConfirmationEmail: true });
    await family.week.save({ [anna]: [pizza(MON)] }, { sendConfirmationEmail: true });
    await family.app.runJobs();
    await family.week.save({ [anna]: [pizza(TUE)] });
    await family.app.runJobs();
    const mails = await family.rows('select user_id, to_address, template, text_body from mails');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      user_id: parentA.id,
      to_address: parentA.email,
      template: 'order_confirmation',
      text_body: expect.stringContaining('Pizza'),
    });
  });

  test('names the refused days', async () => {
    const noodles = { date: TUE, entreeId: items.peanutNoodles };
    await family.week.save({ [anna]: [pizza(MON), noodles] }, { sendConfirmationEmail: true });
    await family.app.runJobs();
    const [mail] = await family.rows('select text_body from mails');
    expect(mail?.text_body).toContain('can’t have');
  });
});
