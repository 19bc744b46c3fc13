import { GRID_PER_PAGE } from '@yay/contract/item-grid/calls';
import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { items, users } = TINY;
const { app, as, build, rows, run } = await useTiny();
const merch = await as(await build.person({ roles: ['merchandising_sr'] }));

const all = async () => (await merch.send('GET', '/api/item-grid')).json();
const row = async (id: number) =>
  (await merch.send('GET', `/api/item-grid?ids=${id}`)).json().data[0];
const save = (rows: object[], by = merch) => by.send('PUT', '/api/item-grid', { rows });
const priceOf = async (id: number) => (await row(id)).price;

test('all items come in the order of their names, each page by one statement', async () => {
  const { result: page, statements } = await watchStatements(all);
  const names = page.data.map(({ name }: { name: string }) => name.toLowerCase());
  expect(names).toEqual([...names].sort());
  expect(page).toMatchObject({ total: page.data.length, next: null });
  expect(statements.filter((text) => text.includes('from items i'))).toHaveLength(1);
});

test('pages follow each other without a gap where names are the same', async () => {
  await run(
    `insert into items (vendor_id, name, internal_name, price_cents)
     select 1, 'Same name', '', 100 from generate_series(1, 1100)`,
  );
  const seen: number[] = [];
  let query = '';
  for (;;) {
    const { data, next, total } = (await merch.send('GET', `/api/item-grid${query}`)).json();
    seen.push(...data.map(({ id }: { id: number }) => id));
    if (next === null) {
      expect(seen).toHaveLength(total);
      break;
    }
    query = `?after=${encodeURIComponent(next.after)}&after_id=${next.after_id}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  await run(`delete from items where name = 'Same name'`);
});

test('a last page that is full is the last one', async () => {
  await run(
    `insert into items (vendor_id, name, internal_name, price_cents)
     select 1, 'Fills the page', '', 100
     from generate_series(1, $1::int - (select count(*)::int from items))`,
    [GRID_PER_PAGE],
  );
  const page = (await merch.send('GET', '/api/item-grid')).json();
  expect(page.data).toHaveLength(GRID_PER_PAGE);
  expect(page).toMatchObject({ total: GRID_PER_PAGE, next: null });
  await run(`delete from items where name = 'Fills the page'`);
});

test('changes of many items are saved together, recorded and new to others', async () => {
  const [pizza, bowl] = [await row(items.pizza), await row(items.bowl)];
  const answer = await save([
    { id: items.pizza, version: pizza.version, changes: { price: 611, daily_capacity: 40 } },
    { id: items.bowl, version: bowl.version, changes: { internal_name: 'BOWL 2' } },
  ]);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await row(items.pizza)).toMatchObject({
    price: 611,
    daily_capacity: 40,
    name: pizza.name,
    version: pizza.version + 1,
  });
  const log = await rows<{ subject_id: number; before: object; after: object }>(
    `select subject_id, before, after from activity_log where action = 'item.updated' order by id`,
  );
  expect(log.slice(-2)).toMatchObject([
    { subject_id: items.pizza, before: { price_cents: pizza.price }, after: { price_cents: 611 } },
    { subject_id: items.bowl, after: { internal_name: 'BOWL 2' } },
  ]);
});

test('a row changed by another person in between comes back, and nothing is saved', async () => {
  const [pizza, bowl] = [await row(items.pizza), await row(items.bowl)];
  await save([{ id: items.pizza, version: pizza.version, changes: { price: 700 } }]);
  const answer = await save([
    { id: items.bowl, version: bowl.version, changes: { price: 801 } },
    { id: items.pizza, version: pizza.version, changes: { price: 702 } },
    { id: 999_999, version: 1, changes: { price: 1 } },
  ]);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'version_conflict',
    conflicts: [{ id: items.pizza, price: 700, version: pizza.version + 1 }],
    gone: [999_999],
  });
  expect(await priceOf(items.bowl)).toBe(bowl.price);
});

test('one of two saves of the same rows in different sequences gets a conflict', async () => {
  const [pizza, bowl] = [await row(items.pizza), await row(items.bowl)];
  const change = ({ id, version }: { id: number; version: number }, price: number) => ({
    id,
    version,
    changes: { price },
  });
  const answers = await Promise.all([
    save([change(pizza, 501), change(bowl, 502)]),
    save([change(bowl, 503), change(pizza, 504)]),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test.each<[string, object, string]>([
  ['a price below nothing', { price: -1 }, 'price'],
  ['a fortune', { price: 1e9 }, 'price'],
  ['part of a cent', { price: 1.5 }, 'price'],
  ['no name', { name: ' ' }, 'name'],
  ['a name of two lines', { name: 'a\nb' }, 'name'],
  ['no units', { total_units: 0 }, 'total_units'],
  ['a vendor that is none', { vendor_id: 999_999 }, 'vendor_id'],
  ['an extra type that is none', { is_extra: true, extra_type_id: 999_999 }, 'extra_type_id'],
  ['a plate of another color', { tint: 'black' }, 'tint'],
  ['a day that is none', { farthest_start_date: '2026-02-30' }, 'farthest_start_date'],
])('%s is refused at its cell, and the good row beside it is not saved', async (_, bad, field) => {
  const [pizza, salad] = [await row(items.pizza), await row(items.offMenuSalad)];
  const answer = await save([
    { id: items.pizza, version: pizza.version, changes: { price: pizza.price + 1 } },
    { id: items.offMenuSalad, version: salad.version, changes: bad },
  ]);
  expect(answer.statusCode, answer.body).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([`rows.1.changes.${field}`]);
  expect(await priceOf(items.pizza)).toBe(pizza.price);
});

test('nothing but the fields of the grid can be written, and no row twice', async () => {
  const { version } = await row(items.pizza);
  const target = { id: items.pizza, version };
  expect((await save([{ ...target, changes: { archived_at: null } }])).statusCode).toBe(422);
  expect((await save([{ ...target, changes: { version: 9 } }])).statusCode).toBe(422);
  const twice = [
    { ...target, changes: { price: 1 } },
    { ...target, changes: { price: 2 } },
  ];
  expect((await save(twice)).json().errors).toHaveProperty(['rows.1.id']);
  expect((await row(items.pizza)).version).toBe(version);
});

test('an archived item is only read', async () => {
  await run('update items set archived_at = app_now() where id = $1', [items.offMenuSalad]);
  const { version } = await row(items.offMenuSalad);
  const answer = await save([{ id: items.offMenuSalad, version, changes: { price: 1 } }]);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().conflicts[0].archived_at).not.toBeNull();
  await run('update items set archived_at = null where id = $1', [items.offMenuSalad]);
});

test('families, vendors and those without the permission read and change nothing', async () => {
  const others = [
    await as(users.parentA.id),
    await as(users.vendor.id),
    await as(await build.person({ roles: ['marketing'] })),
  ];
  for (const caller of others) {
    expect((await caller.send('GET', '/api/item-grid')).statusCode).toBe(403);
    expect((await caller.send('GET', '/api/item-grid/choices')).statusCode).toBe(403);
    const rows = [{ id: items.pizza, version: 1, changes: { price: 1 } }];
    expect((await save(rows, caller)).statusCode).toBe(403);
  }
  expect((await app.nobody.send('GET', '/api/item-grid')).statusCode).toBe(401);
  expect((await merch.send('GET', '/api/item-grid?ids=1;drop')).statusCode).toBe(422);
});
