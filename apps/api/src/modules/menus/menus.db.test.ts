import type { MenuRecord } from '@yay/contract/menus/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { codesOf } from '../../../test/codes-of.ts';
import { type Caller, forgetOrders, lockWaits, useTiny, weekClient } from '../../../test/index.ts';
import { LOCKS, watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, vendor, support, admin } = TINY.users;
const { schools, items, menus, lunchers } = TINY;
const MON = '2026-11-23';

const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(admin.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
});

const read = async (id: number, caller = ada): Promise<MenuRecord> =>
  (await caller.send('GET', `/api/menus/${id}`)).json().data;
async function create(more: object = {}): Promise<MenuRecord> {
  const body = { name: 'Fall', last_day: '2026-12-18', ...more };
  const answer = await ada.send('POST', '/api/menus', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const putItem = (menu: MenuRecord, item: number, weight: number, caller = ada) =>
  caller.send('PUT', `/api/menus/${menu.id}/items/${item}`, { version: menu.version, weight });
const takeOff = (menu: MenuRecord, item: number) =>
  ada.send('DELETE', `/api/menus/${menu.id}/items/${item}?version=${menu.version}`);
const put = (menu: MenuRecord, changes: object) => {
  const { name, theme, last_day, version } = menu;
  return ada.send('PUT', `/api/menus/${menu.id}`, { name, theme, last_day, version, ...changes });
};
const act = (id: number, what: 'archive' | 'restore') =>
  ada.send('POST', `/api/menus/${id}/${what}`);
const lastDeed = async () =>
  (
    await rows(`select action, subject_label, before, after from activity_log
    where subject_type = 'menu' order by id desc limit 1`)
  )[0];

describe('a menu', () => {
  test('has ended once its last day is over, and is found by that; a fridge never does', async () => {
    const made = [await create({ name: 'Over' }), await create({ name: 'Kept ready' })];
    const ids = made.map(({ id }) => id);
    const [over, fridge] = ids;
    await run(`update menus set kind = 'grab_and_go' where id = $1`, [fridge]);
    const states = async (last: string) => {
      await run('update menus set last_day = $2 where id = any ($1)', [ids, last]);
      const answer = await ada.send('POST', '/api/list', {
        model: 'Menu',
        columns: ['id', 'state'],
        whereIn: [{ column: 'id', values: ids }],
        orderBy: [{ column: 'id' }],
      });
      return answer.json().data.map(({ state }: { state: string }) => state);
    };
    expect(await states('2026-11-18')).toEqual(['active', 'active']);
    expect(await states('2026-11-17')).toEqual(['ended', 'active']);
    const ended = await ada.send('POST', '/api/list', {
      model: 'Menu',
      columns: ['id'],
      where: [{ column: 'state', value: 'ended' }],
    });
    expect(ended.json().data.map(({ id }: { id: number }) => id)).toEqual([over]);
  });

  test('is created, gets items with weights, and stands in the record', async () => {
    const made = await create({ theme: 'pizza' });
    expect(made).toMatchObject({
      name: 'Fall',
      kind: 'calendar',
      theme: 'pizza',
      last_day: '2026-12-18',
      version: 1,
      archived_at: null,
      items: [],
      use: { days: 0, first: null, last: null, schools: [], before: null },
    });
    const added = (await putItem(made, items.bowl, 50)).json().data;
    expect(added).toMatchObject({
      version: 2,
      items: [{ id: items.bowl, weight: 50, ordered: 0 }],
    });
    expect(await lastDeed()).toMatchObject({
      action: 'menu.item_added',
      after: { item: 'Rice bowl', weight: 50 },
    });
    const never = (await putItem(added, items.bowl, 0)).json().data;
    expect(never.items[0].weight).toBe(0);
    expect(await lastDeed()).toMatchObject({ action: 'menu.item_changed', before: { weight: 50 } });
    const list = await ada.send('POST', '/api/list', {
      model: 'Menu',
      columns: [
        'id',
        'name',
        'kind',
        'theme',
        'last_day',
        'items',
        'days_ahead',
        'schools',
        'groups',
        'state',
      ],
      where: [{ column: 'id', value: made.id }],
    });
    expect(list.json().data[0]).toMatchObject({
      items: 1,
      days_ahead: 0,
      theme: 'pizza',
      state: 'active',
      schools: [],
      groups: [],
    });
  });

  test('says where it is used, in the same few statements however large it is', async () => {
    const { result, statements } = await watchStatements(() => read(menus.eastern));
    expect(result.use).toMatchObject({
      last: '2027-01-15',
      schools: [{ id: schools.eastern, groups: ['Lower', 'Upper'] }],
    });
    expect(result.items).toHaveLength(7);
    expect(statements.length).toBeLessThan(6);
  });

  test('tells its extras alone, as the menu has them', async () => {
    const extras = (id: number) => ada.send('GET', `/api/menus/${id}/extras`);
    const { items: all } = await read(menus.eastern);
    const expected = all.filter(({ id }) => id === items.apple || id === items.peanutBar);
    expect(expected).toHaveLength(2);
    expect((await extras(menus.eastern)).json()).toEqual({ data: expected });
    expect((await extras((await create()).id)).json()).toEqual({ data: [] });
    expect((await extras(424242)).statusCode).toBe(404);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['a day that there is not', { last_day: '2026-02-30' }, 'last_day'],
    ['a theme that there is not', { theme: 'sushi' }, 'theme'],
    ['a kind that there is not', { kind: 'buffet' }, 'kind'],
  ])('with %s is refused at the field', async (_, more, field) => {
    const answer = await ada.send('POST', '/api/menus', {
      name: 'Bad',
      last_day: '2026-12-18',
      ...more,
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await rows(`select 1 from menus where name = 'Bad'`)).toEqual([]);
  });

  test.each([-1, 1000, 0.5])('takes no weight of %d', async (weight) => {
    const made = await create();
    expect((await putItem(made, items.bowl, weight)).statusCode).toBe(422);
  });

  test('takes no item that is archived, of a suspended vendor, or not there', async () => {
    const made = await create();
    const refusedFor = async (item: number) => codesOf(await putItem(made, item, 1)).item?.[0];
    await run('update items set archived_at = app_now() where id = $1', [items.offMenuSalad]);
    expect(await refusedFor(items.offMenuSalad)).toBe('item_is_archived');
    await run('update items set archived_at = null where id = $1', [items.offMenuSalad]);
    await run('update vendors set suspended_on = app_now() where id = $1', [TINY.vendors.south]);
    expect(await refusedFor(items.offMenuSalad)).toBe('item_vendor_suspended');
    await run('update vendors set suspended_on = null');
    expect(await refusedFor(424242)).toBe('unknown_item');
    expect((await read(made.id)).version).toBe(1);
  });

  test('of two who change it, the second sees the present menu and nothing is lost', async () => {
    const made = await create();
    expect((await put(made, { name: 'Theirs' })).statusCode).toBe(200);
    for (const answer of [
      await put(made, { name: 'Mine' }),
      await putItem(made, items.bowl, 3),
      await takeOff(made, items.bowl),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'version_conflict',
        menu: { name: 'Theirs', version: 2 },
      });
    }
    expect((await read(made.id)).name).toBe('Theirs');
  });

  test('is copied with the items that are still offered, on no day', async () => {
    await run('update items set archived_at = app_now() where id = $1', [items.pizza]);
    const answer = await ada.send('POST', `/api/menus/${menus.eastern}/copy`, { name: 'East 2' });
    await run('update items set archived_at = null');
    const copied: MenuRecord = answer.json().data;
    expect(copied.items.map(({ id }) => id)).not.toContain(items.pizza);
    expect(copied.items).toHaveLength(6);
    expect(copied.use.days).toBe(0);
    expect((await ada.send('POST', '/api/menus/424242/copy', { name: 'x' })).statusCode).toBe(404);
  });

  test('is not archived while days ahead use it, and restored unchanged', async () => {
    const used = await act(menus.eastern, 'archive');
    expect(used.statusCode).toBe(409);
    expect(used.json()).toMatchObject({ code: 'menu_scheduled', menu: { id: menus.eastern } });
    const made = await create();
    expect((await act(made.id, 'archive')).json().data.archived_at).not.toBeNull();
    const archived = await read(made.id);
    expect((await put(archived, { name: 'x' })).json()).toMatchObject({ code: 'archived' });
    expect((await putItem(archived, items.bowl, 1)).json()).toMatchObject({ code: 'archived' });
    expect((await act(made.id, 'restore')).json().data.archived_at).toBeNull();
  });

  test('ends no earlier than it is scheduled; the windows of its days end with it', async () => {
    const east = await read(menus.eastern);
    expect(codesOf(await put(east, { last_day: '2027-01-14' }))).toEqual({
      last_day: ['days_after_it'],
    });
    const later = (await put(east, { last_day: '2027-02-26' })).json().data;
    const ends = () =>
      rows(
        `select distinct menu_end from destination_day_grades dg
        join destination_days dd on dd.id = dg.destination_day_id
        where menu_id = $1 and dd.date > '2026-11-18'`,
        [menus.eastern],
      );
    expect(await ends()).toEqual([{ menu_end: '2027-02-26' }]);
    await put(later, { last_day: '2027-01-15' });
    expect(await ends()).toEqual([{ menu_end: '2027-01-15' }]);
  });
});

describe('an item that is taken off', () => {
  test('leaves the menu without orders ahead; yesterday’s do not count', async () => {
    await build.order({
      luncherId: lunchers.cleo,
      date: '2026-11-17',
      itemId: items.mysteryStew,
      status: 'served',
    });
    const east = await read(menus.eastern);
    const after = await takeOff(east, items.mysteryStew);
    expect(after.statusCode, after.body).toBe(200);
    expect(await lastDeed()).toMatchObject({
      action: 'menu.item_removed',
      before: { item: 'Mystery stew' },
    });
    const back = after.json().data;
    expect((await takeOff(back, items.mysteryStew)).statusCode).toBe(404);
    expect((await putItem(back, items.mysteryStew, 1)).statusCode).toBe(200);
  });

  test.each([
    ['as the meal', { itemId: items.pizza }],
    ['as an extra', { itemId: items.bowl, extraIds: [items.pizza] }],
  ])('is refused with what is ordered %s', async (_, what) => {
    for (const luncherId of [lunchers.anna, lunchers.cleo]) {
      await build.order({ luncherId, date: MON, ...what });
    }
    // Of another school, by another menu.
    await build.order({ luncherId: lunchers.ben, date: MON, ...what });
    const east = await read(menus.eastern);
    expect(east.items.find(({ id }) => id === items.pizza)?.ordered).toBe(2);
    const refused = await takeOff(east, items.pizza);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'ordered',
      ordered: { orders: 2, families: 2, lunchers: 2, days: [{ date: MON, orders: 2 }] },
    });
    expect((await read(menus.eastern)).items).toHaveLength(7);
  });

  test('of a day that its kitchens have is not held against it', async () => {
    const order = { luncherId: lunchers.cleo, date: MON, itemId: items.pizza };
    await build.order(order);
    const lock = (at: string | null) =>
      rows('update market_days set locked_at = $1 where date = $2', [at, MON]);
    await lock('2026-11-18T16:00:00Z');
    const east = await read(menus.eastern);
    const after = await takeOff(east, items.pizza);
    await lock(null);
    expect(after.statusCode).toBe(200);
    await putItem(after.json().data, items.pizza, 1);
  });

  test('and a save at the same moment never leave an order of an item off the menu', async () => {
    const boris = await as(parentB.id);
    const pizza = { date: MON, entreeId: items.pizza, optionIds: [TINY.options.oneSlice] };
    const seen = { ordered: 0, refused: 0 };
    for (let round = 0; round < 8; round += 1) {
      await forgetOrders(db);
      const east = await read(menus.eastern);
      const week = weekClient(boris, parentB.id, MON);
      const [taken, saved] = await Promise.all([
        takeOff(east, items.pizza),
        week.save({ [lunchers.cleo]: [pizza] }),
      ]);
      const placed = await rows(`select 1 from orders where status = 'placed'`);
      if (taken.statusCode === 409) {
        expect(taken.json()).toMatchObject({ code: 'ordered', ordered: { orders: 1 } });
        expect(placed).toHaveLength(1);
        seen.ordered += 1;
      } else {
        expect(taken.statusCode).toBe(200);
        expect(saved.results[0]).toMatchObject({ code: 'not_on_menu' });
        expect(placed).toEqual([]);
        await putItem(taken.json().data, items.pizza, 1);
        seen.refused += 1;
      }
    }
    expect(seen.ordered + seen.refused).toBe(8);
  });

  test('waits for a save that is deciding, and finds its order', async () => {
    const east = await read(menus.eastern);
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select ${LOCKS.days.shared(['$1', '$2::date'])}`, [
        TINY.markets.eastern,
        MON,
      ]);
      const removal = takeOff(east, items.pizza);
      await expect.poll(() => lockWaits(rows)).toBeGreaterThan(0);
      await build.order({
        luncherId: lunchers.cleo,
        date: MON,
        itemId: items.pizza,
      });
      await client.query('commit');
      expect((await removal).json()).toMatchObject({ code: 'ordered', ordered: { orders: 1 } });
    } finally {
      client.release();
    }
  });
});

describe('a grab-and-go menu', () => {
  const go = (body: object, caller = ada) => caller.send('POST', '/api/v2/go-menus', body);

  test('is kept at a school for days that do not overlap', async () => {
    const menu = await create({ name: 'Shelf', kind: 'grab_and_go' });
    const at = { destination_id: schools.eastern, menu_id: menu.id };
    const first = await go({ ...at, starts_on: '2026-11-01', ends_on: '2026-11-30' });
    expect(first.json().data).toMatchObject({
      destination: { id: schools.eastern },
      menu: { id: menu.id, name: 'Shelf' },
      starts_on: '2026-11-01',
      ends_on: '2026-11-30',
    });
    const { id } = first.json().data;
    for (const days of [
      { starts_on: '2026-11-30' },
      { starts_on: '2026-10-01', ends_on: '2026-11-01' },
      { starts_on: '2026-10-01' },
    ]) {
      expect(codesOf(await go({ ...at, ...days }))).toEqual({ starts_on: ['overlaps'] });
    }
    expect((await go({ ...at, starts_on: '2026-12-01' })).statusCode).toBe(201);
    const put = (body: object) => ada.send('PUT', `/api/v2/go-menus/${id}`, body);
    expect(codesOf(await put({ starts_on: '2026-11-02', ends_on: '2026-11-01' }))).toEqual({
      ends_on: ['ends_before_start'],
    });
    expect((await put({ starts_on: '2026-11-02', ends_on: '2026-12-01' })).statusCode).toBe(422);
    expect((await put({ starts_on: '2026-11-02', ends_on: '2026-11-29' })).statusCode).toBe(200);
    const parent = await as(parentA.id);
    const told = async (query: string) =>
      (await parent.send('GET', `/api/v2/go-menus?${query}`)).json().data.length;
    expect(await told(`destination_id=${schools.eastern}&on=2026-11-30`)).toBe(0);
    expect(await told(`destination_id=${schools.eastern}&on=2026-11-29`)).toBe(1);
    expect(await told(`menu_id=${menu.id}`)).toBe(2);
    expect((await act(menu.id, 'archive')).json().code).toBe('menu_scheduled');
    for (const row of (await parent.send('GET', `/api/v2/go-menus?menu_id=${menu.id}`)).json()
      .data) {
      expect((await ada.send('DELETE', `/api/v2/go-menus/${row.id}`)).statusCode).toBe(204);
    }
    expect((await ada.send('DELETE', `/api/v2/go-menus/${id}`)).statusCode).toBe(404);
    expect((await act(menu.id, 'archive')).statusCode).toBe(200);
  });

  test('is no menu of the calendar, nor at an unknown school', async () => {
    const menu = await create({ kind: 'grab_and_go' });
    const days = { starts_on: '2026-11-01' };
    const errors = async (body: object) => codesOf(await go({ ...days, ...body }));
    expect(await errors({ destination_id: schools.eastern, menu_id: menus.eastern })).toEqual({
      menu_id: ['not_a_go_menu'],
    });
    expect(await errors({ destination_id: schools.eastern, menu_id: 424242 })).toEqual({
      menu_id: ['unknown_menu'],
    });
    expect(await errors({ destination_id: 424242, menu_id: menu.id })).toEqual({
      destination_id: ['unknown_destination'],
    });
  });
});

test('other roles change nothing', async () => {
  const made = await create();
  const callers = [
    app.nobody,
    await as(parentA.id),
    await as(vendor.id),
    await as(support.id),
    await as(await build.person({ roles: ['school'] })),
  ];
  for (const caller of callers) {
    const status = async (...of: Parameters<Caller['send']>) =>
      (await caller.send(...of)).statusCode;
    const expected = caller === app.nobody ? 401 : 403;
    for (const id of [made.id, 424242]) {
      expect(await status('GET', `/api/menus/${id}`)).toBe(expected);
      expect(await status('GET', `/api/menus/${id}/extras`)).toBe(expected);
      expect(await status('POST', `/api/menus/${id}/archive`)).toBe(expected);
      expect(await status('POST', `/api/menus/${id}/copy`, { name: 'x' })).toBe(expected);
      expect(
        await status('PUT', `/api/menus/${id}/items/${items.bowl}`, { version: 1, weight: 1 }),
      ).toBe(expected);
      expect(await status('DELETE', `/api/menus/${id}/items/${items.bowl}?version=1`)).toBe(
        expected,
      );
    }
    expect(await status('POST', '/api/menus', { name: 'x', last_day: MON })).toBe(expected);
    expect(
      await status('POST', '/api/v2/go-menus', { destination_id: 1, menu_id: 1, starts_on: MON }),
    ).toBe(expected);
  }
});
