import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { GoLunches } from '@yay/contract/go-lunches/calls';
import type { DayResult } from '@yay/contract/orders/calls';
import { TINY } from '@yay/seeds/tiny';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { parentA, parentB } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, schools, grades } = TINY;
const WEEK = '2026-11-23';

const { app, as, build, one, rows, run } = await useTiny();
const parent = await as(parentA.id);
const fridge = await build.menu({
  name: 'Fridge',
  kind: 'grab_and_go',
  itemIds: [items.bowl, items.peanutNoodles, items.apple],
});
await run(
  `insert into go_menus (destination_id, menu_id, starts_on, ends_on) values
     ($1, $3, '2026-11-01', null), ($2, $3, '2026-11-01', '2026-11-20'), ($2, $3, '2026-11-30', null)`,
  [schools.eastern, schools.central, fridge],
);

async function read(caller = parent, monday = WEEK): Promise<GoLunches[]> {
  const answer = await caller.send('GET', `/api/v2/go-lunches?mondayOfWeek=${monday}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: GoLunches[] }>().data;
}

test('a family reads the lunches that its children’s schools keep ready that week, with prices and allergens', async () => {
  const [eastern, ...others] = await read();
  expect(others).toEqual([]);
  expect(eastern).toMatchObject({
    destination: { id: schools.eastern, name: 'East School' },
    luncher_ids: [anna],
    ends_on: null,
  });
  expect(eastern?.items.map((item) => [item.id, item.price])).toEqual([
    [items.apple, 100],
    [items.peanutNoodles, 700],
    [items.bowl, 600],
  ]);
  expect(eastern?.items[1]?.properties.peanuts).toBe('yes');
  expect((await read(parent, '2026-11-16')).map((one) => one.luncher_ids)).toEqual([[ben], [anna]]);
  expect((await read(await as(parentB.id))).map((one) => one.luncher_ids)).toEqual([[cleo]]);
});

test('another family’s schools are as if they did not exist', async () => {
  const other = await as(parentB.id);
  const url = '/api/v2/go-lunches?mondayOfWeek=2026-11-23&userId=';
  const foreign = await other.send('GET', `${url}${parentA.id}`);
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe((await other.send('GET', `${url}99999`)).body);
});

test('the calendar includes grab-and-go orders on request, beside the day’s lunch', async () => {
  for (const kind of ['calendar', 'grab_and_go'] as const) {
    await build.order({ luncherId: anna, date: WEEK, kind });
  }
  const calendar = async (query = '') =>
    (
      await parent.send('GET', `/api/lunch-calendar?mondayOfWeek=${WEEK}${query}`)
    ).json<LunchCalendar>();
  expect(await calendar()).not.toHaveProperty('grab_and_go');
  const asked = await calendar('&includeGrabAndGoOrders=1');
  expect(asked.grab_and_go?.[anna]?.[WEEK]).toMatchObject({ item_id: items.bowl, total: 600 });
  expect(asked.selections[anna]?.[WEEK]).toMatchObject({ item_id: items.bowl });
  // Asked for or not, the sum is what will be charged.
  for (const { order_summary: sums } of [asked, await calendar()]) {
    expect(sums).toMatchObject({ meals_total: 600, go_total: 600, go_count: 1, grand_total: 1200 });
  }
});

describe('a grab-and-go lunch', () => {
  // A Friday, 10:00 in the east: the whole next week is open, and no late fee applies.
  const THURSDAY = '2026-11-26';
  const order = (more: object = {}, caller = parent) =>
    caller.send('PUT', '/api/v2/go-lunches', {
      luncher_id: anna,
      date: THURSDAY,
      item_id: items.bowl,
      ...more,
    });
  async function ordered(more: object = {}, caller = parent): Promise<DayResult> {
    const answer = await order(more, caller);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  }
  /** Keeps a number of bowls at the eastern school. */
  async function keep(pieces: number): Promise<void> {
    const { id: location } = await one<{ id: number }>(
      'select id from inventory_locations where destination_id = $1',
      [schools.eastern],
    );
    await run(
      `update inventory_sublocations set archived_at = app_now() where inventory_location_id = $1
         and archived_at is null`,
      [location],
    );
    const { id } = await one<{ id: number }>(
      `insert into inventory_sublocations (inventory_location_id, name) values ($1, 'Fridge')
       returning id`,
      [location],
    );
    await run(
      'insert into inventory_assignments (sublocation_id, item_id, par_level) values ($1, $2, 5)',
      [id, items.bowl],
    );
    if (pieces === 0) return;
    await run(
      `insert into inventory_movements (inventory_location_id, sublocation_id, item_id, kind,
         quantity, unit_cost_cents, at) values ($1, $2, $3, 'receipt', $4, 100, app_now())`,
      [location, id, items.bowl, pieces],
    );
  }
  async function familyAt(gradeId: number) {
    const family = await build.family({ lunchers: [{ gradeId }] });
    return { luncher_id: family.luncherId, caller: await as(family.id) };
  }
  const isOffered = async () =>
    (await read())[0]?.items.some(({ id }) => id === items.bowl) ?? false;

  beforeEach(() => app.at('2026-11-20T15:00:00Z'));
  afterEach(async () => {
    await ordered({ item_id: null });
    await run(
      `update inventory_sublocations set archived_at = app_now() where archived_at is null`,
    );
  });

  test('is ordered beside the day’s lunch at its price, changed, and taken back', async () => {
    expect(await ordered({ expectedTotal: 600 })).toMatchObject({ outcome: 'saved', code: null });
    const orders = () =>
      rows<{ item_id: number; total_cents: number; status: string }>(
        `select item_id, total_cents, status from orders
         where luncher_id = $1 and date = $2 and kind = 'grab_and_go' order by id`,
        [anna, THURSDAY],
      );
    expect(await orders()).toEqual([{ item_id: items.bowl, total_cents: 600, status: 'placed' }]);
    expect(await ordered({ item_id: items.apple })).toMatchObject({ outcome: 'saved' });
    expect(await ordered({ item_id: items.apple })).toMatchObject({ outcome: 'unchanged' });
    expect(await orders()).toEqual([{ item_id: items.apple, total_cents: 100, status: 'placed' }]);
    const week = (
      await parent.send('GET', `/api/lunch-calendar?mondayOfWeek=${WEEK}&includeGrabAndGoOrders=1`)
    ).json<LunchCalendar>();
    expect(week.grab_and_go?.[anna]?.[THURSDAY]).toMatchObject({ item_id: items.apple });
    expect(week.selections[anna]?.[THURSDAY]).toBeUndefined();
    expect(await ordered({ item_id: null })).toMatchObject({ outcome: 'removed' });
    expect(await orders()).toMatchObject([{ status: 'cancelled' }]);
  });

  test('of an item that the school has none of is refused, and not offered', async () => {
    await keep(0);
    expect(await isOffered()).toBe(false);
    expect(await ordered()).toMatchObject({ outcome: 'refused', code: 'sold_out' });
  });

  test('is the last one for one of two families, and for the other once it is taken back', async () => {
    const { pieces } = await one<{ pieces: number }>(
      `select count(*)::int as pieces from lunches
       where destination_id = $1 and item_id = $2 and kind = 'grab_and_go' and is_ahead`,
      [schools.eastern, items.bowl],
    );
    await keep(pieces + 1);
    const both = await Promise.all([familyAt(grades.easternFirst), familyAt(grades.easternFirst)]);
    const told = await Promise.all(
      both.map(({ luncher_id, caller }) => ordered({ luncher_id }, caller)),
    );
    expect(told.map(({ code }) => code).toSorted()).toEqual([null, 'sold_out'].toSorted());
    expect(await isOffered()).toBe(false);
    for (const { luncher_id, caller } of both) await ordered({ luncher_id, item_id: null }, caller);
    expect(await isOffered()).toBe(true);
    expect(await ordered()).toMatchObject({ outcome: 'saved' });
  });

  test.each<[string, string, object, string]>([
    ['its hours are over', '2026-11-26T15:00:00Z', {}, 'locked'],
    [
      'the child must not eat it',
      '2026-11-20T15:00:00Z',
      { item_id: items.peanutNoodles },
      'allergy',
    ],
    ['it is not kept there', '2026-11-20T15:00:00Z', { item_id: items.pizza }, 'not_on_menu'],
    [
      'it costs more than was shown',
      '2026-11-20T15:00:00Z',
      { expectedTotal: 599 },
      'price_changed',
    ],
  ])('is refused where %s', async (_why, now, more, code) => {
    await app.at(now);
    expect(await ordered(more)).toMatchObject({ outcome: 'refused', code });
    await app.at('2026-11-20T15:00:00Z');
  });

  test('carries the late fee of its week, and none that was not shown', async () => {
    await app.at('2026-11-22T15:00:00Z');
    expect(await ordered({ lateFee: 0 })).toMatchObject({ code: 'late_fee_changed' });
    expect(await ordered({ lateFee: 100, expectedTotal: 700 })).toMatchObject({ outcome: 'saved' });
  });

  test.each<[string, object, number]>([
    ['a Saturday', { date: '2026-11-28' }, 422],
    ['another family’s child', { luncher_id: cleo }, 422],
    ['another family', { userId: parentB.id, luncher_id: cleo }, 404],
    ['a week of years ago', { date: '2020-11-26' }, 422],
  ])('for %s is no order', async (_what, more, status) => {
    expect((await order(more)).statusCode).toBe(status);
  });
});
