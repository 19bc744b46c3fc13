import type { MenuChoice, MenuRecord } from '@yay/contract/menus/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { codesOf } from '../../../test/codes-of.ts';
import { type Caller, useTiny } from '../../../test/index.ts';

const { users, items, menus, schools, vendors } = TINY;
const MON = '2026-11-23';

const { app, as, rows, run } = await useTiny();
const ada = await as(users.admin.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await run('update items set archived_at = null');
  await run('update vendors set suspended_on = null');
});

async function create(more: object = {}): Promise<MenuRecord> {
  const body = { name: 'Winter', last_day: '2026-12-18', ...more };
  const answer = await ada.send('POST', '/api/menus', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const add = (menu: MenuRecord, wanted: readonly (readonly [number, number])[], caller = ada) =>
  caller.send('POST', `/api/menus/${menu.id}/items`, {
    version: menu.version,
    items: wanted.map(([item_id, weight]) => ({ item_id, weight })),
  });
const choices = async (menu: MenuRecord, query = '') => {
  const answer = await ada.send('GET', `/api/menus/${menu.id}/choices?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as { items: MenuChoice[]; groups: string[] };
};
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b);
const weightsOf = (menu: MenuRecord) =>
  Object.fromEntries(menu.items.map(({ id, weight }) => [id, weight]));

describe('several items', () => {
  test('are put on a menu in one change, which the record names whole', async () => {
    const menu = await create();
    const answer = await add(menu, [
      [items.pizza, 3],
      [items.bowl, 1],
      [items.apple, 1],
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    const now: MenuRecord = answer.json().data;
    expect(now.version).toBe(menu.version + 1);
    expect(weightsOf(now)).toEqual({ [items.pizza]: 3, [items.bowl]: 1, [items.apple]: 1 });
    const [deed] = await rows(
      `select action, after from activity_log where subject_id = $1 order by id desc limit 1`,
      [menu.id],
    );
    expect(deed).toMatchObject({
      action: 'menu.items_added',
      after: { items: 'Pizza, Rice bowl, Apple' },
    });
  });

  test('leave the weight of items that are on the menu already', async () => {
    const first: MenuRecord = (await add(await create(), [[items.pizza, 7]])).json().data;
    const again: MenuRecord = (
      await add(first, [
        [items.pizza, 1],
        [items.bowl, 2],
      ])
    ).json().data;
    expect(weightsOf(again)).toEqual({ [items.pizza]: 7, [items.bowl]: 2 });
    const [deed] = await rows<{ after: { items: string } }>(
      `select after from activity_log where subject_id = $1 order by id desc limit 1`,
      [first.id],
    );
    expect(deed?.after.items).toBe('Rice bowl');
  });

  test.each([
    ['one is unknown', '', 999_999, 'unknown_item'],
    [
      'one is archived',
      `update items set archived_at = app_now() where id = ${items.mysteryStew}`,
      items.mysteryStew,
      'item_is_archived',
    ],
    [
      'the vendor of one is suspended',
      `update vendors set suspended_on = app_now() where id = ${vendors.south}`,
      items.mysteryStew,
      'item_vendor_suspended',
    ],
  ])('stay off the menu, all of them, when %s', async (_what, before, item, code) => {
    const menu = await create();
    if (before) await run(before);
    const answer = await add(menu, [
      [items.bowl, 1],
      [item, 1],
    ]);
    expect(answer.statusCode).toBe(422);
    expect(codesOf(answer)).toEqual({ 'items.1.item_id': [code] });
    expect(await rows('select 1 from menu_items where menu_id = $1', [menu.id])).toEqual([]);
  });

  test('are refused with the present menu when somebody was quicker', async () => {
    const menu = await create();
    await add(menu, [[items.pizza, 1]]);
    const answer = await add(menu, [[items.bowl, 1]]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'version_conflict',
      menu: { items: [{ id: items.pizza }] },
    });
  });

  test('need at least one, a weight in its bounds, and the permission', async () => {
    const menu = await create();
    expect((await add(menu, [])).statusCode).toBe(422);
    expect((await add(menu, [[items.bowl, 1000]])).statusCode).toBe(422);
    const support: Caller = await as(users.support.id);
    expect((await add(menu, [[items.bowl, 1]], support)).statusCode).toBe(403);
  });
});

describe('the choice for a menu', () => {
  test('is everything on offer that it lacks, by vendor', async () => {
    const menu: MenuRecord = (await add(await create(), [[items.pizza, 1]])).json().data;
    await run(`update items set archived_at = app_now() where id = ${items.bowl}`);
    const offeredItems = (await choices(menu)).items;
    expect(idsOf(offeredItems)).not.toContain(items.pizza);
    expect(idsOf(offeredItems)).not.toContain(items.bowl);
    expect(idsOf(offeredItems)).toContain(items.apple);
    const names = offeredItems.map(({ vendor }) => vendor.name);
    expect(names).toEqual([...names].sort());
  });

  test('is what another menu has, with its weights', async () => {
    const source: MenuRecord = (
      await add(await create(), [
        [items.pizza, 9],
        [items.apple, 2],
      ])
    ).json().data;
    const menu: MenuRecord = (await add(await create(), [[items.apple, 1]])).json().data;
    expect((await choices(menu, `menu_id=${source.id}`)).items).toMatchObject([
      { id: items.pizza, weight: 9 },
    ]);
  });

  test('is the menu of a grade group of a school on a day', async () => {
    const menu = await create();
    const day = `destination_id=${schools.eastern}&date=${MON}`;
    const { items: all, groups } = await choices(menu, day);
    const [first = ''] = groups;
    expect(groups.length).toBeGreaterThan(0);
    const offered = await rows<{ id: number }>(
      `select i.id from menu_items mi join items i on i.id = mi.item_id where mi.menu_id = $1`,
      [menus.eastern],
    );
    expect(idsOf(all)).toEqual(idsOf(offered));
    expect(idsOf((await choices(menu, `${day}&group=${first}`)).items)).toEqual(idsOf(offered));
    expect((await choices(menu, `${day}&group=Nobody`)).items).toEqual([]);
    expect(
      (await choices(menu, `destination_id=${schools.eastern}&date=2030-01-07`)).groups,
    ).toEqual([]);
  });

  test.each([
    ['menu_id=999999', { menu_id: ['unknown_menu'] }],
    [`destination_id=${schools.eastern}`, { date: ['required'] }],
    [`date=${MON}`, { destination_id: ['required'] }],
  ])('is refused for %s', async (query, codes) => {
    const answer = await ada.send('GET', `/api/menus/${(await create()).id}/choices?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(codesOf(answer)).toEqual(codes);
  });
});

describe('a new menu', () => {
  test('begins with the items of another one that are still offered', async () => {
    const source: MenuRecord = (
      await add(await create(), [
        [items.pizza, 9],
        [items.mysteryStew, 2],
      ])
    ).json().data;
    await run(`update items set archived_at = app_now() where id = ${items.mysteryStew}`);
    const made = await create({ name: 'Next', items_of: source.id });
    expect(weightsOf(made)).toEqual({ [items.pizza]: 9 });
  });

  test('is not made from a menu that is not there', async () => {
    const body = { name: 'From nowhere', last_day: '2026-12-18', items_of: 999_999 };
    const answer = await ada.send('POST', '/api/menus', body);
    expect(answer.statusCode).toBe(422);
    expect(codesOf(answer)).toEqual({ items_of: ['unknown_menu'] });
    expect(await rows(`select 1 from menus where name = 'From nowhere'`)).toEqual([]);
  });
});
