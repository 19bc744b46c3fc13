import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, useTiny } from '../../../test/index.ts';

const { anna, ben, cleo } = TINY.lunchers;
const MON = '2026-11-23';
const TUE = '2026-11-24';

const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(TINY.users.admin.id);
beforeEach(() => forgetOrders(db));

const days = { start_date: MON, end_date: TUE };
const range = { ...days, targets: { granularity: 'everyone' } };
const remove = (body: object, by = ada) => by.send('DELETE', '/api/meals', body);

test('meals are counted by type, day, school, vendor and item', async () => {
  await build.order({ luncherId: anna, date: MON });
  await build.order({ luncherId: cleo, date: TUE });
  const answer = await ada.send(
    'GET',
    `/api/meals?type=calendar&start_date=${MON}&end_date=${TUE}`,
  );
  expect(answer.json().data).toMatchObject({
    meals: 2,
    types: { calendar: 2, grab_and_go: 0 },
    days: [
      { date: MON, meals: 1 },
      { date: TUE, meals: 1 },
    ],
    schools: [{ id: TINY.schools.eastern, meals: 2 }],
    items: [{ id: TINY.items.bowl, meals: 2 }],
  });
  const go = await ada.send('GET', `/api/meals?type=grab_and_go&start_date=${MON}&end_date=${TUE}`);
  expect(go.json().data.meals).toBe(0);
});

test('meals are compared with those of the same weekdays before', async () => {
  await build.order({ luncherId: anna, date: MON });
  await build.order({ luncherId: cleo, date: MON });
  await build.order({ luncherId: ben, date: '2026-11-17' });
  await build.order({ luncherId: ben, date: '2026-11-18' });
  const dates = `start_date=${MON}&end_date=${TUE}`;
  const counted = (await ada.send('GET', `/api/meals?${dates}`)).json().data;
  expect(counted.before).toEqual({ from: '2026-11-16', to: '2026-11-17' });
  expect(counted.figures).toEqual({
    meals: { now: 2, before: 1 },
    types: { calendar: { now: 2, before: 1 }, grab_and_go: { now: 0, before: 0 } },
  });
  const eastern = `/api/meals?${dates}&market_id=${TINY.markets.eastern}`;
  expect((await ada.send('GET', eastern)).json().data.figures.meals).toEqual({ now: 2, before: 0 });
});

test('the counts come as a file, a line for each day, type, school, vendor and meal', async () => {
  await build.order({ luncherId: anna, date: MON });
  await build.order({ luncherId: cleo, date: MON });
  await build.order({ luncherId: ben, date: TUE });
  await run(`update items set name = '=Rice' where id = $1`, [TINY.items.bowl]);
  const dates = `start_date=${MON}&end_date=${TUE}`;
  const answer = await ada.send('GET', `/api/meals/file?${dates}`);
  await run(`update items set name = 'Rice bowl' where id = $1`, [TINY.items.bowl]);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain(`meals-${MON}-${TUE}.csv`);
  const [head, ...lines] = answer.body.slice(1).trimEnd().split('\r\n');
  expect(head).toBe('Day,Type,Market,School,Vendor,Meal,Meals');
  expect(lines).toEqual([
    expect.stringMatching(`^${MON},Calendar,Eastern,East School,.+,'=Rice,2$`),
    expect.stringMatching(`^${TUE},Calendar,Central,Central School,.+,'=Rice,1$`),
  ]);
  const narrowed = `/api/meals/file?${dates}&type=calendar&market_id=${TINY.markets.eastern}`;
  expect((await ada.send('GET', narrowed)).body.trimEnd().split('\r\n')).toHaveLength(2);
  const none = await ada.send('GET', `/api/meals/file?${dates}&type=grab_and_go`);
  expect(none.body.trimEnd().split('\r\n')).toHaveLength(1);
});

test('the file of counts has its head in the reader’s language', async () => {
  await run(`update users set locale = 'es' where id = $1`, [TINY.users.admin.id]);
  const ana = await as(TINY.users.admin.id);
  const answer = await ana.send('GET', `/api/meals/file?start_date=${MON}&end_date=${MON}`);
  await run(`update users set locale = 'en' where id = $1`, [TINY.users.admin.id]);
  expect(answer.body.slice(1)).toBe('Día,Tipo,Mercado,Escuela,Cocina,Comida,Comidas\r\n');
});

test('no file of counts is made of impossible days, or for a parent', async () => {
  const asked = (from: string, to: string) => `/api/meals/file?start_date=${from}&end_date=${to}`;
  expect((await ada.send('GET', asked(TUE, MON))).statusCode).toBe(422);
  expect((await ada.send('GET', asked('2026-01-01', TUE))).statusCode).toBe(422);
  const parent = await as(TINY.users.parentA.id);
  expect((await parent.send('GET', asked(MON, TUE))).statusCode).toBe(403);
});

test('a run deletes the previewed days and nothing else', async () => {
  await build.order({ luncherId: anna, date: MON });
  await build.order({ luncherId: cleo, date: TUE });
  const later = await build.order({ luncherId: cleo, date: '2026-11-25' });
  const preview = await ada.send('POST', '/api/meals/delete-by-date-range/preview', range);
  expect(preview.json().data).toMatchObject({ orders: 2, families: 2 });
  const done = await remove({ ...range, because: 'The kitchen moves' });
  expect(done.statusCode, done.body).toBe(200);
  await app.runJobs();
  const orders = await rows<{ id: number }>(
    `select id::int from orders where status <> 'cancelled'`,
  );
  expect(orders).toEqual([{ id: later }]);
  expect((await remove({ ...range, because: 'The kitchen moves' })).statusCode).toBe(422);
});

test('a family that reads Spanish reads why in Spanish, where it was written', async () => {
  await run(`update users set locale = 'es' where id = $1`, [TINY.users.parentB.id]);
  const mailsAbout = async (words: object) => {
    await run('delete from mails');
    await build.order({ luncherId: anna, date: MON });
    await build.order({ luncherId: cleo, date: MON });
    const done = await remove({ ...range, because: 'The kitchen moves', ...words });
    expect(done.statusCode, done.body).toBe(200);
    await app.runJobs();
    return rows<{ user_id: number; why: string }>(
      `select user_id, substring(subject || text_body from 'The kitchen moves|La cocina se muda') as why
       from mails where template = 'lunches_cancelled' order by user_id`,
    );
  };
  const [english, spanish] = [TINY.users.parentA.id, TINY.users.parentB.id];
  expect(await mailsAbout({ because_es: 'La cocina se muda' })).toEqual([
    { user_id: english, why: 'The kitchen moves' },
    { user_id: spanish, why: 'La cocina se muda' },
  ]);
  expect(await mailsAbout({})).toEqual([
    { user_id: english, why: 'The kitchen moves' },
    { user_id: spanish, why: 'The kitchen moves' },
  ]);
  const refused = await remove({ ...range, because: 'The kitchen moves', because_es: 'x' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty('because_es');
  await run(`update users set locale = 'en' where id = $1`, [spanish]);
});

test('markets, schools and grades narrow the meals counted and deleted', async () => {
  await build.order({ luncherId: anna, date: MON });
  const elsewhere = await build.order({ luncherId: ben, date: MON });
  const counted = await ada.send(
    'GET',
    `/api/meals?start_date=${MON}&end_date=${TUE}&market_id=${TINY.markets.eastern}`,
  );
  expect(counted.json().data).toMatchObject({ meals: 1, schools: [{ id: TINY.schools.eastern }] });
  const because = 'The kitchen moves';
  const targets = { granularity: 'markets', markets: [TINY.markets.eastern] };
  const done = await remove({ ...days, targets, because });
  expect(done.statusCode, done.body).toBe(200);
  await app.runJobs();
  const orders = await rows<{ id: number }>(
    `select id::int from orders where status <> 'cancelled'`,
  );
  expect(orders).toEqual([{ id: elsewhere }]);
});

const { markets, schools, grades } = TINY;
test.each([
  ['nobody at all', {}, 'targets'],
  ['markets without one', { targets: { granularity: 'markets' } }, 'targets.markets'],
  ['an unknown market', { targets: { granularity: 'markets', markets: [999] } }, 'targets.markets'],
  [
    'a school of another market',
    {
      targets: {
        granularity: 'destinations',
        markets: [markets.central],
        destinations: [schools.eastern],
      },
    },
    'targets.destinations',
  ],
  [
    'a grade of another school',
    {
      targets: {
        granularity: 'grades',
        markets: [markets.eastern],
        destinations: [schools.eastern],
        grades: [grades.centralFirst],
      },
    },
    'targets.grades',
  ],
  ['an unknown vendor', { targets: range.targets, vendor_ids: [999] }, 'vendor_ids'],
  ['an unknown item', { targets: range.targets, item_ids: [99_999] }, 'item_ids'],
])('%s is no answer to whose meals', async (_name, asked, field) => {
  await build.order({ luncherId: anna, date: MON });
  const path = '/api/meals/delete-by-date-range/preview';
  const preview = await ada.send('POST', path, { ...days, ...asked });
  const done = await remove({ ...days, ...asked, because: 'The kitchen moves' });
  for (const answer of [preview, done]) {
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  }
  const orders = await rows('select status from orders');
  expect(orders).toEqual([{ status: 'placed' }]);
});

test('the list finds by day, place, vendor and state, and leaves cancelled ones out', async () => {
  const first = await build.order({ luncherId: anna, date: MON });
  const second = await build.order({ luncherId: ben, date: TUE });
  const list = async (query: object) => {
    const columns = ['id', 'luncher', 'school', 'vendor', 'type', 'source'];
    const answer = await ada.send('POST', '/api/list', { model: 'Meal', columns, ...query });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const ids = async (query: object) =>
    (await list(query)).data.map(({ id }: { id: number }) => id).sort();
  expect(await ids({})).toEqual([first, second]);
  expect(await ids({ where: [{ column: 'date', operator: '>=', value: TUE }] })).toEqual([second]);
  expect(await ids({ whereIn: [{ column: 'market_id', values: [TINY.markets.eastern] }] })).toEqual(
    [first],
  );
  expect(await ids({ where: [{ column: 'type', value: 'grab_and_go' }] })).toEqual([]);
  const { data, totals } = await list({ totals: true });
  expect(data).toContainEqual(expect.objectContaining({ id: first, type: 'calendar' }));
  expect(totals.total_cents).toBeGreaterThan(0);
  await remove({ ...range, end_date: MON, because: 'The kitchen moves' });
  await app.runJobs();
  expect(await ids({})).toEqual([second]);
  expect(await ids({ where: [{ column: 'status', value: 'cancelled' }] })).toEqual([first]);
  const alma = await as(TINY.users.parentA.id);
  expect((await alma.send('POST', '/api/list', { model: 'Meal' })).statusCode).not.toBe(200);
});

describe.each(['cafe', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr'] as const)(
  'the list of meals for %s, who may not see families',
  (role) => {
    test('offers no column that says whose a meal is, and refuses them all', async () => {
      await build.order({ luncherId: anna, date: MON });
      const reader = await as(await build.person({ roles: [role] }));
      const [meal] = (await reader.send('POST', '/api/list', { model: 'Meal' })).json().data;
      expect(Object.keys(meal).sort()).toEqual(
        ['abilities', 'date', 'id', 'item', 'school', 'status'].sort(),
      );
      for (const column of ['luncher', 'luncher_id', 'family', 'user_id']) {
        for (const query of [
          { columns: ['id', column] },
          { where: [{ column, value: '1' }] },
          { whereIn: [{ column, values: [1] }] },
          { orderBy: [{ column, direction: 'asc' }] },
          { search: { value: 'anna', columns: [column] } },
        ]) {
          for (const path of ['/api/list', '/api/list/export']) {
            const answer = await reader.send('POST', path, { model: 'Meal', ...query });
            expect(answer.statusCode, `${path} ${JSON.stringify(query)}`).toBe(422);
            expect(Object.values(answer.json().errors).flat()).toEqual([expect.any(String)]);
          }
        }
      }
    });

    test('is exported by its usual columns, without a name', async () => {
      await build.order({ luncherId: anna, date: MON });
      const reader = await as(await build.person({ roles: [role] }));
      const { id } = (await reader.send('POST', '/api/list/export', { model: 'Meal' })).json().data;
      await app.runJobs();
      const file = await reader.send('GET', `/api/exports/${id}/download`);
      expect(file.statusCode).toBe(200);
      expect(file.body).toContain('Rice bowl');
      expect(file.body).not.toMatch(/Anna|Abel/);
    });
  },
);

test('an export of names that waits fails once the right to see families is gone', async () => {
  await build.order({ luncherId: anna, date: MON });
  const id = await build.person({ roles: ['ops_lead', 'cafe'] });
  const reader = await as(id);
  const query = { model: 'Meal', columns: ['id', 'luncher'] };
  expect((await reader.send('POST', '/api/list/export', query)).statusCode).toBe(202);
  await run(`delete from user_roles where user_id = $1 and role = 'ops_lead'`, [id]);
  await app.runJobs();
  const [file] = (await reader.send('GET', '/api/exports')).json().data;
  expect(file).toMatchObject({ status: 'failed' });
});

test('bad ranges and others’ permissions are refused', async () => {
  const turned = { ...range, start_date: TUE, end_date: MON, because: 'The kitchen moves' };
  expect((await remove(turned)).statusCode).toBe(422);
  expect((await remove(range)).statusCode).toBe(422);
  const alma = await as(TINY.users.parentA.id);
  expect((await remove({ ...range, because: 'The kitchen moves' }, alma)).statusCode).toBe(403);
});
