import type { Destination, SchoolWeek } from '@yay/contract/destinations/calls';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { users, schools, grades, lunchers } = TINY;
const MONDAY = '2026-11-23';

// Wednesday, 11:00 in the east, a week before.
const { app, as, build, run } = await useTiny({ now: '2026-11-18T16:00:00Z' });
const admin = await as(users.admin.id);
const officer = await build.person({ roles: ['school'] });
await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
  officer,
  schools.eastern,
]);
const office = await as(officer);
/** Holds the school's role, and belongs to no school. */
const lost = await as(await build.person({ roles: ['school'] }));
/** Belongs to the team, without the schools. */
const cafe = await as(await build.person({ roles: ['cafe'] }));

const week = async (caller: Caller, school: number, query = `?mondayOfWeek=${MONDAY}`) => {
  const answer = await caller.send('GET', `/api/destinations/${school}/week${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data as SchoolWeek;
};
const EAST: Destination = {
  id: schools.eastern,
  name: 'East School',
  slug: 'east-school',
  abbreviation: 'EAS',
  city: 'Testville',
  status: 'active',
  market: { id: 100, name: 'Eastern', abbreviation: 'EST', timezone: 'America/New_York' },
};

describe('the list of schools', () => {
  test('her own, for an office', async () => {
    const answer = await office.send('GET', '/api/v2/destinations');
    expect(answer.json()).toEqual({
      data: [EAST],
      total: 1,
      per_page: 50,
      current_page: 1,
      last_page: 1,
    });
    expect((await office.send('GET', `/api/destinations/${schools.eastern}`)).json()).toMatchObject(
      {
        data: EAST,
      },
    );
  });

  test('all of them, for those who look after schools', async () => {
    const { data, total } = (await admin.send('GET', '/api/v2/destinations')).json();
    expect(data.map(({ name }: Destination) => name)).toEqual(['Central School', 'East School']);
    expect(total).toBe(2);
  });

  test.each([
    ['an office without a school', () => lost],
    ['the team without the schools', () => cafe],
  ])('none, for %s', async (_who, caller) => {
    expect((await caller().send('GET', '/api/v2/destinations')).json()).toMatchObject({
      data: [],
      total: 0,
      last_page: 1,
    });
    expect((await caller().send('GET', `/api/destinations/${schools.eastern}`)).statusCode).toBe(
      404,
    );
  });

  test.each(['', '/week', '/week?mondayOfWeek=2026-11-23'])(
    'somebody else’s school is there no more than one that does not exist: "%s"',
    async (rest) => {
      const answers = await Promise.all(
        [schools.central, 4711, 2_147_483_647].map((id) =>
          office.send('GET', `/api/destinations/${id}${rest}`),
        ),
      );
      for (const answer of answers) {
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toBe(answers[0]?.body);
      }
    },
  );

  test('it is nothing for parents, vendors and nobody', async () => {
    const vendor = await as(users.vendor.id);
    const parent = await as(users.parentA.id);
    for (const path of [
      '/api/v2/destinations',
      `/api/destinations/${schools.eastern}`,
      `/api/destinations/${schools.eastern}/week`,
    ]) {
      expect((await parent.send('GET', path)).statusCode).toBe(403);
      expect((await vendor.send('GET', path)).statusCode).toBe(403);
      expect((await app.nobody.send('GET', path)).statusCode).toBe(401);
    }
  });

  test('beyond the last page there is nothing', async () => {
    const answer = await admin.send('GET', '/api/v2/destinations?page=2147483647');
    expect(answer.json()).toMatchObject({ data: [], total: 2, last_page: 1 });
  });
});

describe('a school’s week', () => {
  test('is the one that runs, and any other by its date', async () => {
    expect((await week(office, schools.eastern, '')).mondayOfWeek).toBe('2026-11-16');
    expect((await week(office, schools.eastern, '?mondayOfWeek=2026-11-26')).mondayOfWeek).toBe(
      MONDAY,
    );
    // No school day: the week that runs.
    expect((await week(office, schools.eastern, '?mondayOfWeek=2026-11-28')).mondayOfWeek).toBe(
      '2026-11-16',
    );
    const bad = await office.send(
      'GET',
      `/api/destinations/${schools.eastern}/week?mondayOfWeek=x`,
    );
    expect(bad.statusCode).toBe(422);
  });

  test('counts the school’s own orders, and nothing else', async () => {
    await build.order({ luncherId: lunchers.anna, date: MONDAY });
    await build.order({ luncherId: lunchers.cleo, date: MONDAY });
    await build.order({ luncherId: lunchers.cleo, date: '2026-11-27' });
    // At the other school.
    await build.order({ luncherId: lunchers.ben, date: MONDAY });
    const gone = await build.order({
      luncherId: lunchers.anna,
      date: '2026-11-24',
    });
    await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
      gone,
    ]);
    const seen = await week(office, schools.eastern);
    expect(seen.destination).toEqual(EAST);
    expect(seen.days.map(({ lunches }) => lunches)).toEqual([2, 0, 0, 0, 1]);
    expect(seen.grades).toEqual([
      { grade_id: grades.easternFirst, label: 'Grade 1', lunches: [1, 0, 0, 0, 1] },
      { grade_id: grades.easternFourth, label: 'Grade 4', lunches: [1, 0, 0, 0, 0] },
    ]);
    expect(seen.today).toBe('2026-11-18');
    expect(seen.server_now).toMatch(/^2026-11-18T16:/);
    expect((await week(admin, schools.central)).days[0]?.lunches).toBe(1);
  });

  test('tells each closure with its children and its reason, until it is lifted', async () => {
    await run(
      `insert into blackouts (market_id, name, reason, starts_on, ends_on)
       values (100, 'Thanksgiving', 'holiday', '2026-11-26', '2026-11-27'),
              (101, 'Elsewhere', 'holiday', '2026-11-23', '2026-11-27')`,
    );
    await run(
      `insert into blackouts (destination_id, grade_id, name, reason, starts_on, ends_on)
       values ($1, $2, 'Zoo', 'field_trip', '2026-11-24', '2026-11-24')`,
      [schools.eastern, grades.easternFourth],
    );
    const seen = await week(office, schools.eastern);
    expect(seen.days.map(({ closures }) => closures)).toEqual([
      [],
      [{ name: 'Zoo', reason: 'field_trip', grade: 'Grade 4', children: null }],
      [],
      [{ name: 'Thanksgiving', reason: 'holiday', grade: null, children: null }],
      [{ name: 'Thanksgiving', reason: 'holiday', grade: null, children: null }],
    ]);
    expect(seen.days.map(({ order_until }) => order_until !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    await run('update blackouts set lifted_at = app_now()');
    const lifted = await week(office, schools.eastern);
    expect(lifted.days.flatMap(({ closures }) => closures)).toEqual([]);
  });

  test('says the next cut-off in the clock of the school', async () => {
    const seen = await week(office, schools.eastern);
    // Sunday, ten in the morning, for Monday.
    expect(seen.next_cut_off).toEqual({ at: '2026-11-22T15:00:00.000Z', dates: [MONDAY] });
    const central = await week(admin, schools.central);
    expect(central.next_cut_off?.at).toBe('2026-11-22T16:00:00.000Z');
  });

  test('says which days are final', async () => {
    const seen = await week(office, schools.eastern, '?mondayOfWeek=2026-11-16');
    // Wednesday is locked since yesterday at five.
    expect(seen.days.map(({ final }) => final)).toEqual([true, true, true, false, false]);
  });

  test('takes few statements', async () => {
    const one = await watchStatements(() =>
      office.send('GET', `/api/destinations/${schools.eastern}`),
    );
    const whole = await watchStatements(() =>
      office.send('GET', `/api/destinations/${schools.eastern}/week`),
    );
    // Four beside the school itself: the clock, the days, the lunches, the hours.
    expect(whole.statements.length - one.statements.length).toBeLessThanOrEqual(4);
  });
});
