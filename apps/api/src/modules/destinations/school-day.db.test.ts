import type { SchoolDay } from '@yay/contract/destinations/school-day';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { type Caller, useTiny, weekClient } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { users, schools, grades, lunchers, items, options } = TINY;
const TUESDAY = '2026-11-24';
const FRIDAY = '2026-11-27';

// Monday, 9:00 in the east.
const { app, as, build, one, run } = await useTiny({ now: '2026-11-23T14:00:00Z' });
const officer = await build.person({ roles: ['school'] });
await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
  officer,
  schools.eastern,
]);
const office = await as(officer);

async function dayOf(caller: Caller, query = `?date=${TUESDAY}`): Promise<SchoolDay> {
  const answer = await caller.send('GET', `/api/destinations/${schools.eastern}/day${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const room = await one<{ id: number }>(
  `insert into rooms (destination_id, name) values ($1, '204') returning id`,
  [schools.eastern],
);
await run('update lunchers set room_id = $1 where id = $2', [room.id, lunchers.anna]);
await run(
  `insert into lunch_periods (destination_id, group_name, name, starts_at, ends_at)
   select destination_id, group_name, 'Early lunch', '11:20', '11:50' from grades where id = $1`,
  [grades.easternFirst],
);
await build.order({
  luncherId: lunchers.anna,
  date: TUESDAY,
  itemId: items.bowl,
  optionIds: [options.teriyaki],
});
await build.order({ luncherId: lunchers.cleo, date: TUESDAY, itemId: items.pizza });
// Cleo ate here before; Anna did not.
await build.order({
  luncherId: lunchers.cleo,
  date: '2026-11-18',
  itemId: items.pizza,
  status: 'served',
});

describe('the day of a school', () => {
  test('counts lunches by item, kitchen and grade, with rooms and lunch periods', async () => {
    const day = await dayOf(office);
    expect(day).toMatchObject({
      date: TUESDAY,
      today: '2026-11-23',
      final: false,
      final_at: '2026-11-23T22:00:00.000Z',
      lunches: 2,
    });
    expect(day.items.map(({ item_id, lunches }) => [item_id, lunches])).toEqual([
      [items.pizza, 1],
      [items.bowl, 1],
    ]);
    expect(day.kitchens.reduce((sum, { lunches }) => sum + lunches, 0)).toBe(2);
    expect(day.grades.flatMap(({ rooms }) => rooms)).toEqual(['204']);
    expect(day.grades.find(({ grade_id }) => grade_id === grades.easternFirst)).toMatchObject({
      period: { name: 'Early lunch', starts_at: '11:20', ends_at: '11:50' },
    });
    const total = (key: 'lunches' | 'strict' | 'new') =>
      day.grades.reduce((sum, grade) => sum + grade[key], 0);
    expect([total('lunches'), total('strict'), total('new')]).toEqual([2, 1, 1]);
  });

  test('names children with strict allergies, and whether their meal is safe', async () => {
    const [before] = (await dayOf(office)).allergies;
    expect(before).toMatchObject({
      luncher_id: lunchers.anna,
      room: '204',
      avoids: ['peanuts'],
      unsafe: null,
    });
    expect(before?.name).toMatch(/^Anna /);
    await run(`update options set properties = properties || '{"peanuts": "yes"}' where id = $1`, [
      options.teriyaki,
    ]);
    const [after] = (await dayOf(office)).allergies;
    expect(after?.unsafe).toMatchObject({ property: 'peanuts', verified: true });
    await run(`update options set properties = properties || '{"peanuts": "no"}' where id = $1`, [
      options.teriyaki,
    ]);
  });

  test('lists newcomers and those whom the office has to place', async () => {
    const day = await dayOf(office);
    expect(day.newcomers).toMatchObject([{ luncher_id: lunchers.anna, first_lunch_on: TUESDAY }]);
    expect(day.unplaced).toMatchObject([
      { luncher_id: lunchers.cleo, missing: 'room', has_lunch: true },
    ]);
    expect(day.unplaced_total).toBe(1);
    const unknown = await build.grade({ label: 'I Don’t Know Yet' });
    const { luncherId } = await build.family({ lunchers: [{ gradeId: unknown }] });
    const [first] = (await dayOf(office, `?date=${FRIDAY}`)).unplaced;
    expect(first).toMatchObject({ luncher_id: luncherId, missing: 'grade', has_lunch: false });
    await run('update lunchers set deleted_at = app_now() where id = $1', [luncherId]);
  });

  test('tells lunches added, changed and canceled, and none that came and went', async () => {
    const { id } = await build.family({ lunchers: [{ first: 'Noor' }, { first: 'Otto' }] });
    const [noor = 0, otto = 0] = (
      await app.platform.db.run<{ id: number }>(
        'select id from lunchers where user_id = $1 order by id',
        [id],
      )
    ).rows.map((row) => row.id);
    const week = weekClient(await as(id), id, '2026-11-30');
    const date = '2026-12-01';
    const of = async () => (await dayOf(office, `?date=${date}`)).changes;
    const stew = { date, entreeId: items.mysteryStew };
    await week.save({ [noor]: [stew], [otto]: [stew] });
    expect((await of()).map(({ kind }) => kind)).toEqual(['added', 'added']);

    await app.at('2026-11-25T14:00:00Z');
    await week.save({
      [noor]: [{ date, entreeId: items.pizza, optionIds: [options.oneSlice] }],
      [otto]: [{ date, entreeId: null }],
    });
    expect(await of()).toMatchObject([
      { luncher_id: noor, kind: 'changed', was: expect.stringMatching(/stew/i) },
      { luncher_id: otto, kind: 'canceled', was: null },
    ]);
    await week.save({ [otto]: [stew] });
    await week.save({ [otto]: [{ date, entreeId: null }] });
    expect((await of()).filter(({ luncher_id }) => luncher_id === otto)).toMatchObject([
      { kind: 'canceled' },
    ]);
    await app.at('2026-11-23T14:00:00Z');
  });

  test('says what each kitchen brings and by when, as far as lunch periods are known', async () => {
    const kitchens = async () => (await dayOf(office)).kitchens;
    const brings = (await kitchens()).find((kitchen) =>
      kitchen.items.some(({ item_id: id }) => id === items.pizza),
    );
    expect(brings?.needed_by).toBe('11:20');
    expect(brings?.items.map((item) => item.lunches)).toContain(1);
    await run('delete from lunch_periods where destination_id = $1', [schools.eastern]);
    for (const kitchen of await kitchens()) expect(kitchen.needed_by).toBeNull();
  });

  test('names the latest 50 changes, how many there are, and all when asked', async () => {
    const date = '2026-12-08';
    for (let child = 0; child < 52; child += 1) {
      const { luncherId } = await build.family();
      const order = await build.order({ luncherId, date });
      await run(
        `insert into order_events (order_id, user_id, kind, after)
         select id, user_id, 'placed', '{}' from orders where id = $1`,
        [order],
      );
    }
    const latest = await dayOf(office, `?date=${date}`);
    expect(latest).toMatchObject({ changes_total: 52, changes: { length: 50 } });
    const all = await dayOf(office, `?date=${date}&changes=all`);
    expect(all).toMatchObject({ changes_total: 52, changes: { length: 52 } });
  });

  test('shows closures of its grades ahead, and nobody else’s', async () => {
    await run(
      `insert into blackouts (destination_id, grade_id, name, type, reason, starts_on, ends_on)
       values ($1, $2, 'Museum', 'date', 'field_trip', '2026-12-02', '2026-12-02'),
         ($3, null, 'Elsewhere', 'date', 'school_closed', '2026-12-03', '2026-12-03'),
         ($1, null, 'Far', 'date', 'school_closed', '2027-02-03', '2027-02-03')`,
      [schools.eastern, grades.easternFirst, schools.central],
    );
    const { closures_ahead: ahead } = await dayOf(office);
    expect(ahead).toMatchObject([{ name: 'Museum', grades: [expect.any(String)] }]);
  });

  test('is the day that runs without a date, and Monday on a weekend', async () => {
    expect((await dayOf(office, '')).date).toBe('2026-11-23');
    await app.at('2026-11-28T15:00:00Z');
    expect((await dayOf(office, '')).date).toBe('2026-11-30');
    await app.at('2026-11-23T14:00:00Z');
  });

  test('takes as many statements for many lunches as for few', async () => {
    const few = await watchStatements(() => dayOf(office));
    for (let child = 0; child < 12; child += 1) {
      const { luncherId } = await build.family();
      await run(`update lunchers set tolerances = '{"milk": "avoid_strictly"}' where id = $1`, [
        luncherId,
      ]);
      await build.order({ luncherId, date: TUESDAY });
    }
    const many = await watchStatements(() => dayOf(office));
    expect(many.statements.length).toBe(few.statements.length);
    expect((await dayOf(office)).allergies).toHaveLength(13);
  });
});

describe('seating', () => {
  const seat = (body: object, caller = office, school: number = schools.eastern) =>
    caller.send('PUT', `/api/destinations/${school}/seats`, body);
  const roomOf = async (id: number) =>
    (await one<{ room_id: number | null }>('select room_id from lunchers where id = $1', [id]))
      .room_id;

  test('puts a child into a room, takes her out again, and is on record', async () => {
    const body = { room_id: room.id, luncher_ids: [lunchers.cleo] };
    expect((await seat(body)).statusCode).toBe(204);
    expect(await roomOf(lunchers.cleo)).toBe(room.id);
    expect((await dayOf(office)).unplaced.map(({ luncher_id: id }) => id)).not.toContain(
      lunchers.cleo,
    );
    expect((await seat({ ...body, room_id: null })).statusCode).toBe(204);
    expect(await roomOf(lunchers.cleo)).toBeNull();
    const acts = await app.platform.db.run(
      `select from activity_log where action = 'school.seated'`,
    );
    expect(acts.rowCount).toBe(2);
  });

  test('with a child of another school changes nothing', async () => {
    const both = { room_id: room.id, luncher_ids: [lunchers.cleo, lunchers.ben] };
    expect((await seat(both)).statusCode).toBe(404);
    expect(await roomOf(lunchers.cleo)).toBeNull();
    const elsewhere = { room_id: room.id, luncher_ids: [lunchers.ben] };
    expect((await seat(elsewhere, office, schools.central)).statusCode).toBe(404);
    const admin = await as(users.admin.id);
    const foreignRoom = await seat(elsewhere, admin, schools.central);
    expect([foreignRoom.statusCode, foreignRoom.json().errors]).toMatchObject([
      422,
      { room_id: expect.any(Array) },
    ]);
    expect(await roomOf(lunchers.ben)).toBeNull();
  });

  test('is not for those of the team who may not see people', async () => {
    const growth = await as(await build.person({ roles: ['growth_jr'] }));
    const body = { room_id: room.id, luncher_ids: [lunchers.cleo] };
    expect((await seat(body, growth)).statusCode).toBe(404);
  });
});

describe('the readers of a school’s day', () => {
  test('an office gets the answer of a missing school for any other one', async () => {
    const answers = await Promise.all(
      [schools.central, 4711].map((id) =>
        office.send('GET', `/api/destinations/${id}/day?date=${TUESDAY}`),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  test('of the team, only those who may see people read the names of children', async () => {
    const [named] = (await dayOf(await as(users.admin.id))).allergies;
    expect(named?.name).toMatch(/\w/);
    const growth = await as(await build.person({ roles: ['growth_jr'] }));
    const day = await dayOf(growth);
    for (const { name } of [...day.allergies, ...day.newcomers, ...day.unplaced, ...day.changes]) {
      expect(name).toBeNull();
    }
    expect(JSON.stringify(day)).not.toContain('Anna');
  });

  test('an impossible date is refused at its field', async () => {
    const answer = await office.send(
      'GET',
      `/api/destinations/${schools.eastern}/day?date=2026-02-30`,
    );
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['date']]);
  });
});
