import type { Planned } from '@yay/contract/menu-schedules/calls';
import type { MonthProposal } from '@yay/contract/menu-schedules/month';
import { monthDates } from '@yay/domain/calendar';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { codesOf } from '../../../test/codes-of.ts';
import { useTiny } from '../../../test/index.ts';

const { users, schools, menus } = TINY;
const FEBRUARY = monthDates('2027-02');
/** The last day of the tiny world's plan. */
const LAST_PLANNED = '2027-01-15';
const UNPLANNED = monthDates('2027-01').filter((date) => date > LAST_PLANNED);

const { app, as, rows, run } = await useTiny();
const ada = await as(users.admin.id);
let other: number;
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await run('delete from destination_days where date > $1', [LAST_PLANNED]);
  const made = await ada.send('POST', '/api/menus', { name: 'Other', last_day: '2027-06-30' });
  other = made.json().data.id;
});

const propose = async (query: string): Promise<MonthProposal> => {
  const answer = await ada.send('GET', `/api/menu-schedules/month?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const eastern = `destination_id=${schools.eastern}`;
const planOf = (weekdays: readonly (readonly [string, number, number])[], dates = FEBRUARY) => ({
  kind: 'weekdays',
  destination_ids: [schools.eastern],
  groups: ['Lower', 'Upper'],
  dates,
  menus: weekdays.map(([group, weekday, menu_id]) => ({ group, weekday, menu_id })),
});
const save = (plan: object, choices: object = {}) =>
  ada.send('POST', '/api/menu-schedules', { plan, ...choices });
const served = (group: string, from: string, to: string) =>
  rows<{ date: string; menu_id: number }>(
    `select date, menu_id from scheduled_menus where destination_id = $1 and group_name = $2
       and date between $3 and $4 and menu_id is not null order by date`,
    [schools.eastern, group, from, to],
  );

describe('a proposal', () => {
  test('is of the first month that is planned less than half, from where the plan ends', async () => {
    const proposal = await propose(eastern);
    expect(proposal).toMatchObject({ month: '2027-02-01', cells: 60, planned: 0 });
    expect(proposal.dates).toEqual([...UNPLANNED, ...FEBRUARY]);
    expect(proposal.groups.map(({ name }) => name)).toEqual(['Lower', 'Upper']);
    for (const { weekdays } of proposal.groups) {
      expect(weekdays.map(({ menu }) => menu?.id)).toEqual(Array(5).fill(menus.eastern));
      expect(weekdays.at(-1)?.from).toBe(LAST_PLANNED);
    }
  });

  test('of a month that is asked for tells the menus planned already', async () => {
    const january = await propose(`${eastern}&month=2027-01-20`);
    expect(january).toMatchObject({ month: '2027-01-01', cells: 42, planned: 22 });
  });

  test('leaves out days that are over, and menus that are archived', async () => {
    const november = await propose(`${eastern}&month=2026-11-01`);
    expect(november.dates[0]).toBe('2026-11-19');
    await run('update menus set archived_at = app_now() where id = $1', [menus.eastern]);
    const { groups } = await propose(eastern);
    await run('update menus set archived_at = null where id = $1', [menus.eastern]);
    expect(groups.flatMap(({ weekdays }) => weekdays.flatMap(({ menu }) => menu ?? []))).toEqual(
      [],
    );
  });

  test('is refused for a school that is not there, and to who may not plan', async () => {
    const answer = await ada.send('GET', '/api/menu-schedules/month?destination_id=999999');
    expect(answer.statusCode).toBe(422);
    expect(codesOf(answer)).toEqual({ destination_id: ['unknown_destination'] });
    const support = await as(users.support.id);
    const refused = await support.send('GET', `/api/menu-schedules/month?${eastern}`);
    expect(refused.statusCode).toBe(403);
  });
});

describe('a month by weekdays', () => {
  const everyDay = [1, 2, 3, 4, 5];

  test('gives each group the menu of the weekday, and makes menus last as long', async () => {
    const plan = planOf([
      ...everyDay.map((day) => ['Lower', day, menus.eastern] as const),
      ...everyDay.map((day) => ['Upper', day, day === 2 ? other : menus.eastern] as const),
    ]);
    const answer = await save(plan);
    expect(answer.statusCode, answer.body).toBe(200);
    const planned: Planned = answer.json().data;
    expect(planned.counts.set).toBe(40);
    expect(planned.extended).toMatchObject([{ id: menus.eastern, until: '2027-02-26' }]);
    const upper = await served('Upper', '2027-02-01', '2027-02-28');
    expect(upper.filter(({ menu_id }) => menu_id === other).map(({ date }) => date)).toEqual([
      '2027-02-02',
      '2027-02-09',
      '2027-02-16',
      '2027-02-23',
    ]);
    await run(`update menus set last_day = $2 where id = $1`, [menus.eastern, LAST_PLANNED]);
  });

  test('leaves a weekday without a menu alone', async () => {
    const answer = await save(planOf([['Lower', 1, other]]));
    expect(answer.json().data.counts.set).toBe(4);
    expect(await served('Lower', '2027-02-02', '2027-02-05')).toEqual([]);
    expect(await served('Upper', '2027-02-01', '2027-02-28')).toEqual([]);
  });

  test('replaces nothing that is planned unless it is asked to', async () => {
    const january = monthDates('2027-01').filter((date) => date > '2027-01-10');
    const plan = planOf([['Lower', 1, other]], january);
    const refused = await save(plan);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'menu_taken',
      planned: { counts: { taken: 1, set: 2 } },
    });
    expect((await save(plan, { taken: 'keep' })).json().data.counts).toMatchObject({ set: 2 });
    expect(await served('Lower', '2027-01-11', '2027-01-11')).toEqual([
      { date: '2027-01-11', menu_id: menus.eastern },
    ]);
  });

  test('is refused whole at the menu that no day can have', async () => {
    const go = await ada.send('POST', '/api/menus', {
      name: 'Fridge',
      kind: 'grab_and_go',
      last_day: '2027-06-30',
    });
    const answer = await save(
      planOf([
        ['Lower', 1, other],
        ['Lower', 2, go.json().data.id],
      ]),
    );
    expect(answer.statusCode).toBe(422);
    expect(codesOf(answer)).toEqual({ 'plan.menus.1.menu_id': ['not_a_calendar_menu'] });
    expect(await served('Lower', '2027-02-01', '2027-02-28')).toEqual([]);
  });
});
