import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { users, schools, markets, menus, grades } = TINY;

const { app, as, rows, run } = await useTiny();
const ada = await as(users.admin.id);
beforeEach(() => app.at('2026-11-18T16:00:00Z'));

const list = async (query: object = {}) => {
  const answer = await ada.send('POST', '/api/list', { model: 'GradeGroup', ...query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const placesOf = async (query: object = {}) =>
  (await list({ columns: ['school', 'group_name'], ...query })).data.map(
    (row: { school: string; group_name: string }) => `${row.school}, ${row.group_name}`,
  );

describe('the grade groups of schools', () => {
  test('stand by school and grade, each with the menus of its weekdays', async () => {
    const { data, total } = await list({
      columns: ['id', 'monday', 'friday', 'planned_until', 'gaps'],
    });
    expect(total).toBe(4);
    expect(data[0]).toMatchObject({
      planned_until: '2027-01-15',
      gaps: 0,
      monday: [{ name: expect.any(String), first: '2026-11-23', last: '2027-01-11' }],
      friday: [{ first: '2026-11-20', last: '2027-01-15' }],
    });
    const places = await placesOf();
    expect(places).toEqual([...places].sort());
  });

  test.each([
    ['a school', { where: [{ column: 'destination_id', value: schools.eastern }] }, 2],
    ['a market', { whereIn: [{ column: 'market_id', values: [markets.central] }] }, 2],
    ['a group', { where: [{ column: 'group_name', value: 'Lower' }] }, 2],
    ['the name of a menu', { search: { value: 'east menu' } }, 2],
    [
      'a menu',
      { whereHas: [{ relation: 'menus', where: [{ column: 'id', value: menus.central }] }] },
      2,
    ],
    [
      'a theme that nobody has',
      { whereHas: [{ relation: 'menus', where: [{ column: 'theme', value: 'taco' }] }] },
      0,
    ],
  ])('are found by %s', async (_what, query, count) => {
    expect(await placesOf(query)).toHaveLength(count);
  });

  test('say how many days of the next weeks lack a menu; closed days don’t count', async () => {
    const gone = await rows<{ id: number }>(
      `update destination_day_grades dg set menu_id = null from destination_days dd
       where dd.id = dg.destination_day_id and dd.destination_id = $1
         and dd.date in ('2026-11-25', '2026-11-26') and dg.group_name = 'Lower' returning dg.id`,
      [schools.eastern],
    );
    const lacking = { where: [{ column: 'soon', value: 'gaps' }] };
    const [found] = (await list({ columns: ['gaps'], ...lacking })).data;
    expect(found).toMatchObject({ gaps: 2 });
    await run(
      `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
       values ($1, 'Feast', 'holiday', '2026-11-26', '2026-11-26')`,
      [schools.eastern],
    );
    const [less] = (await list({ columns: ['gaps'], ...lacking })).data;
    expect(less).toMatchObject({ gaps: 1 });
    await run(`delete from blackouts where name = 'Feast'`);
    await run('update destination_day_grades set menu_id = $2 where id = any ($1)', [
      gone.map(({ id }) => id),
      menus.eastern,
    ]);
    expect((await list(lacking)).total).toBe(0);
  });

  test('leave out archived schools, and are hidden from people who may not see menus', async () => {
    await run(`update destinations set status = 'archived' where id = $1`, [schools.central]);
    const { data } = await list({ columns: ['id'] });
    await run(`update destinations set status = 'active' where id = $1`, [schools.central]);
    expect(data.map(({ id }: { id: number }) => id).sort()).toEqual([
      grades.easternFirst,
      grades.easternFourth,
    ]);
    const support = await as(users.support.id);
    const refused = await support.send('POST', '/api/list', { model: 'GradeGroup' });
    expect(refused.statusCode).toBe(422);
  });
});
