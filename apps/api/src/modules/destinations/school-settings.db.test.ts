import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, forgetOrders, useTiny, weekClient } from '../../../test/index.ts';

const { users, schools, markets, grades, lunchers, items } = TINY;
const MON = '2026-11-23';
const AHEAD = 'Families have already ordered this, so it can’t change now.';

/** Belongs to the eastern school. */
let office: Caller;

const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(users.admin.id);
const bob = await as(users.parentB.id);
beforeAll(async () => {
  const officer = await build.person({ roles: ['school'] });
  await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
    officer,
    schools.eastern,
  ]);
  office = await as(officer);
});
beforeEach(() => forgetOrders(db));

let made = 0;
const body = (more: object = {}) => {
  made += 1;
  return {
    name: `School ${made}`,
    abbreviation: `S${made}`,
    market_id: markets.eastern,
    grades: [
      { label: 'Kindergarten', group: 'Lower' },
      { label: 'Grade 1', group: 'Lower' },
    ],
    ...more,
  };
};
async function create(more: object = {}): Promise<DestinationRecord> {
  const answer = await ada.send('POST', '/api/destinations', body(more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const read = async (id: number, caller = ada): Promise<DestinationRecord> =>
  (await caller.send('GET', `/api/destinations/${id}`)).json().data;
const put = (school: DestinationRecord, changes: object, caller = ada) =>
  caller.send('PUT', `/api/destinations/${school.id}`, {
    name: school.name,
    abbreviation: school.abbreviation,
    city: school.city,
    market_id: school.market.id,
    status: school.status,
    contact_email: school.contact_email,
    grades: gradesOf(school),
    version: school.version,
    ...changes,
  });
const gradesOf = (school: DestinationRecord) =>
  school.grades.map(({ id, label, group }) => ({ id, label, group }));
const labels = (school: DestinationRecord) => school.grades.map(({ label }) => label);

describe('a school', () => {
  test('is opened with its grades, and the one of those who do not know theirs, which is hidden', async () => {
    const created = await create({
      name: ' Oak Hill ',
      abbreviation: 'oak',
      contact_email: ' Office@Oak.test ',
    });
    expect(created).toMatchObject({
      name: 'Oak Hill',
      slug: 'oak-hill',
      abbreviation: 'OAK',
      status: 'active',
      contact_email: 'office@oak.test',
      version: 1,
    });
    expect(labels(created)).toEqual(['Kindergarten', 'Grade 1']);
    const kept = await rows<{ label: string }>(
      'select label from grades where destination_id = $1 order by position',
      [created.id],
    );
    expect(kept.map(({ label }) => label)).toEqual(['Kindergarten', 'Grade 1', "I Don't Know Yet"]);
    const offeredSchools = (await bob.send('GET', '/api/v2/boarding-destinations')).json();
    expect(JSON.stringify(offeredSchools)).toContain('Oak Hill');
    expect(JSON.stringify(offeredSchools)).not.toContain('Know Yet');
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ abbreviation: 'EAS' }, 'abbreviation'],
    [{ market_id: 4711 }, 'market_id'],
    [{ contact_email: 'office' }, 'contact_email'],
    [{ status: 'closed' }, 'status'],
    [{ grades: [{ label: '', group: 'Lower' }] }, 'grades.0.label'],
    [{ grades: [{ label: 'A', group: '' }] }, 'grades.0.group'],
    [{ grades: [{ id: grades.easternFirst, label: 'A', group: 'B' }] }, 'grades.0'],
    [{ grades: [{ label: 'i don’t know yet', group: 'A' }] }, 'grades.0.label'],
    [
      {
        grades: [
          { label: 'One', group: 'A' },
          { label: ' one ', group: 'A' },
        ],
      },
      'grades.1.label',
    ],
    [{ grades: Array.from({ length: 41 }, (_, i) => ({ label: `${i}`, group: 'A' })) }, 'grades'],
  ])('is not opened with %j', async (wrong, field) => {
    const answer = await ada.send('POST', '/api/destinations', body(wrong));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('is changed by two people: the second sees how it is now', async () => {
    const seen = await create();
    expect((await put(seen, { city: 'Richmond' })).statusCode).toBe(200);
    const second = await put(seen, { city: 'Nashville' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'version_conflict']);
    expect(second.json().destination).toMatchObject({ city: 'Richmond', version: 2 });
    expect((await read(seen.id)).city).toBe('Richmond');
  });
});

describe('its grades', () => {
  test('change names, places and groups, go and come back as who they were', async () => {
    const before = await create();
    const [kindergarten, first] = gradesOf(before);
    if (!kindergarten || !first) throw new Error('two grades');
    const swapped = await put(before, {
      grades: [
        { ...first, label: 'Kindergarten' },
        { ...kindergarten, label: 'Grade 1', group: 'Upper' },
        { id: null, label: 'Grade 2', group: 'Upper' },
      ],
    });
    expect(swapped.statusCode, swapped.body).toBe(200);
    const now: DestinationRecord = swapped.json().data;
    expect(now.grades.map(({ id, label, group }) => [id, label, group])).toEqual([
      [first.id, 'Kindergarten', 'Lower'],
      [kindergarten.id, 'Grade 1', 'Upper'],
      [expect.any(Number), 'Grade 2', 'Upper'],
    ]);
    const less = (await put(now, { grades: gradesOf(now).slice(0, 2) })).json().data;
    expect(labels(less)).toEqual(['Kindergarten', 'Grade 1']);
    const back = await put(less, {
      grades: [...gradesOf(less), { label: 'grade 2', group: 'Upper' }],
    });
    expect(back.json().data.grades[2]).toMatchObject({ id: now.grades[2]?.id, label: 'grade 2' });
  });

  test('one with lunchers stays', async () => {
    const east = await read(schools.eastern);
    const answer = await put(east, { grades: [] });
    expect(answer.json().errors).toEqual({ grades: ['A grade with lunchers can’t be removed.'] });
    expect(labels(await read(schools.eastern))).toEqual(labels(east));
  });

  test('one that goes takes no luncher any more', async () => {
    const school = await create();
    const [gone] = school.grades;
    await put(school, { grades: gradesOf(school).slice(1) });
    const answer = await bob.send('POST', '/api/lunchers', {
      first: 'Nia',
      last: 'Bo',
      grade_id: gone?.id,
      tolerances: {},
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain('grade_id');
    const offeredSchools = (await bob.send('GET', '/api/v2/boarding-destinations')).json();
    expect(JSON.stringify(offeredSchools)).not.toContain(`"id":${gone?.id},"label":"Kindergarten"`);
  });

  test('another group waits until placed orders are served', async () => {
    await build.order({ luncherId: lunchers.cleo, date: MON });
    const east = await read(schools.eastern);
    const regrouped = (id: number) => ({
      grades: gradesOf(east).map((one) => (one.id === id ? { ...one, group: 'Other' } : one)),
    });
    const [order] = await rows<{ grade_id: number }>('select grade_id from orders');
    const index = east.grades.findIndex(({ id }) => id === order?.grade_id);
    const refused = await put(east, regrouped(order?.grade_id ?? 0));
    expect(refused.json()).toMatchObject({
      errors: { [`grades.${index}.group`]: [AHEAD] },
      ahead: { orders: 1, families: 1, last_on: MON },
    });
    const other = east.grades.find(({ id }) => id !== order?.grade_id);
    const taken = await put(east, regrouped(other?.id ?? 0));
    expect(taken.statusCode, taken.body).toBe(200);
    await put(taken.json().data, { grades: gradesOf(east) });
  });
});

describe('closed or moved', () => {
  test('is a school only when no meal is scheduled; then nothing can be ordered there', async () => {
    await build.order({ luncherId: lunchers.cleo, date: MON });
    const east = await read(schools.eastern);
    for (const status of ['suspended', 'archived']) {
      const refused = await put(east, { status });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'school_has_meals']);
    }
    const moved = await put(east, { market_id: markets.central });
    expect(moved.json().errors).toEqual({ market_id: [AHEAD] });

    await forgetOrders(db);
    const closed = await put(east, { status: 'suspended' });
    expect(closed.json().data.status).toBe('suspended');
    const week = weekClient(bob, users.parentB.id, MON);
    await week.read();
    const { results } = await week.save({
      [lunchers.cleo]: [{ date: MON, entreeId: items.bowl }],
    });
    expect(results[0]?.code).toBe('no_menu');
    expect((await put(closed.json().data, { status: 'active' })).statusCode).toBe(200);
  });

  test('a save at that very moment is found or refused', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await forgetOrders(db);
      await run(`update destinations set status = 'active' where id = $1`, [schools.eastern]);
      const east = await read(schools.eastern);
      const week = weekClient(bob, users.parentB.id, MON);
      await week.read();
      const [saved, closed] = await Promise.all([
        week.save({ [lunchers.cleo]: [{ date: MON, entreeId: items.bowl }] }),
        put(east, { status: 'suspended' }),
      ]);
      expect(saved.results[0]?.code == null, `turn ${turn}`).toBe(closed.statusCode === 409);
    }
    await run(`update destinations set status = 'active' where id = $1`, [schools.eastern]);
  });

  test('nor into a market that is archived', async () => {
    const market = { name: 'Old', abbreviation: 'OLD' };
    const { id } = (await ada.send('POST', '/api/markets', market)).json().data;
    await ada.send('POST', `/api/markets/${id}/archive`);
    const school = await create();
    const refused = await put(school, { market_id: id });
    expect(refused.json().errors).toEqual({ market_id: ['We can’t find this market.'] });
  });
});

describe('from outside', () => {
  test('an office reads its own school with its grades, and changes none', async () => {
    const own = await read(schools.eastern, office);
    expect(own.grades.length).toBeGreaterThan(0);
    expect((await put(own, { name: 'Mine' }, office)).statusCode).toBe(403);
    const other = await office.send('GET', `/api/destinations/${schools.central}`);
    expect(other.statusCode).toBe(404);
    expect((await office.send('POST', '/api/destinations', body())).statusCode).toBe(403);
    expect((await bob.send('POST', '/api/destinations', body())).statusCode).toBe(403);
    expect((await app.nobody.send('POST', '/api/destinations', body())).statusCode).toBe(401);
  });

  test('a grade of another school does not belong to this one', async () => {
    const school = await create();
    const foreign = { id: grades.centralFirst, label: 'Stolen', group: 'Lower' };
    const answer = await put(school, { grades: [...gradesOf(school), foreign] });
    expect(answer.json().errors).toEqual({
      'grades.2': ['Please choose a grade of this school.'],
    });
    const gone = await put({ ...school, id: 4711 }, {});
    expect(gone.statusCode).toBe(404);
  });
});
