import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../../test/index.ts';

const { app, as } = await useTiny();
const admin = await as(TINY.users.admin.id);
const support = await as(TINY.users.support.id);

const read = async (caller: Caller, list = 'users') =>
  (await caller.send('GET', `/api/lists/${list}/settings`)).json().data;
const save = (caller: Caller, name: string, query = 'q=1', list = 'users') =>
  caller.send('POST', `/api/lists/${list}/views`, { name, query });

test('each setting of a list is saved by itself', async () => {
  const put = (body: object) => admin.send('PUT', '/api/lists/users/settings', body);
  expect(await read(admin)).toEqual({ views: [], columns: null, dense: null });
  expect((await put({ columns: ['id', 'email'] })).statusCode).toBe(204);
  expect((await put({ dense: true })).statusCode).toBe(204);
  expect(await read(admin)).toEqual({ views: [], columns: ['id', 'email'], dense: true });
  await put({ columns: null });
  expect(await read(admin)).toEqual({ views: [], columns: null, dense: true });
  expect(await read(admin, 'vendors')).toEqual({ views: [], columns: null, dense: null });
  expect(await read(support)).toEqual({ views: [], columns: null, dense: null });
});

test('an earlier request of a page never overwrites a later one, in any order of arrival', async () => {
  const list = 'markets';
  const put = (page: string, number: number, body: object) =>
    admin.send('PUT', `/api/lists/${list}/settings`, { ...body, sent: { page, number } });
  const [page, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await put(page, 2, { columns: ['name'], dense: true });
  expect((await put(page, 1, { columns: ['id'] })).statusCode).toBe(204);
  const settings = { views: [], columns: ['name'], dense: true };
  expect(await read(admin, list)).toEqual(settings);
  // Requests of different pages are not compared, nor are those without a number.
  await put(other, 1, { columns: ['id'] });
  expect(await read(admin, list)).toEqual({ ...settings, columns: ['id'] });
  await admin.send('PUT', `/api/lists/${list}/settings`, { dense: false });
  expect(await read(admin, list)).toEqual({ views: [], columns: ['id'], dense: false });
  expect((await put('here', 1, {})).statusCode).toBe(422);
  expect((await put(page, -1, {})).statusCode).toBe(422);
});

test('a view is saved, replaced under its name and removed by its owner alone', async () => {
  const first = (await save(admin, 'Nashville', 'market=100')).json().data;
  expect(first).toEqual({
    id: expect.any(Number),
    name: 'Nashville',
    query: 'market=100',
    position: 0,
  });
  await save(admin, 'Suspended');
  expect((await save(admin, 'Nashville', 'market=101')).json().data).toEqual({
    ...first,
    query: 'market=101',
  });
  expect((await read(admin)).views.map(({ name }: { name: string }) => name)).toEqual([
    'Nashville',
    'Suspended',
  ]);
  expect((await read(support)).views).toEqual([]);

  const remove = (caller: Caller, list: string) =>
    caller.send('DELETE', `/api/lists/${list}/views/${first.id}`);
  expect((await remove(support, 'users')).statusCode).toBe(404);
  expect((await remove(admin, 'vendors')).statusCode).toBe(404);
  expect((await remove(admin, 'users')).statusCode).toBe(204);
  expect((await remove(admin, 'users')).statusCode).toBe(404);
});

test('the number of views is limited, also for concurrent saves', async () => {
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, n) => save(support, `View ${n}`, '', 'logs')),
  );
  const count = (status: number) => answers.filter((one) => one.statusCode === status).length;
  expect([count(200), count(422)]).toEqual([30, 3]);
  const name = (await read(support, 'logs')).views[0].name;
  expect((await save(support, name, 'changed', 'logs')).statusCode).toBe(200);
});

test.each([
  ['/api/lists/users/views', { name: '', query: '' }],
  ['/api/lists/users/views', { name: 'x'.repeat(61), query: '' }],
  ['/api/lists/users/views', { name: 'x', query: 'x'.repeat(4_001) }],
  ['/api/lists/Users%20x/views', { name: 'x', query: '' }],
])('%s refuses the body %j', async (url, body) => {
  expect((await admin.send('POST', url, body)).statusCode).toBe(422);
});

test('users outside the team have no list settings', async () => {
  const parent = await as(TINY.users.parentA.id);
  expect((await parent.send('GET', '/api/lists/users/settings')).statusCode).toBe(403);
  expect((await app.nobody.send('GET', '/api/lists/users/settings')).statusCode).toBe(401);
});
