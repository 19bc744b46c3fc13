import type { ItemRecord } from '@yay/contract/items/calls';
import type { OrdersAtRisk } from '@yay/contract/mass-cancellation/orders-at-risk';
import type { Tolerances } from '@yay/domain/allergy';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockWaits, placeOrder, useTiny, weekClient } from '../../../test/index.ts';
import { lockDaysShared } from '../market-days/index.ts';
import { lockDay } from '../market-days/lock-day.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import { settlementWorld } from '../settlement/settlement.fixture.ts';
import {
  asDate,
  type CancelledFamily,
  cancellationWorld,
  expectWhole,
  killedAt,
} from './cancellation.fixture.ts';

const { items, options, users, markets } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const THU = '2026-11-26';
const PROPERTIES = '/api/v2/model-properties';

let plain: { kind: string; id: number; properties: string }[];
const { app, as, build, db, rows, run } = await useTiny();
const world = cancellationWorld(app);
const money = settlementWorld(app);
const staff = await as(users.admin.id);
beforeAll(async () => {
  plain = await rows(`select 'items' as kind, id, properties::text from items
    union all select 'options', id, properties::text from options`);
});
beforeEach(async () => {
  for (const { kind, id, properties } of plain) {
    await run(`update ${kind} set properties = $2::jsonb where id = $1`, [id, properties]);
  }
  await money.forget();
  await planMarketDays(db);
});

interface Meal {
  readonly entreeId?: number;
  readonly optionIds?: readonly number[];
  readonly extraIds?: readonly number[];
}
/** A family whose child is allergic to peanuts, and her lunches. */
async function family(
  dates: readonly string[] = [THU],
  meal: Meal = {},
  tolerances: Tolerances = { peanuts: 'avoid_strictly' },
): Promise<CancelledFamily> {
  const made = await world.family();
  await run('update lunchers set tolerances = $2 where id = $1', [
    made.luncherId,
    JSON.stringify(tolerances),
  ]);
  const week = weekClient(await as(made.id), made.id, MON);
  await week.read();
  const entries = dates.map((date) => ({ date, entreeId: items.bowl, ...meal }));
  const saved = await week.save({ [made.luncherId]: entries });
  const { results } = saved as { results: { outcome: string }[] };
  expect(results.map(({ outcome }) => outcome)).toEqual(dates.map(() => 'saved'));
  return made;
}
const states = (of: CancelledFamily) =>
  rows<{ date: string; status: string; cancel_reason: string | null }>(
    'select date, status, cancel_reason from orders where user_id = $1 order by date',
    [of.id],
  ).then((orders) => orders.map((row) => `${row.date} ${row.cancel_reason ?? row.status}`));

type Kind = 'item' | 'option' | 'extra';
const tell = (model: Kind, id: number, properties: object, confirmed = false) =>
  staff.send('PUT', PROPERTIES, {
    model,
    model_id: id,
    properties,
    ...(confirmed && { confirm_orders: true }),
  });
const letters = () => world.lettersOf('lunch_not_safe');
const knownOf = async (id: number, property = 'peanuts') =>
  (
    await rows<{ value: string | null }>(
      'select properties ->> $2 as value from items where id = $1',
      [id, property],
    )
  )[0]?.value;

const read = async (id: number): Promise<ItemRecord> =>
  (await staff.send('GET', `/api/items/${id}`)).json().data;
const bodyOf = (item: ItemRecord) => ({
  ...item,
  vendor_id: item.vendor.id,
  extra_type_id: item.extra_type?.id ?? null,
  term_ids: item.terms.map(({ id }) => id),
  option_groups: item.option_groups.map(({ archived_at, options: own, ...group }) => ({
    ...group,
    archived: archived_at !== null,
    options: own.map(({ archived_at: gone, ...one }) => ({ ...one, archived: gone !== null })),
  })),
});

describe('a part of a lunch that becomes unsafe', () => {
  const CASES: readonly [string, Kind, number, object, Meal][] = [
    ['the meal has it', 'item', items.bowl, { peanuts: 'yes' }, {}],
    ['nobody vouches for the meal', 'item', items.bowl, { peanuts: 'unverified' }, {}],
    [
      'an option has it',
      'option',
      options.mildChili,
      { peanuts: 'yes' },
      { optionIds: [options.mildChili] },
    ],
    ['an extra has it', 'extra', items.apple, { peanuts: 'yes' }, { extraIds: [items.apple] }],
  ];

  test.each(CASES)('%s: the preview, then one cancellation, refund and letter', async (...one) => {
    const [, model, id, properties, meal] = one;
    const allergic = await family([TUE, THU], meal);
    const careful = await family([THU], meal, { peanuts: 'avoid' });
    const other = await family([THU], meal, { milk: 'avoid_strictly' });
    await app.at('2026-11-23T18:00:01Z');
    await money.sweep();

    const asked = await tell(model, id, properties);
    expect(asked.statusCode).toBe(409);
    const { code, at_risk } = asked.json<{ code: string; at_risk: OrdersAtRisk }>();
    expect(code).toBe('orders_at_risk');
    expect(at_risk).toMatchObject({
      orders: 2,
      families: 1,
      days: [
        { date: TUE, orders: 1, families: 1, locked_orders: 0 },
        { date: THU, orders: 1, families: 1, locked_orders: 0 },
      ],
      locked: { orders: 0, families: 0 },
    });
    expect(await states(allergic)).toEqual([`${TUE} placed`, `${THU} placed`]);

    const saved = await tell(model, id, properties, true);
    expect(saved.statusCode, saved.body).toBe(200);
    await app.runJobs();
    expect(await states(allergic)).toEqual([`${TUE} staff`, `${THU} staff`]);
    expect(await states(careful)).toEqual([`${THU} placed`]);
    expect(await states(other)).toEqual([`${THU} placed`]);
    expect(await world.reversals()).toEqual([{ user_id: allergic.id, times: 1 }]);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.user_id).toBe(allergic.id);
    for (const word of ['Kid', 'Tuesday', 'Thursday', 'Rice bowl', 'peanuts']) {
      expect(letter?.text_body).toContain(word);
    }
    const runId = saved.json().cancellation_run_id;
    const progress = await staff.send('GET', `/api/v2/cancellation-runs/${runId}`);
    expect(progress.json().data).toMatchObject({ state: 'done', families: 1, orders: 2 });
    await expectWhole(app);
  });

  test('is previewed by the item form, options included', async () => {
    const allergic = await family([THU], { optionIds: [options.mildChili] });
    const item = await read(items.bowl);
    const body = bodyOf(item);
    for (const group of body.option_groups) {
      for (const option of group.options) {
        if (option.id === options.mildChili) option.properties = { peanuts: 'unverified' };
      }
    }
    const put = (more: object) =>
      staff.send('PUT', `/api/items/${items.bowl}`, { ...body, ...more });
    const asked = await put({ names: { primary: 'Bowl of rice' } });
    expect(asked.json()).toMatchObject({
      code: 'orders_at_risk',
      at_risk: { orders: 1, families: 1 },
    });
    expect(await read(items.bowl)).toEqual(item);
    const saved = await put({ confirm_orders: true });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().cancellation_run_id).toEqual(expect.any(Number));
    await app.runJobs();
    expect(await states(allergic)).toEqual([`${THU} staff`]);
    const [letter] = await letters();
    expect(letter?.text_body).toContain('Mild chili');
    const again = await staff.send(
      'PUT',
      `/api/items/${items.bowl}`,
      bodyOf(await read(items.bowl)),
    );
    expect(again.json().cancellation_run_id).toBeNull();
  });
});

describe('no preview appears', () => {
  test.each<[string, Kind, number, object]>([
    ['of what is not ordered', 'item', items.pizza, { peanuts: 'yes' }],
    ['of what the child has no trouble with', 'item', items.bowl, { sesame: 'yes' }],
    ['of what stays as it is', 'item', items.bowl, { peanuts: 'no' }],
    ['of an option that nobody chose', 'option', options.teriyaki, { peanuts: 'yes' }],
  ])('%s', async (_name, model, id, properties) => {
    const allergic = await family();
    const saved = await tell(model, id, properties);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().cancellation_run_id).toBeNull();
    await app.runJobs();
    expect(await states(allergic)).toEqual([`${THU} placed`]);
    expect(await letters()).toEqual([]);
  });
});

test('a diet counts like an allergy', async () => {
  const vegan = await family([THU], {}, { vegan: 'avoid_strictly' });
  expect((await tell('item', items.bowl, { vegan: 'no' })).statusCode).toBe(409);
  await tell('item', items.bowl, { vegan: 'no' }, true);
  await app.runJobs();
  expect(await states(vegan)).toEqual([`${THU} staff`]);
});

test('a locked lunch stays, is listed with its child, and the letter says whom to contact', async () => {
  const allergic = await family([TUE, THU]);
  const only = await family([TUE]);
  await app.at('2026-11-23T23:30:00Z');
  await lockDay(db, { market_id: markets.eastern, date: asDate(TUE) });
  const { at_risk } = (await tell('item', items.bowl, { peanuts: 'yes' })).json<{
    at_risk: OrdersAtRisk;
  }>();
  expect(at_risk).toMatchObject({
    orders: 1,
    families: 1,
    locked: { orders: 2, families: 2 },
    days: [
      { date: TUE, orders: 0, families: 0, locked_orders: 2 },
      { date: THU, orders: 1, families: 1, locked_orders: 0 },
    ],
  });
  expect(at_risk.locked_lunches).toHaveLength(2);
  expect(at_risk.locked_lunches[0]).toMatchObject({
    date: TUE,
    luncher: 'Kid Test',
    part: 'Rice bowl',
    property: 'peanuts',
    found: 'contains',
  });
  // A planner who may not see people isn't told which child it is.
  const planner = await as(await build.person({ roles: ['merchandising_sr'] }));
  const told = await planner.send('PUT', PROPERTIES, {
    model: 'item',
    model_id: items.bowl,
    properties: { peanuts: 'yes' },
  });
  expect(told.json().at_risk).toEqual({
    ...at_risk,
    locked_lunches: at_risk.locked_lunches.map((lunch) => ({ ...lunch, luncher: null })),
  });
  await tell('item', items.bowl, { peanuts: 'yes' }, true);
  await app.runJobs();
  expect(await states(allergic)).toEqual([`${TUE} locked`, `${THU} staff`]);
  expect(await states(only)).toEqual([`${TUE} locked`]);
  const sent = await letters();
  expect(sent.map(({ user_id }) => user_id)).toEqual(
    [allergic.id, only.id].toSorted((a, b) => a - b),
  );
  for (const { text_body } of sent) expect(text_body).toContain('speak to the school');
  // It stays in sight of the team after it is confirmed.
  const listed = await staff.send('GET', `/api/items/${items.bowl}/unsafe-orders`);
  expect(listed.json().data).toMatchObject({ orders: 0, locked: { orders: 2, families: 2 } });
});

test('an order on a further day, placed while the change waits for its days, is found', async () => {
  const child = await family([THU]);
  const { change } = await db.tx(async (tx) => {
    await lockDaysShared(tx, [{ marketId: markets.eastern, date: asDate(THU) }]);
    const change = tell('item', items.bowl, { peanuts: 'yes' });
    await expect.poll(() => lockWaits(rows)).toBe(1);
    await placeOrder(tx, { luncherId: child.luncherId, date: '2027-03-01', itemId: items.bowl });
    // In an object: the transaction ends before the change does.
    return { change };
  });
  const answer = await change;
  expect(answer.statusCode).toBe(409);
  expect(answer.json().at_risk).toMatchObject({
    orders: 2,
    days: [{ date: THU }, { date: '2027-03-01' }],
  });
});

test('a lunch replaced or safe again before the run stays', async () => {
  const [changer, recovered] = [await family(), await family()];
  await tell('item', items.bowl, { peanuts: 'yes' }, true);
  const week = weekClient(await as(changer.id), changer.id, MON);
  await week.read();
  const pizza = { date: THU, entreeId: items.pizza, optionIds: [options.oneSlice] };
  await week.save({ [changer.luncherId]: [pizza] });
  await (await as(recovered.id)).send('PUT', `/api/lunchers/${recovered.luncherId}`, {
    tolerances: {},
  });
  await app.runJobs();
  expect(await states(changer)).toEqual([`${THU} placed`]);
  expect(await states(recovered)).toEqual([`${THU} placed`]);
  expect(await letters()).toEqual([]);
});

test.each([
  'cancellation-families-found',
  'cancellation-before-commit',
  'cancellation-family-done',
])(
  'killed at %s and given out again, each family has her money and her letter once',
  async (point) => {
    const families = [await family(), await family(), await family()];
    await app.at('2026-11-23T18:00:01Z');
    await money.sweep();
    await tell('item', items.bowl, { peanuts: 'yes' }, true);
    expect(await killedAt(app.url, point)).toBe('SIGKILL');
    await world.giveOutAgain();
    await app.runJobs();
    for (const one of families) expect(await states(one)).toEqual([`${THU} staff`]);
    expect(await world.reversals()).toEqual(families.map(({ id }) => ({ user_id: id, times: 1 })));
    expect(await letters()).toHaveLength(3);
    await expectWhole(app);
  },
);

test('a save and a food change at once never leave an unsafe lunch', async () => {
  let before = 0;
  for (let round = 0; round < 6; round += 1) {
    await run(`update items set properties = properties || '{"peanuts":"no"}' where id = $1`, [
      items.bowl,
    ]);
    const families = await Promise.all([0, 1, 2, 3].map(() => world.family()));
    const weeks = await Promise.all(
      families.map(async ({ id, luncherId }) => {
        await run('update lunchers set tolerances = $2 where id = $1', [
          luncherId,
          '{"peanuts":"avoid_strictly"}',
        ]);
        const week = weekClient(await as(id), id, MON);
        await week.read();
        return () => week.put({ [luncherId]: [{ date: THU, entreeId: items.bowl }] });
      }),
    );
    const saves = weeks.map((save) => save());
    // Without confirming it first: whether it is asked depends on who was quicker.
    const first = await tell('item', items.bowl, { peanuts: 'yes' });
    if (first.statusCode === 409) {
      before += 1;
      expect((await tell('item', items.bowl, { peanuts: 'yes' }, true)).statusCode).toBe(200);
    }
    await Promise.all(saves);
    await app.runJobs();
    expect(await knownOf(items.bowl)).toBe('yes');
    const left = await rows(
      `select id from orders where status <> 'cancelled' and item_id = $1 and user_id = any($2)`,
      [items.bowl, families.map(({ id }) => id)],
    );
    expect(left).toEqual([]);
  }
  // Else the two never met.
  expect(before).toBeGreaterThan(0);
  await expectWhole(app);
});

test('only who may change items asks for them, and a foreign item is not there', async () => {
  const parent = await as(users.parentA.id);
  const path = `/api/items/${items.bowl}/unsafe-orders`;
  expect((await parent.send('GET', path)).statusCode).toBe(403);
  expect((await staff.send('GET', '/api/items/999999/unsafe-orders')).statusCode).toBe(404);
});
