import { lunchCalendar } from '@yay/contract/calendar/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, tinyApp, useTiny, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { readCalendar } from './index.ts';

const { parentA, parentB, support, vendor } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, options, menus } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';

const { app, as, build, db, rows, run } = await useTiny();
const parent = await as(parentA.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
});

const read = (monday: string = MON) => weekClient(parent, parentA.id, monday).read();

test('a child whose grade nobody knows is closed with that reason, and can’t be ordered for', async () => {
  const [was] = await rows<{ grade_id: number }>('select grade_id from lunchers where id = $1', [
    anna,
  ]);
  await run(
    `with unknown as (
       insert into grades (destination_id, label, group_name, position)
       select g.destination_id, 'I Don''t Know Yet', g.group_name, 99 from lunchers l
       join grades g on g.id = l.grade_id where l.id = $1 returning id)
     update lunchers set grade_id = (select id from unknown) where id = $1`,
    [anna],
  );
  const week = weekClient(parent, parentA.id, MON);
  const { days } = await week.read();
  expect(days[anna]?.map((day) => [day.orderable, day.closed_code, day.blackout_reason])).toEqual(
    Array.from({ length: 5 }, () => [false, 'blackout', 'idk_grade']),
  );
  expect(days[anna]?.[0]?.blackout).toEqual({
    isActive: true,
    name: 'Luncher Grade Needs Updated',
  });
  expect(days[ben]?.[1]).toMatchObject({ orderable: true, blackout_reason: null });
  const refused = await week.put({ [anna]: [{ date: TUE, entreeId: items.bowl }] });
  expect(refused.json().data.results).toEqual([
    { luncher_id: anna, date: TUE, outcome: 'refused', code: 'blackout', detail: null },
  ]);
  await run('update lunchers set grade_id = $2 where id = $1', [anna, was?.grade_id]);
});

describe('a week', () => {
  test('tells lunchers, days, menus, items and prices', async () => {
    const calendar = await read();
    expect(lunchCalendar.safeParse(calendar).error).toBeUndefined();
    expect(calendar).toMatchObject({
      user: { id: parentA.id, full_name: 'Alma Abbott' },
      mondayOfWeek: MON,
      version: 0,
      window: 'customer',
      selections: {},
      allPossibleExtras: [items.apple, items.peanutBar],
      discount_code: null,
      order_summary: { grand_total: 0, lunchers: [] },
    });
    expect(calendar.lunchers.map(({ id }) => id)).toEqual([anna, ben]);
    expect(Object.keys(calendar.days)).toEqual([String(anna), String(ben)]);
    expect(calendar.days[anna]?.[1]).toMatchObject({
      date: TUE,
      menu_id: menus.eastern,
      orderable: true,
      removable: false,
      closed_code: null,
      closes_at: '2026-11-23T17:00:00.000Z',
      late_from: '2026-11-22T05:00:00.000Z',
      late_fee: 0,
    });
    expect(calendar.items.map(({ id }) => id)).not.toContain(items.offMenuSalad);
    expect(calendar.itemMenus).toHaveLength(14);
    expect(calendar.stock).toHaveLength(5);
    expect(calendar.stock[0]).toEqual({ item_id: items.lastSushi, date: MON, left: 1 });
    expect(calendar.grab_and_go).toBeUndefined();
  });

  test('as an object for the first page is the same as over the wire', async () => {
    await weekClient(parent, parentA.id, MON).save({
      [anna]: [{ date: MON, entreeId: items.bowl, optionIds: [options.mildChili] }],
    });
    const { server_now: _, ...wire } = await read();
    const actor = {
      userId: parentA.id,
      roles: [],
      permissions: new Set(['user:lunch_calendar'] as const),
      impersonatorId: null,
      window: 'customer',
      locale: 'en',
      origin: { ip: null, userAgent: null, requestId: null },
    } as const;
    const object = async () => {
      const calendar = await readCalendar(db, actor, { mondayOfWeek: MON as never });
      const { server_now: _, ...rest } = JSON.parse(JSON.stringify(calendar));
      return rest;
    };
    expect(wire).toEqual(await object());
    // An option that is no longer offered is told to the family that has it.
    await run('update options set archived_at = app_now() where id = $1', [options.mildChili]);
    const { server_now: __, ...archived } = await read();
    expect(archived.options.map(({ id }) => id)).toContain(options.mildChili);
    expect(archived).toEqual(await object());
    await run('update options set archived_at = null where id = $1', [options.mildChili]);
  });

  test('without a Monday is the next that can be ordered', async () => {
    const answer = await parent.send('GET', '/api/lunch-calendar');
    expect(answer.json().mondayOfWeek).toBe(MON);
    await app.at('2026-11-18T14:00:00Z');
    const before = await parent.send('GET', '/api/lunch-calendar');
    expect(before.json().mondayOfWeek).toBe('2026-11-16');
  });

  test('takes few statements, whatever the number of children', async () => {
    const count = async (url: string, caller = parent) =>
      (await watchStatements(() => caller.send('GET', url))).statements.length;
    const url = `/api/lunch-calendar?mondayOfWeek=${MON}`;
    await run('update menus set revision = revision + 1');
    // Session, week, menus, likes, stock.
    expect(await count(url)).toBeLessThanOrEqual(5);
    expect(await count(url)).toBeLessThanOrEqual(3);
    await run(
      `insert into lunchers (user_id, grade_id, destination_id, first, last, color)
       select $1, grade_id, destination_id, 'Child ' || n, 'Abbott', 'blue'
       from lunchers, generate_series(1, 4) n where user_id = $1`,
      [parentA.id],
    );
    expect(await count(url)).toBeLessThanOrEqual(3);
    expect((await read()).lunchers).toHaveLength(10);
    await build.order({
      luncherId: anna,
      date: TUE,
      itemId: items.offMenuSalad,
      extraIds: [items.apple],
    });
    expect(await count('/api/lunch-calendar')).toBeLessThanOrEqual(8);
    await run('delete from lunchers where user_id = $1 and id > $2', [parentA.id, cleo]);
  });

  test('further than sixty weeks away is refused', async () => {
    for (const monday of ['2028-01-31', '2025-09-15', '0001-01-01', '9999-12-27', TUE, 'soon']) {
      const answer = await parent.send('GET', `/api/lunch-calendar?mondayOfWeek=${monday}`);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['mondayOfWeek']);
    }
    expect((await read('2027-12-27')).days[anna]?.[0]?.closed_code).toBe('no_menu');
  });
});

describe('the family of a week', () => {
  test('is answered with 404 to another family, and shown to staff', async () => {
    const url = `/api/lunch-calendar?userId=${parentB.id}`;
    const theirs = await parent.send('GET', url);
    const nobodys = await parent.send('GET', '/api/lunch-calendar?userId=424242');
    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toEqual(nobodys.json());
    const staff = await as(support.id);
    expect((await staff.send('GET', url)).json()).toMatchObject({
      user: { id: parentB.id },
      window: 'staff',
    });
    const gone = '/api/lunch-calendar?userId=424242';
    expect((await staff.send('GET', gone)).statusCode).toBe(404);
    expect((await staff.send('GET', `${gone}&mondayOfWeek=${MON}`)).statusCode).toBe(404);
  });

  test('is asked of somebody who may order', async () => {
    expect((await app.nobody.send('GET', '/api/lunch-calendar')).statusCode).toBe(401);
    const outsider = await as(vendor.id);
    expect((await outsider.send('GET', '/api/lunch-calendar')).statusCode).toBe(403);
  });

  test('tells whether the family ever ordered, in whatever week', async () => {
    const { id, luncherId } = await build.family();
    const client = weekClient(await as(id), id, MON);
    expect((await client.read()).has_ordered).toBe(false);
    await client.save({
      [luncherId]: [{ date: MON, entreeId: items.bowl, optionIds: [options.mildChili] }],
    });
    expect((await client.read()).has_ordered).toBe(true);
    await client.save({ [luncherId]: [{ date: MON, entreeId: null }] });
    expect((await client.read()).has_ordered).toBe(true);
  });

  test('somebody without lunchers has a week without any', async () => {
    const staff = await as(support.id);
    const calendar = (await staff.send('GET', '/api/lunch-calendar')).json();
    expect(calendar).toMatchObject({ lunchers: [], days: {}, items: [], lastDayOfMenu: null });
  });
});

describe('a day of the week', () => {
  test('tells each closure by name and reason, to the children it closes', async () => {
    await run(
      `insert into blackouts (destination_id, grade_id, name, reason, starts_on, ends_on)
       values ($1, $2, 'Zoo', 'field_trip', $3, $3)`,
      [TINY.schools.eastern, TINY.grades.easternFourth, TUE],
    );
    const calendar = await read();
    expect(calendar.days[anna]?.[1]).toMatchObject({
      blackout: { isActive: true, name: 'Zoo' },
      blackout_reason: 'field_trip',
      closed_code: 'blackout',
      orderable: false,
    });
    expect(calendar.days[ben]?.[1]?.blackout).toBeNull();
    await run(`update blackouts set lifted_at = app_now()`);
    expect((await read()).days[anna]?.[1]?.blackout).toBeNull();
  });

  test('tells when it closes, opens and closes for good, in each child’s zone', async () => {
    await app.at('2026-11-23T17:30:00Z');
    const calendar = await read();
    const thursday = (luncher: number) => calendar.days[luncher]?.[3];
    expect(thursday(anna)).toMatchObject({
      closed_code: 'closed',
      closes_at: null,
      opens_at: '2026-11-25T05:00:00.000Z',
      last_close: '2026-11-25T15:00:00.000Z',
      late_fee: 100,
    });
    expect(thursday(ben)).toMatchObject({
      closed_code: null,
      closes_at: '2026-11-23T18:00:00.000Z',
      opens_at: null,
    });
  });

  test('offers removal by the order and the clock', async () => {
    await build.order({ luncherId: anna, date: '2026-11-26' });
    expect((await read()).days[anna]?.[3]?.removable).toBe(true);
    await app.at('2026-11-24T16:00:00Z');
    expect((await read()).days[anna]?.[3]).toMatchObject({ orderable: false, removable: true });
    await app.at('2026-11-25T16:00:00Z');
    expect((await read()).days[anna]?.[3]?.removable).toBe(false);
  });
});

describe('the menu it remembers', () => {
  const names = async () => (await read()).items.map(({ names: { primary } }) => primary);

  test('is read again when an item, an option, a vendor or the menu changes', async () => {
    expect(await names()).toContain('Pizza');
    await run(`update items set name = 'Pizza pie' where id = $1`, [items.pizza]);
    expect(await names()).toContain('Pizza pie');
    await run(`update options set name = 'Half' where id = $1`, [options.oneSlice]);
    expect((await read()).options.map(({ name }) => name)).toContain('Half');
    await run('update vendors set suspended_on = app_now() where id = $1', [TINY.vendors.south]);
    expect(await names()).not.toContain('Last sushi');
    await run('update vendors set suspended_on = null where id = $1', [TINY.vendors.south]);
    await run('delete from menu_items where item_id = $1', [items.bowl]);
    expect(await names()).not.toContain('Rice bowl');
    await run(`insert into menu_items (menu_id, item_id) select id, $1 from menus`, [items.bowl]);
    await run('update items set archived_at = app_now() where id = $1', [items.pizza]);
    expect(await names()).not.toContain('Pizza pie');
    await run(`update items set archived_at = null, name = 'Pizza' where id = $1`, [items.pizza]);
    expect(await names()).toEqual(expect.arrayContaining(['Pizza', 'Rice bowl', 'Last sushi']));
  });

  test('a special need not be on it', async () => {
    await run(
      `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
       select $1, id, $2, 3 from destination_days where destination_id = $3 and date = $4`,
      [menus.eastern, items.offMenuSalad, TINY.schools.eastern, TUE],
    );
    const calendar = await read();
    expect(calendar.days[anna]?.[1]?.specials).toMatchObject([
      { item_id: items.offMenuSalad, weight: 3 },
    ]);
    expect(calendar.days[anna]?.[0]?.specials).toEqual([]);
    expect(calendar.items.map(({ id }) => id)).toContain(items.offMenuSalad);
    expect(calendar.itemMenus.map(({ item_id }) => item_id)).not.toContain(items.offMenuSalad);
    const week = weekClient(parent, parentA.id, MON);
    const special = { date: TUE, entreeId: items.offMenuSalad };
    const data = await week.save({ [anna]: [special, { ...special, date: MON }] });
    expect(data.results.map(({ code }) => code)).toEqual([null, 'not_on_menu']);
    await run(`update items set name = 'Salad of the day' where id = $1`, [items.offMenuSalad]);
    expect(await names()).toContain('Salad of the day');
  });

  test('an ordered item that left it is still told', async () => {
    await weekClient(parent, parentA.id, MON).save({
      [anna]: [{ date: MON, entreeId: items.bowl }],
    });
    await run('update items set archived_at = app_now() where id = $1', [items.bowl]);
    const calendar = await read();
    await run('update items set archived_at = null where id = $1', [items.bowl]);
    expect(calendar.items.map(({ id }) => id)).toContain(items.bowl);
    expect(calendar.itemMenus.map(({ item_id }) => item_id)).not.toContain(items.bowl);
  });
});

test('grab-and-go orders are told when they are asked for, and are part of the sum', async () => {
  await build.order({ luncherId: anna, date: TUE, kind: 'grab_and_go', cents: 700 });
  const answer = await parent.send(
    'GET',
    `/api/lunch-calendar?mondayOfWeek=${MON}&includeGrabAndGoOrders=1`,
  );
  expect(answer.json()).toMatchObject({
    selections: {},
    order_summary: { meals_total: 0, go_total: 700, go_count: 1, grand_total: 700 },
    grab_and_go: { [anna]: { [TUE]: { item_id: items.bowl } } },
  });
});

describe('likes', () => {
  test('are counted, and left out while the flag is off', async () => {
    await run('insert into ratings (luncher_id, item_id, rating) values ($1, $3, 1), ($2, $3, 0)', [
      anna,
      ben,
      items.peanutNoodles,
    ]);
    const fresh = await tinyApp();
    const { db } = fresh.platform;
    await db.run(
      'insert into ratings (luncher_id, item_id, rating) values ($1, $3, 1), ($2, $3, 0)',
      [anna, ben, items.bowl],
    );
    const caller = await fresh.as(parentA.id);
    const bowl = async () =>
      (await weekClient(caller, parentA.id, MON).read()).items.find(({ id }) => id === items.bowl);
    expect((await bowl())?.ratings).toEqual({ likes: 1, dislikes: 1 });
    await db.run(`update site_options set fields = '{"enabled": false}' where type = 'ratings'`);
    expect((await bowl())?.ratings).toBeNull();
    await fresh.close();
  });
});

test('meals summaries count the weeks that are asked about', async () => {
  await weekClient(parent, parentA.id, MON).save(
    {
      [anna]: [{ date: MON, entreeId: items.bowl }],
      [ben]: [
        { date: MON, entreeId: items.bowl },
        { date: TUE, entreeId: items.bowl },
      ],
    },
    { code: 'LUNCH5' },
  );
  const url = `/api/meals/summaries?start_dates=${MON},2026-11-30`;
  const answer = await parent.send('GET', url);
  expect(answer.json()).toEqual({
    data: [
      {
        start_date: MON,
        lunches: 3,
        total: 1300,
        lunchers: [
          { luncher_id: anna, lunches: 1 },
          { luncher_id: ben, lunches: 2 },
        ],
      },
      { start_date: '2026-11-30', lunches: 0, total: 0, lunchers: [] },
    ],
  });
  expect((await parent.send('GET', `${url}&userId=${parentB.id}`)).statusCode).toBe(404);
  const staff = await as(support.id);
  expect((await staff.send('GET', `${url}&userId=${parentA.id}`)).json().data[0].lunches).toBe(3);
  expect((await staff.send('GET', `${url}&userId=424242`)).statusCode).toBe(404);
});

test('the menu of one luncher and day is read by itself', async () => {
  const menu = (luncher: number, date: string, caller = parent) =>
    caller.send('GET', `/api/lunch-menu-with-items?luncher_id=${luncher}&date=${date}`);
  const { menu: found, items: offered, extra_ids, special_ids } = (await menu(anna, TUE)).json();
  expect(found).toEqual({ id: menus.eastern, name: 'East menu' });
  expect(offered).toHaveLength(7);
  expect(extra_ids).toEqual([items.apple, items.peanutBar]);
  expect(special_ids).toEqual([]);
  expect((await menu(cleo, TUE)).statusCode).toBe(404);
  expect((await menu(424242, TUE)).statusCode).toBe(404);
  expect((await menu(cleo, TUE, await as(support.id))).statusCode).toBe(200);
  expect((await menu(anna, '2026-11-28')).json().errors).toHaveProperty('date');
  expect((await menu(anna, '9999-12-27')).json().errors).toHaveProperty('date');
  expect((await menu(anna, '2027-06-07')).json()).toMatchObject({ menu: null, items: [] });
});
