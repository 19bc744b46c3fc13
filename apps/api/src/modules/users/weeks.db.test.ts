import { TINY } from '@yay/seeds/tiny';
import { beforeAll, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, support, admin } = TINY.users;
const { anna, ben } = TINY.lunchers;

const { as, build, run } = await useTiny();
const casey = await as(support.id);
beforeAll(async () => {
  await build.order({ luncherId: anna, date: '2026-11-13', status: 'served', cents: 700 });
  await build.order({ luncherId: anna, date: '2026-11-16', status: 'served', cents: 650 });
  await build.order({ luncherId: ben, date: '2026-11-20', cents: 600, lateFeeCents: 100 });
  const gone = await build.order({ luncherId: ben, date: '2026-11-19', cents: 900 });
  await run("update orders set status = 'cancelled', cancel_reason = 'staff' where id = $1", [
    gone,
  ]);
  await run(
    'update order_weeks set discount_id = $2, discount_cents = 500 where user_id = $1 and monday = $3',
    [parentA.id, TINY.discounts.lunch5, '2026-11-16'],
  );
});

const weeksOf = (id: number, caller = casey, query = '') =>
  caller.send('GET', `/api/users/${id}/weeks${query}`);

test('each week comes to what counts of it, the newest first', async () => {
  const answer = (await weeksOf(parentA.id)).json();
  expect(answer).toMatchObject({ total: 2, current_page: 1, last_page: 1 });
  expect(answer.data).toEqual([
    {
      monday: '2026-11-16',
      orders_count: 2,
      lunches_cents: 1250,
      late_fee_cents: 100,
      discount_code: expect.any(String),
      discount_cents: 500,
      total_cents: 850,
    },
    {
      monday: '2026-11-09',
      orders_count: 1,
      lunches_cents: 700,
      late_fee_cents: 0,
      discount_code: null,
      discount_cents: 0,
      total_cents: 700,
    },
  ]);
  expect((await weeksOf(parentA.id, casey, '?page=2')).json().data).toEqual([]);
});

test('a person without orders has none, and an unknown person gets 404', async () => {
  expect((await weeksOf(admin.id)).json()).toMatchObject({ data: [], total: 0 });
  expect((await weeksOf(987_654)).statusCode).toBe(404);
  expect((await weeksOf(parentA.id, casey, '?page=0')).statusCode).toBe(422);
});

test('only those with both permissions read it', async () => {
  const without = await as(await build.person({ roles: ['ops_lead'] }));
  expect((await weeksOf(parentA.id, without)).statusCode).toBe(403);
  const herself = await as(parentA.id);
  expect((await weeksOf(parentA.id, herself)).statusCode).toBe(403);
});

test('the list of weeks asks the same of the database however many weeks there are', async () => {
  await build.order({ luncherId: TINY.lunchers.cleo, date: '2026-11-23' });
  const statements = async (id: number) =>
    (await watchStatements(() => weeksOf(id))).statements.length;
  expect(await statements(parentA.id)).toBe(await statements(parentB.id));
});
