import { randomUUID } from 'node:crypto';
import type { LuncherList, LuncherSheet } from '@yay/contract/luncher-lists/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts';

const { users, schools, grades, items, options, lunchers } = TINY;
const WEDNESDAY = '2026-11-18';
const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 80);

// Wednesday, 11:00 in the east.
const { as, build, one, rows, run } = await useTiny({ now: '2026-11-18T16:00:00Z' });
const admin = await as(users.admin.id);
let secretary: Caller;
let stranger: Caller;
let teacher = 0;

beforeAll(async () => {
  const people = await Promise.all([
    build.person({ roles: ['school'] }),
    build.person({ roles: ['school'], locale: 'es' }),
  ]);
  teacher = people[0] ?? 0;
  for (const [at, school] of [schools.eastern, schools.central].entries()) {
    await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
      people[at],
      school,
    ]);
  }
  secretary = await as(people[0] ?? 0);
  stranger = await as(people[1] ?? 0);
});

const path = (kind: '' | '/sheet' | '/csv' | '/pdf', query: Record<string, string | number> = {}) =>
  `/api/v2/luncher-lists${kind}?${new URLSearchParams({
    destination_id: String(schools.eastern),
    ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  })}`;
const list = async (query: Record<string, string | number> = {}, caller = secretary) => {
  const answer = await caller.send('GET', path('', query));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as LuncherList;
};
const namesOf = ({ data }: LuncherList) => data.map(({ first, last }) => `${last}, ${first}`);

describe('a list of the lunchers', () => {
  test('names everybody of the school with what each eats today, and nobody else', async () => {
    await build.order({
      luncherId: lunchers.anna,
      date: WEDNESDAY,
      optionIds: [options.teriyaki],
      extraIds: [items.apple],
    });
    const found = await list();
    expect(found).toMatchObject({ date: WEDNESDAY, today: WEDNESDAY, total: 2, last_page: 1 });
    expect(namesOf(found)).toEqual(['Abbott, Anna', 'Bauer, Cleo']);
    expect(found.data[0]).toEqual({
      luncher_id: lunchers.anna,
      first: 'Anna',
      last: 'Abbott',
      grade: 'Grade 4',
      room: null,
      strict: ['peanuts'],
      is_first_week: true,
      is_absent: false,
      is_here: true,
      no_grade: false,
      no_room: false,
      meals: [
        {
          order_id: expect.any(Number),
          kind: 'calendar',
          item: expect.any(String),
          options: [expect.any(String)],
          extras: [expect.any(String)],
        },
      ],
      week: ['none', 'none', 'lunch', 'none', 'none'],
    });
    expect(found.counts).toEqual({
      everyone: 2,
      lunch: 1,
      strict: 1,
      first_week: 1,
      absent: 0,
      needs_you: 0,
    });
    expect(found.meals.map(({ units }) => units)).toEqual([1]);
  });

  test('is divided by tab, grade, name and period', async () => {
    expect(namesOf(await list({ tab: 'lunch' }))).toEqual(['Abbott, Anna']);
    expect(namesOf(await list({ tab: 'strict' }))).toEqual(['Abbott, Anna']);
    expect(namesOf(await list({ grade_id: grades.easternFirst }))).toEqual(['Bauer, Cleo']);
    expect(namesOf(await list({ group: 'Upper' }))).toEqual(['Abbott, Anna']);
    expect(namesOf(await list({ search: 'cleo b' }))).toEqual(['Bauer, Cleo']);
    expect(namesOf(await list({ search: 'Bauer, C' }))).toEqual(['Bauer, Cleo']);
    expect(namesOf(await list({ search: '%' }))).toEqual([]);
    expect(namesOf(await list({ sort: 'name', direction: 'desc' }))).toEqual([
      'Bauer, Cleo',
      'Abbott, Anna',
    ]);
    expect(namesOf(await list({ sort: 'meal' }))).toEqual(['Abbott, Anna', 'Bauer, Cleo']);
    expect(namesOf(await list({ grade_id: grades.centralFirst }))).toEqual([]);
  });

  test.each(['zoe', 'ZOË', 'Zoe\u0308 nun', 'Núñez, z', 'nunez, zoë'])(
    'finds a child with accents by %s',
    async (search) => {
      const family = await build.family({ lunchers: [{ first: 'Zoë', last: 'Núñez' }] });
      expect(namesOf(await list({ search }))).toEqual(['Núñez, Zoë']);
      await run('delete from lunchers where user_id = $1', [family.id]);
    },
  );

  test('says who has no room where the school has rooms, and who is in no grade of it', async () => {
    const { id: room } = await one<{ id: number }>(
      `insert into rooms (destination_id, name) values ($1, '204') returning id`,
      [schools.eastern],
    );
    await run('update lunchers set room_id = $1 where id = $2', [room, lunchers.anna]);
    const unknown = await build.grade({ label: 'I Don’t Know Yet' });
    const { luncherId } = await build.family({
      lunchers: [{ gradeId: unknown, first: 'Mara', last: 'Pascual' }],
    });
    const needs = await list({ tab: 'needs_you' });
    expect(needs.data.map(({ first, no_grade, no_room }) => [first, no_grade, no_room])).toEqual([
      ['Cleo', false, true],
      ['Mara', true, true],
    ]);
    expect(needs.grades.map(({ label }) => label)).toEqual(['Grade 1', 'Grade 4']);
    expect((await list({ room_id: room })).data.map((row) => row.room)).toEqual(['204']);
    expect(namesOf(await list({ sort: 'room' }))[0]).toBe('Abbott, Anna');
    await run('delete from lunchers where id = $1', [luncherId]);
  });

  test('keeps a child on the day of the lunch after a move, without the other school’s room', async () => {
    const family = await build.family({ lunchers: [{ first: 'Moved', last: 'Away' }] });
    await build.order({ luncherId: family.luncherId, date: '2026-11-17', status: 'served' });
    await run('update lunchers set destination_id = $1, grade_id = $2 where id = $3', [
      schools.central,
      grades.centralFirst,
      family.luncherId,
    ]);
    const { id: room } = await one<{ id: number }>(
      `insert into rooms (destination_id, name) values ($1, 'Elsewhere') returning id`,
      [schools.central],
    );
    await run('update lunchers set room_id = $1 where id = $2', [room, family.luncherId]);
    const before = await list({ date: '2026-11-17', tab: 'lunch' });
    expect(before.data).toMatchObject([
      { first: 'Moved', grade: 'Grade 1', room: null, is_here: false },
    ]);
    expect(namesOf(await list())).not.toContain('Away, Moved');
    expect(namesOf(await list({ room_id: room, date: '2026-11-17' }))).toEqual([]);
  });

  test('names who was not here when lunch was handed out, until that is undone', async () => {
    const { data } = await list({ tab: 'lunch' });
    const order = data[0]?.meals[0]?.order_id;
    const send = async (act: object) => {
      const answer = await secretary.send('POST', `/api/schools/${schools.eastern}/hand-out/acts`, {
        acts: [{ order_id: order, device_at: '2026-11-18T16:00:00Z', ...act }],
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const id = randomUUID();
    await send({ id, kind: 'not_here' });
    const absent = await list({ tab: 'absent' });
    expect(absent.counts.absent).toBe(1);
    expect(absent.data.map((row) => [row.first, row.is_absent])).toEqual([['Anna', true]]);
    const csv = await secretary.send('GET', path('/csv', { tab: 'absent' }));
    expect(csv.body.trim().split('\r\n')[1]).toMatch(/,Yes,Yes$/);
    const pdf = await secretary.send('GET', path('/pdf', { tab: 'absent' }));
    const texts = readPdf(pdf.rawPayload).flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.join(' ')).toContain('Abbott, Anna (Not here, First week)');

    await send({ id: randomUUID(), kind: 'undone', undoes: id });
    expect((await list()).counts.absent).toBe(0);
    await send({ id: randomUUID(), kind: 'not_here' });
    await send({ id: randomUUID(), kind: 'handed_over' });
    expect(namesOf(await list({ tab: 'absent' }))).toEqual([]);
  });

  test('tells the meals of the week of each child, in one statement more', async () => {
    const { result: found, statements } = await watchStatements(() => list({ span: 'week' }));
    expect(statements.filter((text) => /lunch|closed_cells/.test(text)).length).toBe(5);
    const meals = found.data[0]?.week_meals;
    expect(meals?.map((day) => day.length)).toEqual([0, 0, 1, 0, 0]);
    expect(meals?.[2]).toEqual([found.data[0]?.meals[0]?.item]);
    expect((await list()).data[0]).not.toHaveProperty('week_meals');
  });

  test('takes as many statements for 300 children as for one', async () => {
    const family = await build.family({
      lunchers: Array.from({ length: 300 }, (_, n) => ({ first: `Child ${n}`, last: 'Zz' })),
    });
    const { result: found, statements } = await watchStatements(() => list({ page: 2 }));
    expect(found.data).toHaveLength(50);
    expect(statements.filter((text) => /lunch|closed_cells/.test(text)).length).toBe(4);
    const sheet = await secretary.send('GET', path('/sheet'));
    expect((sheet.json().data as LuncherSheet).rows.length).toBe(found.total);
    await run('delete from lunchers where user_id = $1', [family.id]);
  });
});

describe('readers of a list', () => {
  const kinds = ['', '/sheet', '/csv', '/pdf'] as const;

  test.each(kinds)(
    'another school’s people find nothing at %s, as of a school that is not there',
    async (kind) => {
      const theirs = await stranger.send('GET', path(kind));
      const none = await stranger.send('GET', path(kind, { destination_id: 2_000_000_000 }));
      expect([theirs.statusCode, none.statusCode]).toEqual([404, 404]);
      expect(theirs.body).not.toContain('Anna');
    },
  );

  test.each(kinds)('of the team only who may see users at %s', async (kind) => {
    const growth = await as(await build.person({ roles: ['growth_jr'] }));
    expect((await growth.send('GET', path(kind))).statusCode).toBe(404);
    expect((await admin.send('GET', path(kind))).statusCode).toBe(200);
  });

  test('a parent may not', async () => {
    const parent = await as(users.parentA.id);
    expect((await parent.send('GET', path(''))).statusCode).toBe(403);
  });
});

describe('a file of the list', () => {
  test('is a CSV that no spreadsheet runs, with a line a meal, and is on record', async () => {
    const family = await build.family({
      lunchers: [{ first: '=SUM(A1)', last: '🦄 Ünal' }],
    });
    await build.order({
      luncherId: family.luncherId,
      date: WEDNESDAY,
      optionIds: [options.teriyaki],
    });
    const answer = await secretary.send('GET', path('/csv', { tab: 'lunch' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="east-school-${schools.eastern}-${WEDNESDAY}.csv"`,
      'x-content-type-options': 'nosniff',
    });
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Date,Last name,First name,Grade,Room,Meal');
    expect(answer.body).toContain(`,'=SUM(A1),`);
    expect(lines[1]).toMatch(/^2026-11-18,Abbott,Anna,Grade 4,.*Peanuts/);
    const [entry] = await rows<{ subject_id: number; after: object }>(
      `select subject_id, after from activity_log where action = 'luncher_list.downloaded'
         and actor_id = $1 order by id desc limit 1`,
      [teacher],
    );
    expect(entry).toMatchObject({ subject_id: schools.eastern, after: { format: 'csv' } });
  });

  test('has every day of a week', async () => {
    const answer = await secretary.send('GET', path('/csv', { span: 'week', tab: 'lunch' }));
    const days = answer.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, 10));
    expect(new Set(days)).toEqual(new Set(['2026-11-17', WEDNESDAY]));
  });

  test('is a PDF of every name in any script, with the head on each page and no row between two', async () => {
    const names = ['נועה', 'Юлия', '王小明', 'Mia 🦄', LONG];
    const family = await build.family({
      lunchers: Array.from({ length: 120 }, (_, n) => ({
        first: names[n % names.length] ?? '',
        last: `Row${n}`,
      })),
    });
    const answer = await secretary.send('GET', path('/pdf'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const pages = readPdf(answer.rawPayload);
    expect(pages.length).toBeGreaterThan(2);
    const whole = pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
    for (const page of whole) expect(page).toContain('Avoid strictly');
    for (let n = 0; n < 120; n += 1) {
      expect(whole.filter((page) => page.includes(`Row${n},`)).length, `Row${n}`).toBe(1);
    }
    await run('delete from lunchers where user_id = $1', [family.id]);
  });

  test('is a PDF that says grades in the language of its reader', async () => {
    await run(`update users set locale = 'es' where id = $1`, [teacher]);
    const textsOf = async (sort: string) => {
      const answer = await secretary.send('GET', path('/pdf', { sort }));
      return readPdf(answer.rawPayload).flatMap(({ texts }) => texts.map(({ text }) => text));
    };
    for (const sort of ['grade', 'name']) {
      const texts = (await textsOf(sort)).join(' ').replaceAll('\u00A0', ' ');
      expect(texts).toContain('4.º grado');
      expect(texts).not.toContain('Grade');
    }
    await run(`update users set locale = 'en' where id = $1`, [teacher]);
    expect((await textsOf('grade')).join(' ')).toContain('Grade 4');
  });

  test('asks for a fresh sign-in', async () => {
    await run(
      `update sessions set proved_at = clock_timestamp() - interval '1 hour' where user_id = $1`,
      [teacher],
    );
    expect((await secretary.send('GET', path('/csv'))).statusCode).toBe(403);
    expect((await secretary.send('GET', path('/sheet'))).statusCode).toBe(200);
  });
});

test.each([
  ['no school', { destination_id: '' }],
  ['a date that is none', { date: '2026-02-30' }],
  ['a tab that is none', { tab: 'all' }],
  ['a page that is none', { page: 0 }],
  ['a span that is none', { span: 'year' }],
])('is refused with %s', async (_what, query) => {
  const answer = await secretary.send(
    'GET',
    path('span' in query ? '/csv' : '', query as Record<string, string>),
  );
  expect(answer.statusCode).toBe(422);
});
