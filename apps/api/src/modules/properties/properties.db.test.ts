import { PROPERTIES } from '@yay/domain/allergy';
import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny, weekClient } from '../../../test/index.ts';

const { items, options, users } = TINY;
const URL = '/api/v2/model-properties';

const { as, build, one, run } = await useTiny();
const staff = await as(await build.person({ roles: ['merchandising_jr'] }));

const row = async (text: string, params: unknown[]) =>
  await one<Record<string, unknown>>(text, params);

test('there are nine allergens, diets, and spicy', async () => {
  const parent = await as(users.parentA.id);
  const { data } = (await parent.send('GET', '/api/v2/properties')).json();
  expect(data.map(({ name }: { name: string }) => name)).toEqual([...PROPERTIES]);
  expect(data.filter(({ type }: { type: string }) => type === 'allergen')).toHaveLength(9);
  expect(data.at(-1)).toMatchObject({ name: 'spicy', type: 'taste' });
});

test.each([
  ['item', items.bowl],
  ['extra', items.apple],
  ['option', options.mildChili],
] as const)('of an %s they are read and changed, and families see it', async (model, id) => {
  const read = async () =>
    (await staff.send('GET', `${URL}?model=${model}&model_id=${id}`)).json().data[0];
  const before = await read();
  expect(before).toMatchObject({ model, model_id: id });
  const changed = await staff.send('PUT', URL, {
    model,
    model_id: id,
    properties: { spicy: 'yes', sesame: 'unverified' },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await read()).properties).toEqual({
    ...before.properties,
    spicy: 'yes',
    sesame: 'unverified',
  });
  const week = await weekClient(await as(users.parentA.id), users.parentA.id, '2026-11-23').read();
  const told = [...week.items, ...week.options].find(
    (one) => one.id === id && (model === 'option') === 'option_group_id' in one,
  );
  expect(told?.properties).toMatchObject({ spicy: 'yes' });
  expect(
    await row(
      `select before ->> 'property.spicy' as was, after ->> 'property.spicy' as now
       from activity_log where action = 'properties.updated' and subject_id = $1
       order by id desc limit 1`,
      [id],
    ),
  ).toEqual({ was: before.properties.spicy ?? 'unverified', now: 'yes' });
});

test('a person who has the item open elsewhere finds that it has changed', async () => {
  const version = () => row('select version from items where id = $1', [items.pizza]);
  const [before, body] = [
    await version(),
    { model: 'item', model_id: items.pizza, properties: { soy: 'yes' } },
  ];
  await staff.send('PUT', URL, body);
  await staff.send('PUT', URL, body);
  expect(Number((await version())?.version)).toBe(Number(before?.version) + 1);
});

test.each([
  [{ model: 'extra', model_id: items.bowl, properties: {} }, 404],
  [{ model: 'item', model_id: items.apple, properties: {} }, 404],
  [{ model: 'item', model_id: 2_000_000_000, properties: {} }, 404],
  [{ model: 'item', model_id: items.bowl, properties: { gravel: 'yes' } }, 422],
  [{ model: 'item', model_id: items.bowl, properties: { milk: 'maybe' } }, 422],
  [{ model: 'luncher', model_id: 1, properties: {} }, 422],
])('%j is refused', async (body, status) => {
  expect((await staff.send('PUT', URL, body)).statusCode).toBe(status);
});

test('an archived record’s properties never change, and only the merchandising team changes any', async () => {
  const body = { model: 'item', model_id: items.offMenuSalad, properties: { milk: 'yes' } };
  await run('update items set archived_at = app_now() where id = $1', [items.offMenuSalad]);
  expect((await staff.send('PUT', URL, body)).statusCode).toBe(409);
  const parent = await as(users.parentA.id);
  expect((await parent.send('PUT', URL, body)).statusCode).toBe(403);
  expect((await parent.send('GET', `${URL}?model=item&model_id=1`)).statusCode).toBe(403);
});
