import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, vendor } = TINY.users;
const { schools, grades, menus, items } = TINY;
const MON = '2026-11-23';

const { app, as, run } = await useTiny();
const parent = await as(parentA.id);
beforeAll(async () => {
  await run(
    `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
     select $1, id, $2, 4 from destination_days where destination_id = $3 and date = $4`,
    [menus.eastern, items.bowl, schools.eastern, MON],
  );
  await run(
    `insert into blackouts (destination_id, grade_id, name, reason, starts_on, ends_on)
     values ($1, $2, 'Zoo', 'field_trip', $3, $3)`,
    [schools.eastern, grades.easternFourth, MON],
  );
});
const get = (path: string, caller = parent) => caller.send('GET', `/api/v2/${path}`);

describe('destination days', () => {
  const range = `destination-days?destination_id=${schools.eastern}&start=${MON}&end=2026-11-24`;

  test('tell groups, menus and specials', async () => {
    const { result, statements } = await watchStatements(() => get(range));
    expect(statements).toHaveLength(2);
    const [day, ...others] = result.json().data;
    expect(others).toHaveLength(1);
    expect(day).toMatchObject({
      destination_id: schools.eastern,
      date: MON,
      destinationDayGrades: [
        { group: 'Lower', menu: { id: menus.eastern, name: 'East menu' }, blackout: null },
        { group: 'Upper', menu_id: menus.eastern },
      ],
      closed_grades: [{ id: grades.easternFourth, name: 'Zoo', reason: 'field_trip' }],
      specials: [{ menu_id: menus.eastern, item_id: items.bowl, weight: 4 }],
    });
    expect(others[0].closed_grades).toEqual([]);
  });

  test('are those of a range, or those that are named', async () => {
    const of = async (more: string) => {
      const answer = await get(`destination-days?destination_id=${schools.eastern}${more}`);
      expect(answer.statusCode, more).toBe(200);
      return answer.json().data.map((day: { date: string }) => day.date);
    };
    expect(await of(`&date=${MON}`)).toEqual([MON]);
    expect(await of(`&date=2026-11-25,${MON}`)).toEqual([MON, '2026-11-25']);
    expect(await of(`&start=${MON}&end=2026-11-25&date=2026-11-24`)).toEqual(['2026-11-24']);
    for (const more of ['', `&start=${MON}`, '&date=', '&date=tomorrow', `&date=${MON},`]) {
      const answer = await get(`destination-days?destination_id=${schools.eastern}${more}`);
      expect(answer.statusCode, more).toBe(422);
    }
  });

  test('of one grade tell its group, and its closures', async () => {
    const [day] = (await get(`${range}&grade_id=${grades.easternFourth}`)).json().data;
    expect(day.destinationDayGrades).toMatchObject([
      {
        group: 'Upper',
        blackout: { isActive: true, name: 'Zoo' },
        blackout_type: 'date',
        blackout_reason: 'field_trip',
      },
    ]);
    const [lower] = (await get(`${range}&grade_id=${grades.easternFirst}`)).json().data;
    expect(lower.destinationDayGrades).toMatchObject([{ group: 'Lower', blackout: null }]);
  });

  test('of an unknown school are none; a turned or endless range is refused', async () => {
    const of = (id: number, start: string, end: string) =>
      get(`destination-days?destination_id=${id}&start=${start}&end=${end}`);
    expect((await of(424242, MON, MON)).json()).toEqual({ data: [] });
    expect((await of(1, MON, '2026-11-20')).statusCode).toBe(422);
    expect((await of(1, MON, '2030-01-01')).statusCode).toBe(422);
    expect((await get(range, app.nobody)).statusCode).toBe(401);
  });
});

describe('daily specials', () => {
  test('by menu and by day', async () => {
    const [special] = (await get(`daily-specials?menu_id=${menus.eastern}`)).json().data;
    expect(special).toMatchObject({
      menu: { id: menus.eastern },
      day: { destination_id: schools.eastern, date: MON },
      item: { id: items.bowl, names: { primary: 'Rice bowl' } },
      vendorItem: { id: items.bowl },
      weight: 4,
    });
    const byDay = await get(`daily-specials?destination_day_id=${special.day.id}`);
    expect(byDay.json().data).toHaveLength(1);
    expect((await get(`daily-specials?menu_id=${menus.central}`)).json().data).toEqual([]);
  });
});

describe('menus', () => {
  test('page by page', async () => {
    const answer = await get('menus', await as(vendor.id));
    expect(answer.json()).toMatchObject({
      data: [
        { id: menus.central, name: 'Central menu', lastDayOfMenu: '2027-01-15' },
        { id: menus.eastern },
      ],
      total: 2,
      current_page: 1,
      last_page: 1,
    });
    expect((await get('menus?page=2147483647')).json().data).toEqual([]);
  });

  test('one with its items', async () => {
    const { data } = (await get(`menus/${menus.eastern}`)).json();
    expect(data.items.map(({ id }: { id: number }) => id)).not.toContain(items.offMenuSalad);
    expect(data.items).toHaveLength(7);
    expect((await get('menus/424242')).statusCode).toBe(404);
  });

  test('shows a dish without a picture by the sign of its course', async () => {
    await run("update items set picture = '', tint = 'sky', version = version + 1 where id = $1", [
      items.bowl,
    ]);
    const { data } = (await get(`menus/${menus.eastern}`)).json();
    const bowl = data.items.find(({ id }: { id: number }) => id === items.bowl);
    expect(bowl.picture).toBe('/food/courses/bowl-sky.svg');
  });
});
