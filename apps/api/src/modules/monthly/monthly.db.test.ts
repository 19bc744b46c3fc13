import type { MonthlyPreorders } from '@yay/contract/monthly/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { forgetOrders, useTiny, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, support } = TINY.users;
const { anna, ben } = TINY.lunchers;
const { items, options } = TINY;

const { app, as, db, run } = await useTiny();
const parent = await as(parentA.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  await run('update users set delinquent = false');
});

async function read(caller = parent, query = ''): Promise<MonthlyPreorders> {
  const answer = await caller.send('GET', `/api/v2/monthly-preorders${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MonthlyPreorders>();
}
const dayOf = (months: MonthlyPreorders, luncher: number, date: string) =>
  months.days[luncher]?.find((day) => day.date === date);
const pizza = (date: string) => ({ date, entreeId: items.pizza, optionIds: [options.oneSlice] });

test('every weekday of this month and the next, for each child, with its state', async () => {
  const week = weekClient(parent, parentA.id, '2026-11-23');
  await week.save({ [anna]: [pizza('2026-11-23')] });
  await run(
    `insert into blackouts (market_id, name, reason, starts_on, ends_on)
     values ($1, 'Thanksgiving', 'holiday', '2026-11-26', '2026-11-27')`,
    [TINY.markets.eastern],
  );
  const months = await read();
  expect(months.today).toBe('2026-11-18');
  expect(
    months.months.map(({ month, lunches, total, dates }) => [month, lunches, total, dates.length]),
  ).toEqual([
    ['2026-11', 1, 500, 21],
    ['2026-12', 0, 0, 23],
  ]);
  expect(months.lunchers.map((luncher) => luncher.id)).toEqual([anna, ben]);
  expect(months.days[anna]).toHaveLength(44);
  expect(dayOf(months, anna, '2026-11-02')).toMatchObject({
    closed_code: 'past',
    orderable: false,
  });
  expect(dayOf(months, anna, '2026-11-18')).toMatchObject({ orderable: false });
  expect(dayOf(months, anna, '2026-11-23')).toMatchObject({
    state: 'ordered',
    orderable: true,
    order: { item_name: 'Pizza', source: 'parent', status: 'placed', total: 500 },
  });
  expect(dayOf(months, anna, '2026-11-24')).toMatchObject({ state: 'no_order', orderable: true });
  expect(dayOf(months, anna, '2026-11-26')).toMatchObject({
    state: 'blackout',
    closed_for: 'Thanksgiving',
    closed_code: 'blackout',
  });
  expect(dayOf(months, ben, '2026-11-26')).toMatchObject({ state: 'no_order', closed_for: null });
});

test('the month says of every day the same as the calendar', async () => {
  await run(`update destination_day_grades set menu_id = null where destination_day_id in
    (select id from destination_days where date = '2026-12-02')`);
  await run('update users set delinquent = true where id = $1', [parentA.id]);
  await app.at('2026-11-23T16:00:00Z');
  const months = await read();
  for (const monday of ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07']) {
    const calendar = await weekClient(parent, parentA.id, monday).read();
    for (const [luncher, days] of Object.entries(calendar.days)) {
      for (const day of days) {
        const { closed_code, orderable } = day;
        expect([day.date, dayOf(months, Number(luncher), day.date)]).toMatchObject([
          day.date,
          { closed_code, orderable },
        ]);
      }
    }
  }
  await run(`update destination_day_grades set menu_id = d.destination_id
    from destination_days d where d.id = destination_day_id`);
});

test('the month asks as many questions for two children as for ten', async () => {
  const count = async () => {
    const { statements } = await watchStatements(() => read());
    return statements.filter((sql) => !sql.includes('sessions')).length;
  };
  const before = await count();
  await run(
    `insert into lunchers (user_id, grade_id, destination_id, first, last, color)
    select user_id, grade_id, destination_id, 'Kid ' || n, last, color
    from lunchers, generate_series(1, 8) as n where id = $1`,
    [anna],
  );
  expect(await count()).toBe(before);
  expect(before).toBe(2);
  await run(`delete from lunchers where first like 'Kid %'`);
});

test('another family’s months are as if they did not exist', async () => {
  const other = await as(parentB.id);
  const foreign = await other.send('GET', `/api/v2/monthly-preorders?userId=${parentA.id}`);
  const unknown = await other.send('GET', '/api/v2/monthly-preorders?userId=99999');
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(unknown.body);
  expect((await app.nobody.send('GET', '/api/v2/monthly-preorders')).statusCode).toBe(401);
  const staff = await as(support.id);
  expect((await read(staff, `?userId=${parentA.id}`)).user.id).toBe(parentA.id);
});

test('a family without children has months without days', async () => {
  const staff = await as(support.id);
  expect((await read(staff)).lunchers).toEqual([]);
});
