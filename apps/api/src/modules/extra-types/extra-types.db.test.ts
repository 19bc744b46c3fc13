import type { ExtraType } from '@yay/contract/extra-types/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { parentA, admin } = TINY.users;
const { items, vendors } = TINY;

const { as, run } = await useTiny();
const ada = await as(admin.id);
beforeEach(async () => {
  await run('update items set extra_type_id = null');
  await run('delete from extra_types');
});

const add = async (name: string): Promise<ExtraType> =>
  (await ada.send('POST', '/api/extra-types', { name })).json().data;
const list = async (query = ''): Promise<ExtraType[]> =>
  (await ada.send('GET', `/api/extra-types${query}`)).json().data;

test('extra types are kept in their order, with the number of extras of each', async () => {
  const [fruit, drink] = [await add(' Fruit '), await add('Drinks')];
  await run('update items set extra_type_id = $1 where id = $2', [fruit.id, items.apple]);
  expect((await list()).map(({ name, extras }) => [name, extras])).toEqual([
    ['Fruit', 1],
    ['Drinks', 0],
  ]);
  expect((await list(`?vendor=${vendors.south}`)).map(({ extras }) => extras)).toEqual([0, 0]);
  const ordered = await ada.send('PUT', '/api/extra-types/order', { ids: [drink.id, fruit.id] });
  expect(ordered.json().data.map(({ name }: ExtraType) => name)).toEqual(['Drinks', 'Fruit']);
  for (const ids of [[drink.id], [drink.id, drink.id], [drink.id, fruit.id, 4711]]) {
    expect((await ada.send('PUT', '/api/extra-types/order', { ids })).statusCode).toBe(422);
  }
});

test('extra types are renamed by the version that was seen, and named once', async () => {
  const fruit = await add('Fruit');
  expect((await ada.send('POST', '/api/extra-types', { name: 'FRUIT' })).statusCode).toBe(422);
  expect((await ada.send('POST', '/api/extra-types', { name: ' ' })).statusCode).toBe(422);
  const put = (name: string, version: number) =>
    ada.send('PUT', `/api/extra-types/${fruit.id}`, { name, version });
  expect((await put('Fruits', 1)).json().data).toMatchObject({ name: 'Fruits', version: 2 });
  const second = await put('Obst', 1);
  expect([second.statusCode, second.json().extra_type.name]).toEqual([409, 'Fruits']);
});

test('archived ones are given to nothing anew and leave their name free', async () => {
  const fruit = await add('Fruit');
  expect((await ada.send('POST', `/api/extra-types/${fruit.id}/archive`)).statusCode).toBe(200);
  expect((await add('Fruit')).id).not.toBe(fruit.id);
  expect((await ada.send('POST', `/api/extra-types/${fruit.id}/restore`)).statusCode).toBe(422);
  const alma = await as(parentA.id);
  expect((await alma.send('GET', '/api/extra-types')).statusCode).toBe(403);
  expect((await ada.send('POST', '/api/extra-types/4711/archive')).statusCode).toBe(404);
});
