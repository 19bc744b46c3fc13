import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { parentA, support, admin } = TINY.users;
const { schools, markets } = TINY;
const URL = '/api/supply-schedules';

const { app, as, build, rows, run } = await useTiny();
const ada = await as(admin.id);

const body = (more: object = {}) => ({
  destination_id: schools.eastern,
  name: 'Napkins',
  quantity: 200,
  unit: 'packs',
  weekdays: [3, 1, 3],
  starts_on: '2026-11-02',
  ...more,
});
const create = async (more: object = {}) => {
  const answer = await ada.send('POST', URL, body(more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
};

describe('a school’s supply', () => {
  test('is created, changed, archived and restored', async () => {
    const made = await create({ note: 'Back door' });
    expect(made).toMatchObject({
      destination: { id: schools.eastern, name: 'East School', market: 'Eastern' },
      quantity: 200,
      weekdays: [1, 3],
      ends_on: null,
      version: 1,
      note: 'Back door',
    });
    const put = (more: object) =>
      ada.send('PUT', `${URL}/${made.id}`, body({ version: made.version, ...more }));
    const changed = await put({ quantity: 150, ends_on: '2026-12-18' });
    expect(changed.json().data).toMatchObject({ quantity: 150, version: 2 });
    expect((await put({ quantity: 90 })).json()).toMatchObject({
      code: 'version_conflict',
      supply: { quantity: 150 },
    });
    const archived = await ada.send('POST', `${URL}/${made.id}/archive`);
    expect(archived.json().data.archived_at).not.toBeNull();
    expect((await ada.send('GET', URL)).json().data).toEqual([]);
    expect((await ada.send('GET', `${URL}?archived=1`)).json().data).toHaveLength(1);
    await ada.send('POST', `${URL}/${made.id}/restore`);
    expect((await ada.send('GET', `${URL}?market_id=${markets.eastern}`)).json().data).toHaveLength(
      1,
    );
    expect((await ada.send('GET', `${URL}?market_id=${markets.central}`)).json().data).toEqual([]);
    const entries = await rows<{ action: string }>(
      `select action from activity_log where subject_type = 'supply_schedule' order by id`,
    );
    expect(entries.map(({ action }) => action.split('.')[1])).toEqual([
      'created',
      'updated',
      'archived',
      'restored',
    ]);
  });

  test('of a week tells on which days a school is closed as a whole', async () => {
    const made = await create({ name: 'Cups' });
    const blackouts = await rows<{ id: number }>(
      `insert into blackouts (market_id, destination_id, grade_id, name, reason, starts_on, ends_on)
       values ($1, null, null, 'Snow', 'weather_closure', '2026-11-06', '2026-11-09'),
         (null, $2, $3, 'Zoo', 'field_trip', '2026-11-11', '2026-11-11') returning id`,
      [markets.eastern, schools.eastern, TINY.grades.easternFirst],
    );
    const closed = async (monday: string) =>
      (await ada.send('GET', `${URL}?monday=${monday}`)).json().closed;
    expect(await closed('2026-11-09')).toEqual([
      { destination_id: schools.eastern, date: '2026-11-09', name: 'Snow' },
    ]);
    expect(await closed('2026-11-16')).toEqual([]);
    await run('delete from blackouts where id = any ($1)', [blackouts.map(({ id }) => id)]);
    await ada.send('POST', `${URL}/${made.id}/archive`);
  });

  test.each<[string, object, string]>([
    ['no name', { name: '' }, 'name'],
    ['nothing of it', { quantity: 0 }, 'quantity'],
    ['too much of it', { quantity: 100_001 }, 'quantity'],
    ['no weekday', { weekdays: [] }, 'weekdays'],
    ['a Saturday', { weekdays: [6] }, 'weekdays'],
    ['an end before its start', { ends_on: '2026-11-01' }, 'ends_on'],
    ['a school that there is not', { destination_id: 424242 }, 'destination_id'],
  ])('with %s is refused at the field', async (_, more, field) => {
    const answer = await ada.send('POST', URL, body(more));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)[0]?.split('.')[0]).toBe(field);
  });

  test('is a file in which nothing is a formula', async () => {
    await create({ name: '=HYPERLINK("http://evil")', unit: '' });
    const answer = await ada.send('GET', `${URL}/export`);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body).toContain('East School');
    expect(answer.body).not.toMatch(/(^|[,;"])=HYPERLINK/m);
  });

  test('is read by the team and changed by people who keep menus', async () => {
    const casey = await as(support.id);
    expect((await casey.send('GET', URL)).statusCode).toBe(200);
    expect((await casey.send('POST', URL, body())).statusCode).toBe(403);
    const driver = await as(await build.person({ roles: ['brand_ambassador'] }));
    const seen = await driver.send('GET', URL);
    expect(seen.json().markets).toContainEqual({ id: markets.central, name: 'Central' });
    expect((await driver.send('GET', `${URL}/export`)).statusCode).toBe(200);
    expect((await driver.send('POST', URL, body())).statusCode).toBe(403);
    const parent = await as(parentA.id);
    expect((await parent.send('GET', URL)).statusCode).toBe(403);
    expect((await parent.send('GET', `${URL}/export`)).statusCode).toBe(403);
    expect((await app.nobody.send('GET', URL)).statusCode).toBe(401);
    expect((await ada.send('POST', `${URL}/424242/archive`)).statusCode).toBe(404);
  });
});
