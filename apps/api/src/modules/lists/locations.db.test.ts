import { TINY } from '@yay/seeds/tiny';
import { beforeAll, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { users, schools, markets, items } = TINY;

const { as, build, one, run } = await useTiny({ now: '2026-11-18T16:00:00Z' });
const admin = await as(users.admin.id);
let fridge: number;
let store: number;

beforeAll(async () => {
  const { id: eastern } = await one<{ id: number }>(
    'select id from inventory_locations where destination_id = $1',
    [schools.eastern],
  );
  fridge = (
    await one<{ id: number }>(
      `insert into inventory_sublocations (inventory_location_id, name) values ($1, 'Fridge')
       returning id`,
      [eastern],
    )
  ).id;
  await run(
    `insert into inventory_sublocations (inventory_location_id, name, archived_at)
     values ($1, 'Old cart', app_now())`,
    [eastern],
  );
  await run(
    'insert into inventory_assignments (sublocation_id, item_id, par_level) values ($1, $2, 10)',
    [fridge, items.pizza],
  );
  store = (
    await one<{ id: number }>(
      `insert into inventory_locations (market_id, name) values ($1, 'Cold store') returning id`,
      [markets.central],
    )
  ).id;
});

const list = async (query: object = {}) => {
  const answer = await admin.send('POST', '/api/list', { model: 'Location', ...query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const namesOf = async (query: object = {}): Promise<string[]> =>
  (await list({ columns: ['name'], ...query })).data.map((row: { name: string }) => row.name);

test('the list of locations has every school and every warehouse by name', async () => {
  const names = await namesOf();
  expect(names).toEqual(expect.arrayContaining(['Cold store', 'East School']));
  expect(names).toEqual(names.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
  const { data } = await list({ where: [{ column: 'kind', value: 'warehouse' }] });
  expect(data).toEqual([
    expect.objectContaining({
      id: store,
      name: 'Cold store',
      kind: 'warehouse',
      market_id: markets.central,
    }),
  ]);
});

test.each<[string, () => object, string[]]>([
  ['ids', () => ({ whereIn: [{ column: 'id', values: [store] }] }), ['Cold store']],
  [
    'a school',
    () => ({ where: [{ column: 'destination_id', value: schools.eastern }] }),
    ['East School'],
  ],
  ['a part of the name', () => ({ search: { value: 'old st' } }), ['Cold store']],
  [
    'a place in it',
    () => ({ whereHas: [{ relation: 'sublocations', where: [{ column: 'id', value: fridge }] }] }),
    ['East School'],
  ],
  ['a kitchen', () => ({ whereHas: [{ relation: 'vendor' }] }), ['East School']],
])('locations are found by %s', async (_what, query, names) => {
  expect(await namesOf(query())).toEqual(names);
});

test('a location says its places in use and the kitchens whose food it keeps', async () => {
  const { data } = await list({
    columns: ['id'],
    with: ['sublocations', 'vendor'],
    where: [{ column: 'destination_id', value: schools.eastern }],
  });
  expect(data).toEqual([
    expect.objectContaining({
      sublocations: [{ id: fridge, name: 'Fridge' }],
      vendor: [expect.objectContaining({ display_name: 'North Kitchen' })],
    }),
  ]);
});

test('a closed school and a warehouse out of use are left out unless they are asked for', async () => {
  const gone = await build.school({ name: 'Gone School' });
  await run(`update destinations set status = 'archived' where id = $1`, [gone]);
  await run(
    `insert into inventory_locations (market_id, name, archived_at)
     values ($1, 'Old store', app_now())`,
    [markets.central],
  );
  expect(await namesOf()).not.toEqual(expect.arrayContaining(['Gone School']));
  expect(await namesOf({ where: [{ column: 'state', value: 'archived' }] })).toEqual([
    'Gone School',
    'Old store',
  ]);
});

test('a location is found by a part of its name, with its market', async () => {
  const answer = await admin.send('GET', '/api/list/search?model=Location&value=cold');
  expect(answer.json().data).toEqual([{ id: store, name: 'Cold store', search_label: 'Central' }]);
});

test('locations are there for those who look after schools or routes alone', async () => {
  const marketer = await as(await build.person({ roles: ['marketing'] }));
  const refused = await marketer.send('POST', '/api/list', { model: 'Location' });
  const unknown = await marketer.send('POST', '/api/list', { model: 'Nothing' });
  expect([refused.statusCode, refused.body]).toEqual([422, unknown.body]);
});
