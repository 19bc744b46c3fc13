import { TINY } from '@yay/seeds/tiny';
import { beforeAll, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, support, vendor } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { bowl } = TINY.items;
const { mildChili } = TINY.options;
const { app, as, build, run } = await useTiny();
beforeAll(async () => {
  await build.order({ luncherId: anna, date: '2026-11-17', status: 'served', cents: 700 });
  await build.order({ luncherId: ben, date: '2026-11-17', status: 'served' });
  await build.order({ luncherId: anna, date: '2026-11-18', status: 'locked' });
  await build.order({
    luncherId: anna,
    date: '2026-11-20',
    kind: 'grab_and_go',
    itemId: bowl,
    optionIds: [mildChili],
    extraIds: [TINY.items.apple],
    lateFeeCents: 100,
  });
  await build.order({ luncherId: cleo, date: '2026-11-20' });
});

const ordersOf = async (userId: number, query = '') =>
  (await as(userId)).send('GET', `/api/account/orders${query}`);

test('the orders ahead begin with the next day, in two statements beside the session', async () => {
  const alma = await as(parentA.id);
  const { result, statements } = await watchStatements(() =>
    alma.send('GET', '/api/account/orders'),
  );
  expect(statements).toHaveLength(3);
  const body = result.json();
  expect(body).toMatchObject({ total: 2, per_page: 20, current_page: 1, last_page: 1 });
  expect(body.data[1]).toEqual({
    id: expect.any(Number),
    date: '2026-11-20',
    kind: 'grab_and_go',
    luncher: { id: anna, first: 'Anna', color: expect.any(String) },
    school: expect.any(String),
    item_id: expect.any(Number),
    item: expect.any(String),
    options: [expect.any(String)],
    extras: [expect.any(String)],
    status: 'placed',
    cancel_reason: null,
    not_picked_up: false,
    total_cents: 700,
    late_fee_cents: 100,
  });
  expect(body.data[0].kind).toBe('calendar');
  expect(body.data.map(({ date }: { date: string }) => date)).toEqual(['2026-11-18', '2026-11-20']);
});

test('the past orders begin with the last day, and come in pages', async () => {
  const past = (await ordersOf(parentA.id, '?when=past')).json();
  expect(past.total).toBe(2);
  expect(past.data.map(({ luncher }: { luncher: { id: number } }) => luncher.id)).toEqual([
    anna,
    ben,
  ]);
  const beyond = (await ordersOf(parentA.id, '?when=past&page=2000000')).json();
  expect(beyond).toMatchObject({ data: [], total: 2, current_page: 2_000_000 });
});

test('a family sees its own and nobody else’s, whatever the address asks for', async () => {
  const boris = (await ordersOf(parentB.id, `?userId=${parentA.id}&user_id=${parentA.id}`)).json();
  expect(boris.data.map(({ luncher }: { luncher: { id: number } }) => luncher.id)).toEqual([cleo]);
  expect((await ordersOf(vendor.id)).json().data).toEqual([]);
  expect((await app.nobody.send('GET', '/api/account/orders')).statusCode).toBe(401);
  expect((await app.nobody.send('GET', '/api/account/orders.csv')).statusCode).toBe(401);
});

test.each([
  ['?from=2026-11-18&to=2026-11-19', ['2026-11-18']],
  ['?from=2026-11-19', ['2026-11-20']],
  ['?to=2026-11-20', ['2026-11-18', '2026-11-20']],
  ['?from=2026-11-20&to=2026-11-20', ['2026-11-20']],
  ['?from=2026-11-21', []],
  ['?when=past&from=2026-11-17&to=2026-11-18', ['2026-11-17', '2026-11-17']],
  ['?when=past&to=2026-11-16', []],
])('%s finds the days %j, both ends included', async (query, dates) => {
  const body = (await ordersOf(parentA.id, query)).json();
  expect(body.data.map(({ date }: { date: string }) => date)).toEqual(dates);
  expect(body.total).toBe(dates.length);
});

test('the file has the days that are asked for, and a range opens nobody else’s orders', async () => {
  const alma = await as(parentA.id);
  const datesIn = async (query: string) =>
    (await alma.send('GET', `/api/account/orders.csv${query}`)).body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, 10));
  expect(await datesIn('?from=2026-11-18&to=2026-11-20')).toEqual(['2026-11-18', '2026-11-20']);
  expect(await datesIn('?to=2026-11-17')).toEqual(['2026-11-17', '2026-11-17']);
  const boris = await as(parentB.id);
  const all = await boris.send('GET', '/api/account/orders.csv?from=2000-01-01&to=2099-12-31');
  expect(all.body).not.toContain('Anna');
});

test.each([
  '?from=2026-02-31',
  '?to=11/20/26',
  '?from=',
  '?from=2026-11-20&from=2026-11-21',
  '?from=2026-11-20%27--',
])('refuses %s, for the list and for the file', async (query) => {
  expect((await ordersOf(parentA.id, query)).statusCode).toBe(422);
  const alma = await as(parentA.id);
  expect((await alma.send('GET', `/api/account/orders.csv${query}`)).statusCode).toBe(422);
});

test('a range that ends before it begins is refused at its end', async () => {
  const refused = await ordersOf(parentA.id, '?from=2026-11-20&to=2026-11-19');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ to: [expect.any(String)] });
});

test.each(['?when=ever', '?page=0', '?page=-1', '?page=x'])('refuses %s', async (query) => {
  expect((await ordersOf(parentA.id, query)).statusCode).toBe(422);
});

test('the file has every order of the family, and no cell that a spreadsheet would run', async () => {
  await run(`update lunchers set first = '=HYPERLINK("//evil")' where id = $1`, [ben]);
  await run(`update items set name = '@SUM(A1)' where id = $1`, [bowl]);
  const alma = await as(parentA.id);
  const answer = await alma.send('GET', '/api/account/orders.csv');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="lunches.csv"');
  expect(answer.headers['cache-control']).toBe('no-store');
  const lines = answer.body.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFDate,Luncher,School,Kind,Meal,Options,Extras,Status,Late fee,Total');
  expect(lines).toHaveLength(5);
  expect(answer.body).toContain(`"'=HYPERLINK(""//evil"")"`);
  expect(answer.body).toContain(`'@SUM(A1)`);
  expect(answer.body).not.toMatch(/(^|,)"?[=+@-]/m);
  expect(lines[4]).toContain('2026-11-20,Anna,');
  expect(lines[4]).toMatch(/,Ordered,1.00,7.00$/);
  expect(lines.filter((line) => line.includes(',Grab & go,'))).toEqual([lines[4]]);
  expect(lines[3]).toContain(',Lunch,');
});

test('the file speaks the language of its reader', async () => {
  await run(`update users set locale = 'es' where id = $1`, [parentB.id]);
  const boris = await as(parentB.id);
  const answer = await boris.send('GET', '/api/account/orders.csv');
  expect(answer.body).toContain('Fecha,Niño,Escuela');
});

test('a long history is read in pieces', async () => {
  await run(
    `insert into orders (user_id, luncher_id, destination_id, grade_id, date, status, cancel_reason,
       item_id, entree_cents, total_cents)
     select l.user_id, l.id, l.destination_id, l.grade_id, date '2026-11-02' + (n % 5), 'cancelled',
       'parent', $2, 600, 600
     from lunchers l, generate_series(1, 1200) as n where l.id = $1`,
    [cleo, bowl],
  );
  const boris = await as(parentB.id);
  const { result, statements } = await watchStatements(() =>
    boris.send('GET', '/api/account/orders.csv'),
  );
  expect(result.body.trimEnd().split('\r\n')).toHaveLength(1_202);
  expect(statements).toHaveLength(4);
});

test('support who acts as the family downloads the family’s', async () => {
  const helper = await as(parentA.id, support.id);
  expect((await helper.send('GET', '/api/account/orders')).json().total).toBe(2);
});
