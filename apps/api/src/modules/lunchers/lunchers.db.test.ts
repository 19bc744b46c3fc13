import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, support, vendor } = TINY.users;
const { anna, ben, cleo } = TINY.lunchers;
const { grades } = TINY;

const { app, as, build, one, run } = await useTiny();
const parent = await as(parentA.id);
const other = await as(parentB.id);
const staff = await as(support.id);

const rowOf = async (id: number) => await one('select * from lunchers where id = $1', [id]);

const child = { first: 'Dora', last: 'Bauer', grade_id: grades.easternFourth };

describe('listing', () => {
  test('gives the family’s lunchers with school, grade and zone', async () => {
    const answer = await parent.send('GET', '/api/lunchers');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toEqual([
      {
        id: anna,
        first: 'Anna',
        name: { first: 'Anna', last: 'Abbott' },
        full_name: 'Anna Abbott',
        color: 'green',
        grade_id: grades.easternFourth,
        grade: {
          id: grades.easternFourth,
          label: 'Grade 4',
          destination_id: TINY.schools.eastern,
          destination: {
            id: TINY.schools.eastern,
            name: 'East School',
            abbreviation: 'EAS',
            market: {
              id: TINY.markets.eastern,
              name: 'Eastern',
              abbreviation: 'EST',
              timezone: 'America/New_York',
            },
          },
        },
        areOrdersRepeating: false,
        tolerances: { peanuts: 'avoid_strictly' },
      },
      expect.objectContaining({ id: ben, color: 'red', tolerances: {} }),
    ]);
  });

  test('is one statement beside the session’s', async () => {
    const { statements } = await watchStatements(() => parent.send('GET', '/api/lunchers'));
    expect(statements).toHaveLength(2);
  });

  test('of another family is for those who may act for it', async () => {
    const url = `/api/lunchers?userId=${parentB.id}`;
    expect((await staff.send('GET', url)).json().data).toHaveLength(1);
    expect((await other.send('GET', url)).json().data).toHaveLength(1);
    const refused = await parent.send('GET', url);
    const unknown = await parent.send('GET', '/api/lunchers?userId=999999');
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toEqual(unknown.json());
    expect((await staff.send('GET', '/api/lunchers?userId=999999')).statusCode).toBe(404);
  });

  test('while impersonating reaches that family alone', async () => {
    const acting = await as(parentA.id, support.id);
    expect((await acting.send('GET', '/api/lunchers')).json().data).toHaveLength(2);
    expect((await acting.send('GET', `/api/lunchers?userId=${parentB.id}`)).statusCode).toBe(404);
  });

  test('needs somebody', async () => {
    expect((await app.nobody.send('GET', '/api/lunchers')).statusCode).toBe(401);
  });

  test.each(['0', '-1', '1.5', 'abc', '99999999999', '1 or 1=1', '%00'])(
    'the family %s is none',
    async (userId) => {
      const answer = await staff.send('GET', `/api/lunchers?userId=${userId}`);
      expect(answer.statusCode).toBe(422);
    },
  );
});

describe('adding', () => {
  test('puts a luncher into a grade, with the next color', async () => {
    const answer = await other.send('POST', '/api/lunchers', {
      ...child,
      tolerances: { egg: 'avoid', vegan: 'prefers' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      full_name: 'Dora Bauer',
      color: 'red',
      grade_id: grades.easternFourth,
      tolerances: { egg: 'avoid', vegan: 'prefers' },
      areOrdersRepeating: false,
    });
  });

  test('colors go round, and those of the removed stay used', async () => {
    const caller = await as(vendor.id);
    await run(`insert into user_roles values ($1, 'customer')`, [vendor.id]);
    const colors: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { data } = (await caller.send('POST', '/api/lunchers', child)).json();
      colors.push(data.color);
      if (count % 2 === 1) await caller.send('DELETE', `/api/lunchers/${data.id}`);
    }
    expect(colors).toEqual(['green', 'red', 'blue', 'yellow', 'green', 'red']);
  });

  test('two at once get two colors', async () => {
    const caller = await as(support.id);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => caller.send('POST', '/api/lunchers', child)),
    );
    const colors = answers.map((answer) => answer.json().data.color);
    expect(colors.sort()).toEqual(['blue', 'green', 'red', 'yellow']);
  });

  test('is limited to the size of a family', async () => {
    const caller = await as(TINY.users.admin.id);
    for (let count = 0; count < 20; count += 1) {
      expect((await caller.send('POST', '/api/lunchers', child)).statusCode).toBe(201);
    }
    const refused = await caller.send('POST', '/api/lunchers', child);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors._).toEqual(['That is too many at once.']);
  });

  test('for another family is for those who may act for it', async () => {
    const url = `/api/lunchers?userId=${parentB.id}`;
    const refused = await parent.send('POST', url, child);
    expect(refused.statusCode).toBe(404);
    const made = await staff.send('POST', url, { ...child, first: 'Emil' });
    expect(await rowOf(made.json().data.id)).toMatchObject({ user_id: parentB.id });
  });

  test('a field that a client adds to the body changes nothing', async () => {
    const answer = await parent.send('POST', '/api/lunchers', {
      ...child,
      id: cleo,
      user_id: parentB.id,
      userId: parentB.id,
      color: 'yellow',
      destination_id: TINY.schools.central,
      deleted_at: '2020-01-01',
    });
    expect(await rowOf(answer.json().data.id)).toMatchObject({
      user_id: parentA.id,
      color: 'blue',
      destination_id: TINY.schools.eastern,
      deleted_at: null,
    });
    await parent.send('DELETE', `/api/lunchers/${answer.json().data.id}`);
  });

  test('takes few statements', async () => {
    const { statements } = await watchStatements(() => parent.send('POST', '/api/lunchers', child));
    expect(statements.length).toBeLessThanOrEqual(9);
  });
});

describe('a grade', () => {
  const refusedGrade = async (gradeId: unknown) => {
    const body = { ...child, grade_id: gradeId };
    const added = await parent.send('POST', '/api/lunchers', body);
    const changed = await parent.send('PUT', `/api/lunchers/${anna}`, { grade_id: gradeId });
    expect(changed.statusCode).toBe(added.statusCode);
    expect(changed.json()).toEqual(added.json());
    return added;
  };

  test('that nobody knows is refused', async () => {
    const answer = await refusedGrade(999_999);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      grade_id: ['Please choose a grade of this school.'],
    });
  });

  test.each(["I Don't Know Yet", 'i don’t know yet '])('called %s is refused', async (label) => {
    const grade = await build.grade({ label });
    expect((await refusedGrade(grade)).statusCode).toBe(422);
    await run('delete from grades where id = $1', [grade]);
  });

  test.each(['suspended', 'archived'])('of a school that is %s is refused', async (status) => {
    await run(`update destinations set status = $1 where id = $2`, [status, TINY.schools.central]);
    expect((await refusedGrade(grades.centralFourth)).statusCode).toBe(422);
    const kept = await parent.send('PUT', `/api/lunchers/${ben}`, {
      grade_id: grades.centralFirst,
      last: 'Abbott',
    });
    expect(kept.statusCode).toBe(200);
    await run(`update destinations set status = 'active'`);
  });

  test.each([0, -1, 1.5, 2 ** 31, 2 ** 53, '2', null, {}, []])('%j is none', async (gradeId) => {
    expect((await refusedGrade(gradeId)).statusCode).toBe(422);
  });
});

describe('the typed names', () => {
  test.each([
    [{ first: '' }, 'first'],
    [{ first: '   ' }, 'first'],
    [{ first: 'x'.repeat(81) }, 'first'],
    [{ last: 'x'.repeat(100_000) }, 'last'],
    [{ first: 'A\u0000b' }, 'first'],
    [{ first: 'A\nb' }, 'first'],
    [{ last: 7 }, 'last'],
    [{ tolerances: { peanuts: 'never' } }, 'tolerances.peanuts'],
    [{ tolerances: { gluten: 'avoid' } }, 'tolerances'],
    [{ tolerances: ['peanuts'] }, 'tolerances'],
    [{ tolerances: 'peanuts' }, 'tolerances'],
  ])('%j is refused at its field', async (bad, field) => {
    const before = await rowOf(anna);
    const added = await parent.send('POST', '/api/lunchers', { ...child, ...bad });
    const changed = await parent.send('PUT', `/api/lunchers/${anna}`, bad);
    for (const answer of [added, changed]) {
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    }
    expect(await rowOf(anna)).toEqual(before);
  });

  test('names of the world are names', async () => {
    const answer = await parent.send('PUT', `/api/lunchers/${ben}`, {
      first: 'Zoë-Ngọc 🦊',
      last: "O'Brien <b>",
    });
    expect(answer.json().data.full_name).toBe("Zoë-Ngọc 🦊 O'Brien <b>");
    await parent.send('PUT', `/api/lunchers/${ben}`, { first: 'Ben', last: 'Abbott' });
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'a tolerance called %s is none',
    async (key) => {
      const answer = await app.server.inject({
        method: 'PUT',
        url: `/api/lunchers/${anna}`,
        headers: { authorization: `Bearer ${parent.token}`, 'content-type': 'application/json' },
        payload: `{"tolerances": {"${key}": "avoid"}}`,
      });
      expect([400, 422]).toContain(answer.statusCode);
    },
  );
});

describe('another family’s luncher', () => {
  test.each([
    ['PUT', '', { first: 'Mine' }],
    ['PUT', '', { tolerances: {} }],
    ['DELETE', '', undefined],
    ['POST', '/check', { deleted: true }],
  ] as const)('is not there for %s %s', async (method, path, body) => {
    const before = await rowOf(cleo);
    const foreign = await parent.send(method, `/api/lunchers/${cleo}${path}`, body);
    const unknown = await parent.send(method, `/api/lunchers/999999${path}`, body);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual(unknown.json());
    expect(await rowOf(cleo)).toEqual(before);
  });

  test('is not there for an acting team member whose family it is not', async () => {
    const acting = await as(parentA.id, support.id);
    expect((await acting.send('DELETE', `/api/lunchers/${cleo}`)).statusCode).toBe(404);
  });

  test('is there for those who may act for it', async () => {
    const answer = await staff.send('PUT', `/api/lunchers/${cleo}`, { last: 'Baum' });
    expect(answer.json().data.full_name).toBe('Cleo Baum');
  });
});

describe('changing', () => {
  test('leaves fields alone that are not named', async () => {
    const before = await rowOf(anna);
    const answer = await parent.send('PUT', `/api/lunchers/${anna}`, { last: 'Baum' });
    expect(answer.json().data.full_name).toMatch(/ Baum$/);
    expect(answer.json().affected).toEqual([]);
    const sorted = { search_text: 'anna baum', sort_name: 'baum anna' };
    expect(await rowOf(anna)).toEqual({ ...before, last: 'Baum', ...sorted });
    await parent.send('PUT', `/api/lunchers/${anna}`, { last: before?.last });
    expect(await rowOf(anna)).toEqual(before);
  });

  test('nothing at all is no mistake', async () => {
    expect((await parent.send('PUT', `/api/lunchers/${anna}`, {})).statusCode).toBe(200);
  });

  test('needs the calendar’s permission', async () => {
    await run('delete from user_roles where user_id = $1', [vendor.id]);
    await run(`insert into user_roles values ($1, 'vendor')`, [vendor.id]);
    const caller = await as(vendor.id);
    expect((await caller.send('POST', '/api/lunchers', child)).statusCode).toBe(403);
    expect((await caller.send('PUT', `/api/lunchers/${anna}`, {})).statusCode).toBe(403);
    expect((await caller.send('DELETE', `/api/lunchers/${anna}`)).statusCode).toBe(403);
  });
});

describe('schools that a luncher can belong to', () => {
  test('are the active ones, with grades that can be chosen', async () => {
    const closedSchool = await build.school({ name: 'Closed School' });
    await run(`update destinations set status = 'archived' where id = $1`, [closedSchool]);
    await build.school({ name: 'Big Warehouse' });
    await build.grade({ label: 'I Don’t Know Yet' });
    const { result, statements } = await watchStatements(() =>
      parent.send('GET', '/api/v2/boarding-destinations'),
    );
    expect(statements).toHaveLength(2);
    expect(result.json().data).toEqual([
      {
        id: TINY.schools.central,
        name: 'Central School',
        abbreviation: 'CES',
        city: 'Testville',
        market_id: TINY.markets.central,
        grades: [
          { id: grades.centralFirst, label: 'Grade 1' },
          { id: grades.centralFourth, label: 'Grade 4' },
        ],
      },
      expect.objectContaining({
        name: 'East School',
        grades: [
          { id: grades.easternFirst, label: 'Grade 1' },
          { id: grades.easternFourth, label: 'Grade 4' },
        ],
      }),
    ]);
  });

  test('tell what is asked for of them', async () => {
    const ask = (search: string) => parent.send('GET', `/api/v2/boarding-destinations?${search}`);
    expect((await ask('fields=id,name&status=active')).json().data[0]).toEqual({
      id: TINY.schools.central,
      name: 'Central School',
    });
    expect((await ask('fields=id,secret')).statusCode).toBe(422);
    expect((await ask('status=archived')).statusCode).toBe(422);
  });

  test('need somebody', async () => {
    expect((await app.nobody.send('GET', '/api/v2/boarding-destinations')).statusCode).toBe(401);
  });
});
