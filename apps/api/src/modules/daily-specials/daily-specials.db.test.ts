import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codesOf } from '../../../test/codes-of.ts';
import { forgetOrders, useTiny, weekClient } from '../../../test/index.ts';

const { parentA, parentB, support, admin } = TINY.users;
const { items, menus, lunchers, schools, vendors } = TINY;
const MON = '2026-11-23';
const URL = '/api/v2/daily-specials';

let day: number;

const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(admin.id);
beforeAll(async () => {
  const [found] = await rows<{ id: number }>(
    'select id from destination_days where destination_id = $1 and date = $2',
    [schools.eastern, MON],
  );
  day = found?.id ?? 0;
});
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  await run('update market_days set locked_at = null where date >= $1', [MON]);
  await run('update items set archived_at = null');
  await run('update vendors set suspended_on = null');
});

const post = (more: object = {}, caller = ada) =>
  caller.send('POST', URL, {
    menu_id: menus.eastern,
    destination_day_id: day,
    item_id: items.offMenuSalad,
    ...more,
  });
const make = async (more: object = {}): Promise<number> => {
  const answer = await post(more);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id;
};
const drop = (id: number, query = '') => ada.send('DELETE', `${URL}/${id}${query}`);
const order = (itemId: number = items.offMenuSalad) =>
  build.order({ luncherId: lunchers.cleo, date: MON, itemId });

describe('a daily special', () => {
  test('is made, told, weighed, counted and removed', async () => {
    const id = await make({ weight: 4 });
    const [told] = (await ada.send('GET', `${URL}?menu_id=${menus.eastern}`)).json().data;
    expect(told).toMatchObject({ id, weight: 4, vendorItem: { id: items.offMenuSalad } });
    const heavier = await ada.send('PUT', `${URL}/${id}`, { weight: 9 });
    expect(heavier.json().data).toMatchObject({ id, weight: 9, item_id: items.offMenuSalad });
    const counts = await ada.send('GET', `${URL}/meal-counts?ids=${id},424242`);
    expect(counts.json().data).toEqual([{ id, meals: 0, locked: false }]);
    expect((await drop(id)).statusCode).toBe(204);
    expect((await drop(id)).statusCode).toBe(404);
    expect(
      (
        await rows<{ action: string }>(`select action from activity_log
        where action like 'daily_special.%' order by id desc limit 3`)
      ).map(({ action }) => action),
    ).toEqual(['daily_special.removed', 'daily_special.updated', 'daily_special.created']);
  });

  test('comes at most twice to a menu and day, and never the same one, however many try', async () => {
    const answers = await Promise.all(
      [items.pizza, items.bowl, items.peanutNoodles, items.mysteryStew].map((item_id) =>
        post({ item_id }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(codesOf(refused)).toEqual({ item_id: ['too_many_specials'] });
    }
    await run('delete from daily_specials');
    await make();
    expect(codesOf(await post())).toEqual({ item_id: ['duplicate'] });
    const second = await make({ item_id: items.pizza });
    const same = await ada.send('PUT', `${URL}/${second}`, { item_id: items.offMenuSalad });
    expect(codesOf(same)).toEqual({ item_id: ['duplicate'] });
  });

  test.each<[string, object, string, string]>([
    ['an extra', { item_id: items.apple }, 'item_id', 'not_an_entree'],
    ['an item that there is not', { item_id: 424242 }, 'item_id', 'unknown_item'],
    ['a menu that the day does not have', { menu_id: menus.central }, 'menu_id', 'unknown_menu'],
    ['a day that there is not', { destination_day_id: 424242 }, 'destination_day_id', 'invalid'],
    ['a negative weight', { weight: -1 }, 'weight', 'invalid'],
  ])('of %s is refused at the field', async (_, more, field, code) => {
    const answer = await post(more);
    expect(answer.statusCode).toBe(422);
    expect(codesOf(answer)).toEqual({ [field]: [code] });
  });

  test('of an archived item or a suspended vendor is refused with words', async () => {
    await run('update items set archived_at = app_now() where id = $1', [items.offMenuSalad]);
    expect(codesOf(await post())).toEqual({ item_id: ['item_is_archived'] });
    await run('update items set archived_at = null');
    await run('update vendors set suspended_on = app_now() where id = $1', [vendors.south]);
    expect(codesOf(await post())).toEqual({ item_id: ['item_vendor_suspended'] });
    await run('update vendors set suspended_on = null');
  });

  test('is locked once meals are counted and its menu lacks the item', async () => {
    const id = await make();
    await order();
    const counts = await ada.send('GET', `${URL}/meal-counts?ids=${id}`);
    expect(counts.json().data).toEqual([{ id, meals: 1, locked: true }]);
    const refused = await drop(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'special_locked', meals: 1 });
    const other = await ada.send('PUT', `${URL}/${id}`, { item_id: items.pizza });
    expect(other.json()).toMatchObject({ code: 'special_locked' });
    expect((await ada.send('PUT', `${URL}/${id}`, { weight: 2 })).statusCode).toBe(200);
    // Saying that the day is closed is not enough: it has to be.
    expect((await drop(id, '?isBlackoutDay=1')).statusCode).toBe(409);
    await run(
      `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
       values ($1, 'Snow', 'weather_closure', $2, $2)`,
      [schools.eastern, MON],
    );
    expect((await drop(id)).statusCode).toBe(409);
    expect((await drop(id, '?isBlackoutDay=1')).statusCode).toBe(204);
  });

  test('is not locked where the menu has it anyway', async () => {
    const id = await make({ item_id: items.bowl });
    await order(items.bowl);
    expect((await drop(id)).statusCode).toBe(204);
  });

  test('of a day that its kitchens have can no longer change', async () => {
    const id = await make();
    await run('update market_days set locked_at = app_now() where date = $1', [MON]);
    expect((await drop(id)).json()).toMatchObject({ code: 'day_locked' });
    expect((await post({ item_id: items.bowl })).json()).toMatchObject({ code: 'day_locked' });
  });

  test('and a save of that moment: either counted or refused', async () => {
    const boris = await as(parentB.id);
    for (let round = 0; round < 8; round += 1) {
      await forgetOrders(db);
      const id = await make();
      const week = weekClient(boris, parentB.id, MON);
      const [dropped, saved] = await Promise.all([
        drop(id),
        week.save({ [lunchers.cleo]: [{ date: MON, entreeId: items.offMenuSalad }] }),
      ]);
      const placed = await rows('select 1 from orders');
      if (dropped.statusCode === 409) expect(placed).toHaveLength(1);
      else {
        expect(dropped.statusCode).toBe(204);
        expect(saved.results[0]).toMatchObject({ code: 'not_on_menu' });
        expect(placed).toEqual([]);
      }
    }
  });
});

describe('at several schools', () => {
  const SALAD = items.offMenuSalad;
  const both = [schools.eastern, schools.central];
  const atSchools = (more: object = {}, caller = ada) =>
    caller.send('POST', `${URL}/schools`, {
      menu_id: menus.eastern,
      date: MON,
      destination_ids: both,
      item_id: SALAD,
      ...more,
    });
  const made = () =>
    rows<{ destination_id: number; item_id: number; weight: number }>(
      `select dd.destination_id, s.item_id, s.weight from daily_specials s
       join destination_days dd on dd.id = s.destination_day_id order by 1, 2`,
    );
  const eatBy = (school: number, menu: number) =>
    rows(
      `update destination_day_grades dg set menu_id = $2 from destination_days dd
       where dd.id = dg.destination_day_id and dd.destination_id = $1 and dd.date = $3`,
      [school, menu, MON],
    );
  beforeEach(async () => {
    await run('delete from daily_specials');
    await eatBy(schools.central, menus.eastern);
  });
  afterAll(() => eatBy(schools.central, menus.central));

  test('it is made at all of them at once, and stands in the record', async () => {
    const answer = await atSchools({ weight: 3 });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data).toHaveLength(2);
    expect(await made()).toEqual(
      both.map((id) => ({ destination_id: id, item_id: SALAD, weight: 3 })),
    );
    const [deed] = await rows<{ after: object }>(
      `select after from activity_log where action = 'daily_special.created' order by id desc limit 1`,
    );
    expect(deed?.after).toMatchObject({ schools: 2, starts_on: MON, weight: 3 });
  });

  test('none is made where one school refuses, and every refusal is told', async () => {
    await make();
    await eatBy(schools.central, menus.central);
    const refused = await atSchools();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'schools_refused',
      schools: [
        { destination: { id: schools.central }, code: 'not_by_this_menu' },
        { destination: { id: schools.eastern, name: 'East School' }, code: 'already_special' },
      ],
    });
    await eatBy(schools.central, menus.eastern);
    await make({ item_id: items.bowl });
    await run(
      `update market_days set locked_at = app_now() where date = $1
       and market_id = (select market_id from destinations where id = $2)`,
      [MON, schools.central],
    );
    expect((await atSchools({ item_id: items.pizza })).json().schools).toMatchObject([
      { destination: { id: schools.central }, code: 'day_locked' },
      { destination: { id: schools.eastern }, code: 'too_many_specials' },
    ]);
    expect(await made()).toHaveLength(2);
  });

  test.each<[string, object, string, string]>([
    ['a school that there is not', { destination_ids: [1, 424242] }, 'destination_ids', ''],
    ['no school', { destination_ids: [] }, 'destination_ids', ''],
    ['a menu that there is not', { menu_id: 424242 }, 'menu_id', 'unknown_menu'],
    ['an extra', { item_id: items.apple }, 'item_id', 'not_an_entree'],
    ['a day that is none', { date: '2026-02-31' }, 'date', ''],
  ])('of %s is refused at the field', async (_, more, field, code) => {
    const answer = await atSchools(more);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    if (code) expect(codesOf(answer)).toEqual({ [field]: [code] });
    expect(await made()).toEqual([]);
  });

  test('of two that fill the last place at once, one has it and the other is told', async () => {
    await make({ item_id: items.bowl });
    const answers = await Promise.all(
      [SALAD, items.pizza].map((item_id) => atSchools({ item_id })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().schools).toMatchObject([
      { destination: { id: schools.eastern }, code: 'too_many_specials' },
    ]);
    expect(await made()).toHaveLength(3);
  });

  test('is for those who look after menus', async () => {
    expect((await atSchools({}, app.nobody)).statusCode).toBe(401);
    expect((await atSchools({}, await as(parentA.id))).statusCode).toBe(403);
    expect((await atSchools({}, await as(support.id))).statusCode).toBe(403);
  });
});

test('nobody else makes or removes one', async () => {
  const id = await make();
  for (const [caller, status] of [
    [app.nobody, 401],
    [await as(parentA.id), 403],
    [await as(support.id), 403],
  ] as const) {
    expect((await post({}, caller)).statusCode).toBe(status);
    expect((await caller.send('PUT', `${URL}/${id}`, { weight: 1 })).statusCode).toBe(status);
    expect((await caller.send('DELETE', `${URL}/424242`)).statusCode).toBe(status);
  }
});
