import type { MenuSchedule, Planned } from '@yay/contract/menu-schedules/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { codesOf } from '../../../test/codes-of.ts';
import { type Caller, forgetOrders, useTiny, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, support, admin, vendor } = TINY.users;
const { markets, schools, grades, items, menus, lunchers } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const WEEK = [MON, TUE, '2026-11-25', '2026-11-26', '2026-11-27'];
// A day beyond the tiny world's plan.
const LATER = '2027-02-01';

let fresh: number;

const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(admin.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  await run(`update destination_day_grades dg set menu_id = case dd.destination_id when 1 then 1 else 2 end,
    menu_end = '2027-01-15' from destination_days dd where dd.id = dg.destination_day_id
    and dd.date < '2027-01-18'`);
  await run(`delete from destination_days where date >= '2027-01-18'`);
  await run(`update menus set last_day = '2027-01-15' where id < 3`);
  await run(
    'delete from menus where id > 2 and id not in (select menu_id from destination_day_grades where menu_id is not null)',
  );
  const made = await ada.send('POST', '/api/menus', { name: 'Fresh', last_day: '2027-01-15' });
  fresh = made.json().data.id;
  await run('insert into menu_items (menu_id, item_id, weight) values ($1, $2, 5)', [
    fresh,
    items.bowl,
  ]);
});

const at = (more: object) => ({
  destination_ids: [schools.eastern],
  groups: ['Lower', 'Upper'],
  ...more,
});
const assign = (more: object = {}) => at({ kind: 'assign', menu_id: fresh, dates: [MON], ...more });
const save = (plan: object, choices: object = {}, caller = ada) =>
  caller.send('POST', '/api/menu-schedules', { plan, ...choices });
const preview = async (plan: object): Promise<Planned> => {
  const answer = await ada.send('POST', '/api/menu-schedules/preview', { plan });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const served = async (destination: number, from: string, to = from) =>
  (
    await rows<{ date: string; menu_id: number | null }>(
      `select dd.date, dg.menu_id from destination_days dd
       join destination_day_grades dg on dg.destination_day_id = dd.id and dg.group_name = 'Lower'
       where dd.destination_id = $1 and dd.date between $2 and $3 order by 1`,
      [destination, from, to],
    )
  ).map(({ menu_id }) => menu_id);
const schedule = async (query: string): Promise<MenuSchedule> => {
  const answer = await ada.send('GET', `/api/menu-schedules?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

describe('a plan', () => {
  test('puts a menu where none was, and makes the days', async () => {
    const dates = ['2027-02-01', '2027-02-02'];
    const answer = await save(
      assign({ destination_ids: [schools.eastern, schools.central], dates }),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({
      counts: { set: 8, taken: 0 },
      cells: [],
      extended: [{ id: fresh, last_day: '2027-01-15', until: '2027-02-02' }],
    });
    expect(await served(schools.central, '2027-02-01', '2027-02-05')).toEqual([fresh, fresh]);
    const [menu] = await rows('select last_day, version from menus where id = $1', [fresh]);
    expect(menu).toEqual({ last_day: '2027-02-02', version: 2 });
    expect(
      await rows(`select distinct menu_end from destination_day_grades where menu_id = $1`, [
        fresh,
      ]),
    ).toEqual([{ menu_end: '2027-02-02' }]);
    expect(
      await rows(`select action, after from activity_log where action = 'menu.scheduled'
      order by id desc limit 1`),
    ).toMatchObject([
      { after: { schools: 2, days_set: 8, starts_on: '2027-02-01', ends_on: '2027-02-02' } },
    ]);
    // Again is nothing.
    const again = await save(assign({ destination_ids: [1, 2], dates }));
    expect(again.json().data.counts).toMatchObject({ set: 0, same: 8 });
  });

  test('never takes a day from another menu unasked: the answer says which has it', async () => {
    const seen = await preview(assign());
    expect(seen.counts).toMatchObject({ taken: 2, set: 0 });
    const refused = await save(assign());
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'menu_taken',
      planned: {
        cells: [
          {
            destination: { id: schools.eastern, name: 'East School' },
            date: MON,
            outcome: 'taken',
            now: { id: menus.eastern, name: 'East menu' },
            wanted: { id: fresh, name: 'Fresh' },
          },
          {},
        ],
      },
    });
    expect(await served(schools.eastern, MON)).toEqual([menus.eastern]);
    const kept = await save(assign({ dates: [MON, LATER] }), { taken: 'keep' });
    expect(kept.json().data.counts).toMatchObject({ taken: 2, set: 2 });
    expect(await served(schools.eastern, MON)).toEqual([menus.eastern]);
    const replaced = await save(assign(), { taken: 'overwrite' });
    expect(replaced.json().data.counts).toMatchObject({ replaced: 2 });
    expect(await served(schools.eastern, MON)).toEqual([fresh]);
  });

  test('changes no day on which somebody would lose the meal, whatever is chosen', async () => {
    await build.order({
      luncherId: lunchers.cleo,
      date: MON,
      itemId: items.pizza,
    });
    const plan = assign({ dates: [MON, TUE] });
    for (const choices of [{}, { taken: 'overwrite' }, { taken: 'keep' }]) {
      const refused = await save(plan, choices);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'ordered' });
    }
    const cell = (await preview(plan)).cells.find(({ outcome }) => outcome === 'ordered');
    expect(cell).toMatchObject({ date: MON, meals: 1, losing: 1 });
    const clear = await save(at({ kind: 'clear', dates: [MON] }));
    expect(clear.json()).toMatchObject({ code: 'ordered' });
    const kept = await save(plan, { taken: 'overwrite', ordered: 'keep' });
    expect(kept.json().data.counts).toMatchObject({ ordered: 1, replaced: 3 });
    expect(await served(schools.eastern, MON, TUE)).toEqual(
      // Cleo is in the group that keeps it.
      [expect.any(Number), fresh],
    );
    const orders = await rows(`select status, item_id from orders`);
    expect(orders).toEqual([{ status: 'placed', item_id: items.pizza }]);
  });

  test('lets a day change whose meals the other menu has, as the item or as a special', async () => {
    await build.order({ luncherId: lunchers.cleo, date: MON, itemId: items.bowl });
    await build.order({ luncherId: lunchers.cleo, date: TUE, itemId: items.pizza });
    await run(
      `insert into daily_specials (menu_id, destination_day_id, item_id)
       select $1, id, $2 from destination_days where destination_id = 1 and date = $3`,
      [fresh, items.pizza, TUE],
    );
    const answer = await save(assign({ dates: [MON, TUE] }), { taken: 'overwrite' });
    expect(answer.json().data.counts).toMatchObject({ replaced: 4, ordered: 0 });
  });

  test('leaves closed and locked days as they are, and says so', async () => {
    await run(
      `insert into blackouts (market_id, name, reason, starts_on, ends_on)
       values ($1, 'Snow', 'weather_closure', $2, $2)`,
      [markets.eastern, LATER],
    );
    await run(
      `insert into blackouts (destination_id, grade_id, name, reason, starts_on, ends_on)
       values (1, $1, 'Zoo', 'field_trip', '2027-02-02', '2027-02-02')`,
      [grades.easternFirst],
    );
    const seen = await preview(assign({ dates: ['2026-11-17', LATER, '2027-02-02'] }));
    // Only the grade of the lower group is away: the whole group is then.
    expect(seen.counts).toMatchObject({ locked: 2, closed: 3, set: 1 });
    expect(seen.cells.find(({ date }) => date === LATER)).toMatchObject({
      outcome: 'closed',
      closure: { name: 'Snow', reason: 'weather_closure' },
    });
    await run('update market_days set locked_at = app_now() where date = $1', [MON]);
    const locked = await save(assign(), { taken: 'overwrite' });
    await run('update market_days set locked_at = null where date = $1', [MON]);
    expect(locked.json().data.counts).toMatchObject({ locked: 2, replaced: 0 });
    expect(await served(schools.eastern, MON)).toEqual([menus.eastern]);
  });

  test('copies a week by weekday and skips days without a menu', async () => {
    await save(at({ kind: 'clear', dates: ['2026-11-25'] }));
    const plan = at({
      kind: 'copy',
      unit: 'week',
      from: TUE,
      to: [LATER, '2027-02-10'],
      destination_ids: [schools.eastern, schools.central],
    });
    const seen = await preview(plan);
    expect(seen).toMatchObject({ counts: { set: 36 }, nothing: 4 });
    const { result, statements } = await watchStatements(() => save(plan));
    expect(result.statusCode, result.body).toBe(200);
    expect(statements.length).toBeLessThan(40);
    const east = menus.eastern;
    expect(await served(schools.eastern, LATER, '2027-02-12')).toEqual(
      [east, east, east, east, east, east, east, east].map(() => east),
    );
    expect(await served(schools.central, LATER, '2027-02-05')).toHaveLength(5);
    const extended = result.json().data.extended.map(({ id }: { id: number }) => id);
    expect(extended.toSorted()).toEqual([menus.eastern, menus.central]);
  });

  test('copies a day, and a month by the count of its weekdays', async () => {
    const day = at({ kind: 'copy', unit: 'day', from: MON, to: [LATER] });
    expect((await save(day)).json().data.counts.set).toBe(2);
    const month = at({ kind: 'copy', unit: 'month', from: '2026-12-07', to: ['2027-02-15'] });
    const copied = (await save(month)).json().data;
    expect(copied.counts).toMatchObject({ set: 38, same: 2 });
    // December has a fifth Tuesday, Wednesday and Thursday, February has four of each.
    expect(copied.gaps).toEqual(
      ['2026-12-29', '2026-12-30', '2026-12-31'].map((date) => ({
        side: 'from',
        date,
        month: '2027-02-01',
      })),
    );
    expect(await served(schools.eastern, LATER, '2027-02-26')).toHaveLength(20);
  });

  test.each<[string, object, string]>([
    ['no weekday', { dates: ['2026-11-28'] }, 'plan.dates'],
    ['a school that there is not', { destination_ids: [1, 424242] }, 'plan.destination_ids'],
    ['no school', { destination_ids: [] }, 'plan.destination_ids'],
    ['a group that nobody has', { groups: ['Kings'] }, 'plan.groups'],
    ['a menu that there is not', { menu_id: 424242 }, 'plan.menu_id'],
    ['a copy onto itself', { kind: 'copy', unit: 'week', from: MON, to: [TUE] }, 'plan.to'],
    ['a Sunday to copy', { kind: 'copy', unit: 'day', from: '2026-11-22', to: [TUE] }, 'plan.from'],
    ['too many days', { dates: Array.from({ length: 71 }, () => MON) }, 'plan.dates'],
  ])('with %s is refused at the field', async (_, more, field) => {
    const answer = await save(assign(more));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('of a menu that is put away, or that nobody orders by, is refused', async () => {
    await run('update menus set archived_at = app_now() where id = $1', [fresh]);
    expect(codesOf(await save(assign()))).toEqual({ 'plan.menu_id': ['menu_archived'] });
    await run(`update menus set archived_at = null, kind = 'grab_and_go' where id = $1`, [fresh]);
    expect(codesOf(await save(assign()))).toEqual({
      'plan.menu_id': ['not_a_calendar_menu'],
    });
  });

  test('says so when it copies days onto themselves, or names a weekend', async () => {
    const copy = (unit: string, to: string) =>
      save(at({ kind: 'copy', unit, from: MON, to: [to] })).then(codesOf);
    expect(await copy('week', TUE)).toEqual({ 'plan.to': ['copied_onto_itself'] });
    expect(await copy('month', TUE)).toEqual({ 'plan.to': ['copied_onto_itself'] });
    expect(await copy('day', '2026-11-28')).toEqual({ 'plan.to': ['not_a_weekday'] });
  });

  test('and a save of that moment: whoever is first, nobody has an item that is not offered', async () => {
    const boris = await as(parentB.id);
    const pizza = { date: MON, entreeId: items.pizza, optionIds: [TINY.options.oneSlice] };
    for (let round = 0; round < 8; round += 1) {
      await forgetOrders(db);
      const week = weekClient(boris, parentB.id, MON);
      const [changed, saved] = await Promise.all([
        save(assign(), { taken: 'overwrite' }),
        week.save({ [lunchers.cleo]: [pizza] }),
      ]);
      const placed = await rows(`select 1 from orders where status = 'placed'`);
      if (changed.statusCode === 409) expect(placed).toHaveLength(1);
      else {
        expect(saved.results[0]).toMatchObject({ code: 'not_on_menu' });
        expect(placed).toEqual([]);
        await run(`update destination_day_grades set menu_id = 1 where menu_id = $1`, [fresh]);
      }
    }
  });

  test('of two plans at once for one day, one has it and the other is told', async () => {
    const other = (await ada.send('POST', '/api/menus', { name: 'Other', last_day: LATER })).json()
      .data.id;
    const plans = [fresh, other].map((menu_id) => assign({ menu_id, dates: [LATER] }));
    const answers = await Promise.all(plans.map((plan) => save(plan)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'menu_taken',
    });
    const claims = await rows(
      `select count(*)::int as menus from destination_day_grades dg
       join destination_days dd on dd.id = dg.destination_day_id where dd.date = $1`,
      [LATER],
    );
    expect(claims).toEqual([{ menus: 2 }]);
  });

  test('over 170 schools and four weeks is quick, in the same statements', async () => {
    await run(
      `with made as (
         insert into destinations (market_id, name, abbreviation)
         select $1, 'School ' || n, 'S' || n from generate_series(1, 170) n returning id
       )
       insert into grades (destination_id, label, group_name, position)
       select id, g, g, 0 from made, unnest(array['Lower', 'Upper']) g`,
      [markets.central],
    );
    const ids = (await rows<{ id: number }>(`select id from destinations where id > 2`)).map(
      ({ id }) => id,
    );
    const dates = Array.from({ length: 4 }, (_, week) =>
      [0, 1, 2, 3, 4].map((day) =>
        new Date(Date.parse(`${LATER}T00:00:00Z`) + (week * 7 + day) * 86_400_000)
          .toISOString()
          .slice(0, 10),
      ),
    ).flat();
    const { result, statements } = await watchStatements(() =>
      save(assign({ destination_ids: ids, dates })),
    );
    expect(result.json().data.counts.set).toBe(6_800);
    expect(statements.length).toBeLessThan(40);
    const seen = await watchStatements(() =>
      schedule(`market_id=${markets.central}&group=Lower&monday=${LATER}`),
    );
    expect(seen.statements.length).toBeLessThan(12);
    expect(seen.result.days[0]).toMatchObject({ menus: [{ id: fresh, schools: 170 }], without: 1 });
    await run('delete from destination_days where destination_id > 2');
    await run('delete from grades where destination_id > 2');
    await run('delete from destinations where id > 2');
  });
});

describe('the calendar', () => {
  test('shows menus, meals, specials, closures and gaps', async () => {
    await build.order({ luncherId: lunchers.cleo, date: MON, itemId: items.bowl });
    await run(
      `insert into daily_specials (menu_id, destination_day_id, item_id)
       select 1, id, $1 from destination_days where destination_id = 1 and date = $2`,
      [items.offMenuSalad, TUE],
    );
    await run(
      `insert into blackouts (market_id, name, reason, starts_on, ends_on)
       values ($1, 'Thanksgiving', 'holiday', '2026-11-26', '2026-11-26')`,
      [markets.eastern],
    );
    await save(at({ kind: 'clear', dates: ['2026-11-27'] }));
    const [luncher] = await rows<{ group_name: string }>(
      `select g.group_name from lunchers l join grades g on g.id = l.grade_id where l.id = $1`,
      [lunchers.cleo],
    );
    const seen = await schedule(
      `market_id=${markets.eastern}&group=${luncher?.group_name}&monday=${MON}&weeks=1`,
    );
    expect(seen).toMatchObject({
      today: '2026-11-18',
      market_id: markets.eastern,
      schools: [{ id: schools.eastern }],
      shown: 1,
      groups: [{ name: 'Lower' }, { name: 'Upper' }],
    });
    expect(seen.days.map(({ date }) => date)).toEqual(WEEK);
    const [mon, tue, , thu, fri] = seen.days;
    expect(mon).toMatchObject({
      meals: 1,
      menus: [{ id: 1, schools: 1, meals: 1 }],
      closed: false,
    });
    expect(tue?.menus[0]?.specials).toEqual([
      { item_id: items.offMenuSalad, name: 'Off-menu salad', schools: 1 },
    ]);
    expect(thu).toMatchObject({
      closed: true,
      closures: [{ name: 'Thanksgiving', reason: 'holiday', schools: 1 }],
    });
    expect(fri).toMatchObject({ menus: [], without: 1 });
    const stew = seen.menus[0]?.items.find(({ id }) => id === items.mysteryStew);
    expect(stew).toMatchObject({ unverified: true, weight: 1 });
  });

  test('tells of one item its orders, its rest, its unverified properties and the children shut out', async () => {
    const order = { luncherId: lunchers.anna, date: MON, itemId: items.lastSushi };
    await build.order(order);
    await run('insert into item_day_stock values ($1, $2, 1)', [items.lastSushi, MON]);
    const item = async (id: number, menu: number = menus.eastern, group = 'Upper') =>
      ada.send(
        'GET',
        `/api/menu-schedules/item?destination_ids=1&group=${group}&date=${MON}&menu_id=${menu}&item_id=${id}`,
      );
    expect((await item(items.lastSushi)).json().data).toMatchObject({
      ordered: 1,
      units: 1,
      left: 0,
      shut_out: 0,
      locked: false,
      day: { specials: [] },
      schools: [{ id: schools.eastern, name: 'East School', specials: [] }],
      item: { version: expect.any(Number) },
      menu: { id: menus.eastern, name: 'East menu' },
    });
    // Anna avoids peanuts strictly, and nobody has checked the stew.
    expect((await item(items.mysteryStew)).json().data).toMatchObject({
      unverified: ['peanuts'],
      shut_out: 1,
      units: null,
      left: null,
    });
    expect((await item(items.mysteryStew, menus.eastern, 'Lower')).json().data.shut_out).toBe(0);
    expect((await item(424242)).statusCode).toBe(404);
    expect((await item(items.bowl, 424242)).statusCode).toBe(404);
  });

  test('is for the team; who may not write may read', async () => {
    const query = `/api/menu-schedules?monday=${MON}`;
    const status = async (caller: Caller) => (await caller.send('GET', query)).statusCode;
    expect(await status(app.nobody)).toBe(401);
    expect(await status(await as(parentA.id))).toBe(403);
    expect(await status(await as(vendor.id))).toBe(403);
    const casey = await as(support.id);
    expect(await status(casey)).toBe(200);
    expect((await save(assign(), {}, casey)).statusCode).toBe(403);
    const driver = await as(await build.person({ roles: ['brand_ambassador'] }));
    expect(await status(driver)).toBe(200);
    expect((await save(assign(), {}, driver)).statusCode).toBe(403);
    const cafe = await as(await build.person({ roles: ['cafe'] }));
    expect(await status(cafe)).toBe(200);
    expect((await save(at({ kind: 'clear', dates: [MON] }), {}, cafe)).statusCode).toBe(403);
    expect((await ada.send('GET', `/api/menu-schedules?monday=${TUE}`)).statusCode).toBe(422);
  });
});
