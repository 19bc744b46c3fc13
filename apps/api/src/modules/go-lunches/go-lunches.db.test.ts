import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { GoLunches } from '@yay/contract/go-lunches/calls';
import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { parentA, parentB } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { items, schools } = TINY;
const WEEK = '2026-11-23';

const { as, build, run } = await useTiny();
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

test('what the children’s schools keep ready that week, with prices and allergens', async () => {
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
  for (const kind of ['calendar', 'grab_and_go']) {
    await run(
      `insert into orders (user_id, luncher_id, destination_id, grade_id, date, kind, item_id,
         entree_cents, total_cents)
       select user_id, id, destination_id, grade_id, $1, $2, $3, 600, 600 from lunchers where id = $4`,
      [WEEK, kind, items.bowl, anna],
    );
  }
  const calendar = async (query = '') =>
    (
      await parent.send('GET', `/api/lunch-calendar?mondayOfWeek=${WEEK}${query}`)
    ).json<LunchCalendar>();
  expect(await calendar()).not.toHaveProperty('grab_and_go');
  const asked = await calendar('&includeGrabAndGoOrders=1');
  expect(asked.grab_and_go?.[anna]?.[WEEK]).toMatchObject({ item_id: items.bowl, total: 600 });
  expect(asked.selections[anna]?.[WEEK]).toMatchObject({ item_id: items.bowl });
  expect(asked.order_summary.grand_total).toBe(600);
});
