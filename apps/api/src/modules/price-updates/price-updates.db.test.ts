import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { sweepUpdates } from './sweep-updates.ts';

const { items, users } = TINY;
const { app, as, build, db, one, rows, run } = await useTiny();
const ada = await as(users.admin.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await run(`update price_updates set state = 'cancelled' where state = 'scheduled'`);
  await run('update items set price_cents = 500, price_to_vendor_cents = 300, archived_at = null');
});

const fileOf = (text: string) => ({ kind: 'file', file_name: 'prices.csv', text });
const ruleOf = (more: object = {}) => ({
  kind: 'rule',
  rule: { step: { unit: 'percent', value: 10 }, kind: 'entree', ...more },
});
const preview = async (source: object, by = ada) =>
  (await by.send('POST', '/api/price-updates/preview', { source })).json();
async function create(
  source: object,
  more: { on?: string; key?: string; seen?: string; by?: Caller } = {},
) {
  const { on = '2026-11-20', key = randomUUID(), by = ada } = more;
  const seen = more.seen ?? (await preview(source)).seen;
  const body = { name: 'Winter prices', effective_on: on, source, seen };
  return by.send('POST', '/api/price-updates', body, { 'idempotency-key': key });
}
async function created(source: object, on?: string): Promise<number> {
  const answer = await create(source, on === undefined ? {} : { on });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id;
}
const read = async (id: number) => (await ada.send('GET', `/api/price-updates/${id}`)).json().data;
const priceOf = async (id: number) =>
  (await one<{ price_cents: number }>('select price_cents from items where id = $1', [id]))
    ?.price_cents;

test('a rule shows every change first and changes nothing', async () => {
  const shown = await preview(ruleOf({ rounding: 'to_25', applies_to: 'both' }));
  expect(shown.problems).toEqual([]);
  expect(
    shown.lines.find((line: { item_id: number }) => line.item_id === items.pizza),
  ).toMatchObject({
    price_before: 500,
    price: 550,
    price_to_vendor_before: 300,
    price_to_vendor: 325,
    warnings: [],
  });
  expect(await priceOf(items.pizza)).toBe(500);
});

test('it takes effect at the midnight of its day in New York, once', async () => {
  const id = await created(ruleOf());
  await app.at('2026-11-20T04:59:00Z');
  expect(await sweepUpdates(db)).toBe(0);
  expect(await priceOf(items.pizza)).toBe(500);
  await app.at('2026-11-20T05:00:01Z');
  const applied = await Promise.all([sweepUpdates(db), sweepUpdates(db)]);
  expect(applied[0] + applied[1]).toBe(1);
  expect(await priceOf(items.pizza)).toBe(550);
  expect(await read(id)).toMatchObject({ state: 'applied', changed_meanwhile: 0 });
});

test('an update for today counts at once', async () => {
  const answer = await create(ruleOf(), { on: '2026-11-18' });
  expect(answer.json().data.state).toBe('applied');
  expect(await priceOf(items.pizza)).toBe(550);
  const [deed] = await rows<{ after: object }>(
    `select after from activity_log where action = 'item.updated' and subject_id = $1
     order by id desc limit 1`,
    [items.pizza],
  );
  expect(deed?.after).toEqual({ price_cents: 550 });
});

test('orders that are placed keep their price', async () => {
  const orderId = await build.order({
    luncherId: TINY.lunchers.ben,
    date: '2026-11-25',
    itemId: items.pizza,
    cents: 500,
  });
  await created(ruleOf(), '2026-11-18');
  const [order] = await rows<{ entree_cents: number; total_cents: number }>(
    'select entree_cents, total_cents from orders where id = $1',
    [orderId],
  );
  expect(order).toEqual({ entree_cents: 500, total_cents: 500 });
});

test('a price set by hand in between is shown and left alone', async () => {
  const id = await created(ruleOf());
  await run('update items set price_cents = 640 where id = $1', [items.pizza]);
  // A price of another kind is none of its business.
  await run('update items set price_to_vendor_cents = 310 where id = $1', [items.bowl]);
  expect(await read(id)).toMatchObject({ state: 'scheduled', changed_meanwhile: 1 });
  await app.at('2026-11-20T12:00:00Z');
  await sweepUpdates(db);
  expect(await priceOf(items.pizza)).toBe(640);
  expect(await priceOf(items.bowl)).toBe(550);
  const { lines } = await read(id);
  expect(lines.find((line: { item_id: number }) => line.item_id === items.pizza).outcome).toBe(
    'changed_meanwhile',
  );
});

test('a price that another update changes first is left alone, and both before and after it says why', async () => {
  const line = async (id: number) =>
    (await read(id)).lines.find((one: { item_id: number }) => one.item_id === items.pizza).outcome;
  const first = await created(fileOf(`item_id,price\n${items.pizza},5.25`));
  const second = await created(fileOf(`item_id,price\n${items.pizza},5.50\n${items.bowl},5.50`));
  // Another price of the same item is another matter.
  const vendors = await created(fileOf(`item_id,price_to_vendor\n${items.pizza},3.10`));
  expect(await Promise.all([first, second, vendors].map(line))).toEqual([
    'applied',
    'other_update',
    'applied',
  ]);
  expect(await read(second)).toMatchObject({ other_update: 1, changed_meanwhile: 0 });
  await app.at('2026-11-20T12:00:00Z');
  expect(await sweepUpdates(db)).toBe(3);
  expect(await priceOf(items.pizza)).toBe(525);
  expect(await priceOf(items.bowl)).toBe(550);
  expect(await Promise.all([first, second, vendors].map(line))).toEqual([
    'applied',
    'other_update',
    'applied',
  ]);
  expect(await read(second)).toMatchObject({ other_update: 1, changed_meanwhile: 0 });
});

test('an update of an earlier day is in the way of a later one, a hand after it is a hand', async () => {
  const later = await created(fileOf(`item_id,price\n${items.pizza},5.50`), '2026-11-25');
  await created(fileOf(`item_id,price\n${items.pizza},5.25`), '2026-11-18');
  expect(await read(later)).toMatchObject({ other_update: 1, changed_meanwhile: 0 });
  await run('update items set price_cents = 640 where id = $1', [items.pizza]);
  expect(await read(later)).toMatchObject({ other_update: 0, changed_meanwhile: 1 });
});

test('a rule that rounds a price the other way says so, now and later', async () => {
  await run('update items set price_cents = 110, price_to_vendor_cents = 50 where id = $1', [
    items.pizza,
  ]);
  const source = ruleOf({ rounding: 'ends_99' });
  const warningsOf = (lines: { item_id: number; warnings: string[] }[]) =>
    lines.find((line) => line.item_id === items.pizza)?.warnings;
  expect(warningsOf((await preview(source)).lines)).toEqual(['against_rule']);
  expect(warningsOf((await read(await created(source))).lines)).toEqual(['against_rule']);
});

test.each([
  ['', 'no_rows'],
  ['\n \n', 'no_head'],
  ['item_id,price', 'no_rows'],
  ['a,b\n1,2', 'no_head'],
  ['\ufffd\ufffd', 'unreadable'],
])('a file of %j is told what is wrong with it', async (text, problem) => {
  expect((await preview(fileOf(text))).problem).toBe(problem);
});

test('an item that is archived by then is left alone', async () => {
  const id = await created(ruleOf());
  await run('update items set archived_at = app_now() where id = $1', [items.pizza]);
  await app.at('2026-11-20T12:00:00Z');
  await sweepUpdates(db);
  expect(await priceOf(items.pizza)).toBe(500);
  expect(await read(id)).toMatchObject({ archived: 1 });
});

test('it is called off before, never after', async () => {
  const id = await created(ruleOf());
  const cancel = () => ada.send('POST', `/api/price-updates/${id}/cancel`);
  expect((await cancel()).json().data.state).toBe('cancelled');
  expect((await cancel()).statusCode).toBe(409);
  await app.at('2026-11-21T12:00:00Z');
  expect(await sweepUpdates(db)).toBe(0);
  expect(await priceOf(items.pizza)).toBe(500);
});

test('a file with one bad row saves nothing and reports the error of every row', async () => {
  const text = [
    '\ufeffitem_id;name;price',
    `${items.pizza};;6,25`,
    '999999;;1',
    `${items.bowl};;-1`,
    `${items.peanutNoodles};;1.234`,
    `${items.apple};;=1+1`,
    `${items.apple};Somebody else;1`,
    `${items.pizza};;7`,
    ';No such thing;1',
  ].join('\r\n');
  const shown = await preview(fileOf(text));
  const problems = shown.problems.map((one: { line: number; code: string }) => [
    one.line,
    one.code,
  ]);
  expect(problems).toEqual([
    [3, 'unknown_item'],
    [4, 'amount_low'],
    [5, 'not_whole_cents'],
    [6, 'formula'],
    [7, 'other_item'],
    [8, 'duplicate'],
    [9, 'unknown_item'],
  ]);
  const answer = await create(fileOf(text), { on: '2026-11-18' });
  expect(answer.statusCode).toBe(422);
  expect(await priceOf(items.pizza)).toBe(500);
});

test('a file of 50,000 rows is read, one more is not', async () => {
  const rows = (count: number) =>
    `item_id\tprice\n${Array.from({ length: count }, (_, n) => `${n + 1}\t5`).join('\n')}`;
  const shown = await preview(fileOf(rows(50_000)));
  expect(shown.problem).toBeNull();
  expect(shown.problems.length).toBeGreaterThan(49_000);
  expect((await preview(fileOf(rows(50_001)))).problem).toBe('too_many_rows');
});

test('a price changed between the preview and the press is shown again', async () => {
  const { seen } = await preview(ruleOf());
  await run('update items set price_cents = 510 where id = $1', [items.pizza]);
  const answer = await create(ruleOf(), { seen, on: '2026-11-18' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().preview.seen).not.toBe(seen);
  expect(await priceOf(items.pizza)).toBe(510);
});

test('a repeated request is one update; the same key for something else is refused', async () => {
  const key = randomUUID();
  const { seen } = await preview(ruleOf());
  const first = await create(ruleOf(), { key, seen, on: '2026-11-18' });
  const again = await create(ruleOf(), { key, seen, on: '2026-11-18' });
  expect(again.json().data.id).toBe(first.json().data.id);
  expect(await priceOf(items.pizza)).toBe(550);
  expect((await create(ruleOf({ kind: 'all' }), { key })).statusCode).toBe(409);
});

test.each<[string, object]>([
  ['a price below nothing', { step: { unit: 'amount', value: -600 } }],
  ['more than any price', { step: { unit: 'amount', value: 99_999 } }],
])('a rule that makes %s is refused', async (_, rule) => {
  const shown = await preview(ruleOf(rule));
  expect(shown.problems.length).toBeGreaterThan(0);
  expect((await create(ruleOf(rule))).statusCode).toBe(422);
});

test('an update is refused for yesterday, for a day years ahead, and without a change', async () => {
  expect((await create(ruleOf(), { on: '2026-11-17' })).json().errors).toHaveProperty(
    'effective_on',
  );
  const far = await create(ruleOf(), { on: '2030-01-01' });
  expect(far.json().errors).toEqual({
    effective_on: [expect.stringContaining('two years ahead')],
  });
  const nothing = ruleOf({ step: { unit: 'percent', value: 0 } });
  expect((await create(nothing)).statusCode).toBe(422);
});

test('no one sees or does any of it without the permission or under impersonation', async () => {
  const id = await created(ruleOf());
  const merch = await as(await build.person({ roles: ['merchandising_sr'] }));
  const boss = await build.person({ roles: ['superadmin'] });
  const acting = await as(users.admin.id, boss);
  for (const [method, url] of [
    ['GET', '/api/price-updates'],
    ['GET', `/api/price-updates/${id}`],
    ['GET', '/api/price-updates/choices'],
    ['POST', `/api/price-updates/${id}/cancel`],
  ] as const) {
    expect((await merch.send(method, url)).statusCode).toBe(403);
    expect((await app.nobody.send(method, url)).statusCode).toBe(401);
  }
  expect((await acting.send('POST', `/api/price-updates/${id}/cancel`)).statusCode).toBe(403);
  expect((await ada.send('GET', '/api/price-updates/999999')).statusCode).toBe(404);
  expect((await ada.send('POST', '/api/price-updates/999999/cancel')).statusCode).toBe(404);
  expect((await read(id)).state).toBe('scheduled');
});
