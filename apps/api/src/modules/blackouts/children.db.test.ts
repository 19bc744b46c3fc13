import type { Blackout, BlackoutBatch, RemovalPreview } from '@yay/contract/blackouts/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson, useTiny } from '../../../test/index.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import { cancellationWorld } from '../mass-cancellation/cancellation.fixture.ts';
import { settlementWorld } from '../settlement/settlement.fixture.ts';

const { eastern } = TINY.schools;
const { easternFirst, easternFourth } = TINY.grades;
const TUE = '2026-11-24';
const WHERE = { name: 'East School', grade: 'Grade 1', children: 2 };

const { app, as, db, rows, run } = await useTiny();
const person = await addPerson(db, { roles: ['school'] });
await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
  eastern,
  person,
]);
const office = await as(person);
const growth = await as(await addPerson(db, { roles: ['growth_jr'] }));
const admin = await as(TINY.users.admin.id);
const world = cancellationWorld(app);
const money = settlementWorld(app);

let going: number[] = [];
let trip = 0;
beforeEach(async () => {
  await money.forget();
  await planMarketDays(db);
  going = [];
  for (const [first, last] of [
    ['Zoë', 'Bell'],
    ['Ada', 'Cole'],
  ]) {
    const { luncherId } = await world.family(easternFirst);
    await run('update lunchers set first = $2, last = $3 where id = $1', [luncherId, first, last]);
    going.push(luncherId);
  }
  trip = await lay('Zoo', going);
});

async function lay(name: string, lunchers: readonly number[] | null, gradeId = easternFirst) {
  const [laid] = await rows<{ id: number }>(
    `insert into blackouts (destination_id, grade_id, name, reason, starts_on, ends_on, luncher_ids)
     values ($1, $2, $3, 'field_trip', $4, $4, $5) returning id`,
    [eastern, gradeId, name, TUE, lunchers],
  );
  return laid?.id ?? 0;
}
const removal = async (ids: readonly number[], caller = office): Promise<RemovalPreview> => {
  const shown = await caller.send('POST', '/api/v2/blackouts/removals/preview', { blackouts: ids });
  expect(shown.statusCode, shown.body).toBe(200);
  return shown.json().data;
};
const overlapping = async (grades: readonly number[]) => {
  const shown = await office.send('POST', '/api/v2/blackouts/preview', {
    reason: 'field_trip',
    starts_on: TUE,
    ends_on: TUE,
    targets: {
      granularity: 'grades',
      markets: [TINY.markets.eastern],
      destinations: [eastern],
      grades,
    },
  });
  expect(shown.statusCode, shown.body).toBe(200);
  return shown.json().data.overlapping;
};

describe('a closure of some children is told with their number', () => {
  test('in the list of closures', async () => {
    const listed = await office.send('GET', `/api/v2/blackouts?destination_id=${eastern}`);
    expect(listed.json().data as Blackout[]).toMatchObject([{ name: 'Zoo', children: 2 }]);
  });

  test("in a school's week and day, and before the day", async () => {
    const closure = { name: 'Zoo', reason: 'field_trip', grade: 'Grade 1', children: 2 };
    const week = await office.send(
      'GET',
      `/api/destinations/${eastern}/week?mondayOfWeek=2026-11-23`,
    );
    expect(week.json().data.days[1]).toMatchObject({ date: TUE, closures: [closure] });
    const day = await office.send('GET', `/api/destinations/${eastern}/day?date=${TUE}`);
    expect(day.json().data.closures).toEqual([closure]);
    const before = await office.send('GET', `/api/destinations/${eastern}/day?date=2026-11-23`);
    expect(before.json().data.closures_ahead).toMatchObject([
      { name: 'Zoo', grades: ['Grade 1'], children: 2 },
    ]);
  });

  test('in the days of a school for the team, and not for families', async () => {
    const path = `/api/v2/destination-days?destination_id=${eastern}&date=${TUE}`;
    const closedFor = async (caller: typeof admin) =>
      (await caller.send('GET', path)).json().data[0].closed_grades;
    expect(await closedFor(admin)).toMatchObject([{ id: easternFirst, name: 'Zoo', children: 2 }]);
    expect(await closedFor(await as(TINY.users.parentA.id))).toEqual([]);
  });

  test("on the team's start page", async () => {
    const desk = await admin.send('GET', '/api/admin/desk');
    expect(desk.json().data.closures.data).toMatchObject([{ name: 'Zoo', where: WHERE }]);
  });

  test('where another closure of their grade is about to be laid, and of no other grade', async () => {
    expect(await overlapping([easternFirst])).toMatchObject([{ name: 'Zoo', where: WHERE }]);
    expect(await overlapping([easternFourth])).toEqual([]);
  });

  test('in the list of closures and in that of lifted ones', async () => {
    const lifted = await office.send(
      'POST',
      '/api/v2/blackouts/removals',
      { blackouts: [trip] },
      { 'idempotency-key': 'lift-children' },
    );
    expect(lifted.json().data as BlackoutBatch).toMatchObject({ kind: 'removal', children: 2 });
  });
});

describe('lifting a closure of some children', () => {
  test('names them to their school, and tells others of the team how many they are', async () => {
    expect((await removal([trip])).opens).toEqual([
      { ...WHERE, granularity: 'grade', schools: 1, child_names: ['Ada Cole', 'Zoë Bell'] },
    ]);
    expect((await removal([trip], admin)).opens[0]?.child_names).toHaveLength(2);
    expect((await removal([trip], growth)).opens).toEqual([
      { ...WHERE, granularity: 'grade', schools: 1, child_names: [] },
    ]);
  });

  test('leaves out a child that has left the grade', async () => {
    await run('update lunchers set grade_id = $2 where id = $1', [going[0], easternFourth]);
    expect((await removal([trip])).opens).toMatchObject([
      { children: 1, child_names: ['Ada Cole'] },
    ]);
  });

  test('says what keeps the day closed for one of them, and nothing of other children', async () => {
    const { luncherId } = await world.family(easternFirst);
    await lay('Museum', [luncherId]);
    expect((await removal([trip])).still_closed).toEqual([]);
    await lay('Choir', going.slice(0, 1));
    await lay('Whole grade', null);
    expect((await removal([trip])).still_closed).toMatchObject([
      { name: 'Choir', where: { ...WHERE, children: 1 } },
      { name: 'Whole grade', where: { ...WHERE, children: null } },
    ]);
  });

  test('beside one of their whole grade opens both', async () => {
    const whole = await lay('Whole grade', null);
    expect((await removal([trip, whole])).opens).toMatchObject([
      { ...WHERE, children: null, child_names: [] },
      { ...WHERE, child_names: ['Ada Cole', 'Zoë Bell'] },
    ]);
  });
});
