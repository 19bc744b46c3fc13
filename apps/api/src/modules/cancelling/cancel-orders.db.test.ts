import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { forgetOrders, noOrigin, type placeOrder, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

import { type Cancellation, cancelOrders } from './cancel-orders.ts';

const { parentA, parentB, admin } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items } = TINY;
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const LATER_MONDAY = '2026-11-30';

const { build, db, rows, run } = await useTiny();
beforeEach(() => forgetOrders(db));

const place = (order: Parameters<typeof placeOrder>[1]) => build.order(order);
const cancel = (ids: readonly number[], rest: Partial<Cancellation> = {}) =>
  db.tx((tx) =>
    cancelOrders(tx, {
      userId: parentA.id,
      orders: ids.map((id) => ({ id, because: 'allergy' })),
      reason: 'parent',
      actorId: parentA.id,
      impersonatorId: null,
      origin: noOrigin,
      ...rest,
    }),
  );
const statesOf = async () =>
  (await rows('select status, cancel_reason from orders order by id')).map((row) =>
    row.cancel_reason === null ? row.status : `${row.status} ${row.cancel_reason}`,
  );

test('cancelOrders cancels the orders that the reason allows, and none of another family', async () => {
  const ids = [
    await place({ luncherId: anna, date: MONDAY }),
    await place({ luncherId: anna, date: TUESDAY, status: 'locked' }),
    await place({ luncherId: ben, date: MONDAY, status: 'served' }),
    await place({ luncherId: cleo, date: MONDAY }),
  ];
  expect(await cancel([...ids, 999_999])).toEqual([{ id: ids[0], luncherId: anna, date: MONDAY }]);
  expect(await statesOf()).toEqual(['cancelled parent', 'locked', 'served', 'placed']);
  expect(await cancel(ids, { reason: 'blackout', actorId: admin.id })).toHaveLength(1);
  expect(await statesOf()).toEqual(['cancelled parent', 'cancelled blackout', 'served', 'placed']);
  expect(await cancel(ids)).toEqual([]);
  expect(await rows('select count(*) from order_events')).toEqual([{ count: 2 }]);
});

test('cancelOrders returns each counted unit once, and never more than were taken', async () => {
  const { lastSushi, apple, bowl } = items;
  await run('update items set daily_capacity = 5 where id = any($1)', [[apple]]);
  await run(
    'insert into item_day_stock values ($1, $3, 1), ($2, $3, 2), ($2, $4, 3), ($5, $3, 4)',
    [lastSushi, apple, MONDAY, TUESDAY, bowl],
  );
  const ids = [
    await place({ luncherId: anna, date: MONDAY, itemId: lastSushi, extraIds: [apple] }),
    await place({ luncherId: ben, date: MONDAY, itemId: bowl, extraIds: [apple] }),
    await place({ luncherId: ben, date: TUESDAY, itemId: bowl, extraIds: [apple] }),
  ];
  await run('update item_day_stock set reserved = 1 where item_id = $1 and date = $2', [
    apple,
    MONDAY,
  ]);
  await cancel(ids);
  expect(await rows('select item_id, date, reserved from item_day_stock order by 1, 2')).toEqual([
    // The bowl is not counted: its row of stock is left over and has no effect.
    { item_id: bowl, date: MONDAY, reserved: 4 },
    { item_id: lastSushi, date: MONDAY, reserved: 0 },
    { item_id: apple, date: MONDAY, reserved: 0 },
    { item_id: apple, date: TUESDAY, reserved: 2 },
  ]);
});

test('cancelOrders raises the version of each affected week once, and of no other', async () => {
  const ids = [
    await place({ luncherId: anna, date: MONDAY }),
    await place({ luncherId: ben, date: TUESDAY }),
    await place({ luncherId: anna, date: LATER_MONDAY }),
  ];
  await place({ luncherId: ben, date: '2026-12-07' });
  await place({ luncherId: cleo, date: MONDAY });
  await run('update order_weeks set version = 1');
  await cancel(ids);
  expect(
    await rows('select user_id, monday, version from order_weeks order by user_id, monday'),
  ).toEqual([
    { user_id: parentA.id, monday: MONDAY, version: 2 },
    { user_id: parentA.id, monday: LATER_MONDAY, version: 2 },
    { user_id: parentA.id, monday: '2026-12-07', version: 1 },
    { user_id: parentB.id, monday: MONDAY, version: 1 },
  ]);
});

test.each([
  // kind, value, minimum, only for, saved, expected of the meals of 600 (Anna) that are left
  ['percent', 50, 0, null, 900, 300],
  ['amount', 1_000, 0, null, 1_000, 600],
  ['amount', 200, 600, null, 200, 200],
  ['amount', 200, 601, null, 200, null],
  // The discount never grows beyond the one that was saved.
  ['percent', 50, 0, null, 100, 100],
  ['percent', 50, 0, TINY.schools.central, 600, 0],
  ['percent', 50, 0, TINY.schools.eastern, 300, 300],
] as const)(
  'a code of %s %i, minimum %i, of school %s, that took %i takes %s',
  async (...given) => {
    const [kind, value, minimum, school, saved, expected] = given;
    await run('delete from discounts where id = 60');
    await run(
      `insert into discounts (id, code, kind, value, min_total_cents, destination_ids)
     values (60, 'WEEK', $1, $2, $3, $4)`,
      [kind, value, minimum, school === null ? [] : [school]],
    );
    await place({ luncherId: anna, date: MONDAY, lateFeeCents: 100 });
    const id = await place({ luncherId: ben, date: MONDAY, cents: 1_200 });
    await run('update order_weeks set discount_id = 60, discount_cents = $1', [saved]);
    await cancel([id]);
    expect(await rows('select discount_id, discount_cents from order_weeks')).toEqual([
      { discount_id: expected === null ? null : 60, discount_cents: expected ?? 0 },
    ]);
  },
);

test('a week without orders loses its code', async () => {
  const id = await place({ luncherId: anna, date: MONDAY });
  await run('update order_weeks set discount_id = $1, discount_cents = 500', [
    TINY.discounts.lunch5,
  ]);
  await cancel([id]);
  expect(await rows('select discount_id, discount_cents from order_weeks')).toEqual([
    { discount_id: null, discount_cents: 0 },
  ]);
});

test('cancelOrders takes as many statements for ten orders as for one', async () => {
  const count = async (ids: readonly number[]) =>
    (await watchStatements(() => cancel(ids))).statements.length;
  const one = await count([await place({ luncherId: anna, date: MONDAY })]);
  const many: number[] = [];
  for (const luncherId of [anna, ben]) {
    for (const date of [MONDAY, TUESDAY, '2026-11-25', '2026-12-01', '2026-12-08']) {
      many.push(await place({ luncherId, date }));
    }
  }
  expect(await count(many)).toBe(one);
  expect(one).toBeLessThanOrEqual(5);
});
