import type { Planned } from '@yay/contract/menu-schedules/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { forgetOrders, useTiny, weekClient } from '../../../test/index.ts';

const { admin, parentB } = TINY.users;
const { markets, schools, items, menus, lunchers } = TINY;
const { offMenuSalad: salad, lastSushi: sushi, bowl } = items;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const WED = '2026-11-25';
const NEXT_MON = '2026-11-30';
const NEXT_TUE = '2026-12-01';
const NEXT_WED = '2026-12-02';

const { app, as, db, rows, run } = await useTiny();
const ada = await as(admin.id);
beforeEach(async () => {
  await app.at('2026-11-18T16:00:00Z');
  await forgetOrders(db);
  await run('delete from daily_specials');
  await run('delete from blackouts');
  await run('update items set archived_at = null');
  await run(`update destination_day_grades dg
    set menu_id = case dd.destination_id when 1 then 1 else 2 end
    from destination_days dd where dd.id = dg.destination_day_id`);
});

const special = (item: number, date: string, weight = 1, menu: number = menus.eastern) =>
  rows(
    `insert into daily_specials (menu_id, destination_day_id, item_id, weight)
     select $1, id, $2, $4 from destination_days
     where destination_id = case $1::int when 1 then 1 else 2 end and date = $3`,
    [menu, item, date, weight],
  );
const specialsOn = async (date: string, school: number = schools.eastern) =>
  rows<{ item_id: number; weight: number; menu_id: number }>(
    `select s.item_id, s.weight, s.menu_id from daily_specials s
     join destination_days dd on dd.id = s.destination_day_id
     where dd.date = $1 and dd.destination_id = $2 order by s.item_id`,
    [date, school],
  );
const week = (more: object = {}) => ({
  kind: 'copy',
  unit: 'week',
  from: MON,
  to: [NEXT_MON],
  destination_ids: [schools.eastern],
  groups: ['Lower', 'Upper'],
  ...more,
});
const save = (plan: object, choices: object = {}) =>
  ada.send('POST', '/api/menu-schedules', { plan, ...choices });
const preview = async (plan: object): Promise<Planned> =>
  (await ada.send('POST', '/api/menu-schedules/preview', { plan })).json().data;

test('a copied week brings its specials with their weights, once for all its groups', async () => {
  await special(salad, MON, 7);
  await special(sushi, TUE);
  await special(salad, TUE, 3);
  expect((await preview(week())).specials).toMatchObject({ counts: { set: 3, same: 0 }, left: [] });
  expect(await specialsOn(NEXT_MON)).toEqual([]);

  const saved = await save(week());
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json().data.specials.counts).toMatchObject({ set: 3 });
  expect(await specialsOn(NEXT_MON)).toEqual([
    { item_id: salad, weight: 7, menu_id: menus.eastern },
  ]);
  expect((await specialsOn(NEXT_TUE)).map(({ item_id }) => item_id)).toEqual(
    [sushi, salad].toSorted((a, b) => a - b),
  );
  const [deed] = await rows<{ after: object }>(
    `select after from activity_log where action = 'menu.scheduled' order by id desc limit 1`,
  );
  expect(deed?.after).toMatchObject({ specials: 3, starts_on: NEXT_MON, ends_on: NEXT_TUE });
  // Again is nothing, and stands in no record.
  const again = await save(week());
  expect(again.json().data.specials.counts).toMatchObject({ set: 0, same: 3 });
});

test('a day has two of them at most: the present ones stay, and a special left behind is told', async () => {
  await special(salad, MON, 9);
  await special(sushi, MON);
  await special(bowl, NEXT_MON, 4);
  const { specials } = (await save(week())).json().data as Planned;
  expect(specials.counts).toMatchObject({ set: 1, full: 1 });
  expect(specials.left).toMatchObject([
    {
      destination: { id: schools.eastern, name: 'East School' },
      date: NEXT_MON,
      item: { id: sushi },
      outcome: 'full',
    },
  ]);
  expect(await specialsOn(NEXT_MON)).toEqual([
    { item_id: bowl, weight: 4, menu_id: menus.eastern },
    { item_id: salad, weight: 9, menu_id: menus.eastern },
  ]);
});

test('a special that nobody could choose any more is not copied', async () => {
  await special(salad, MON);
  await run('update items set archived_at = app_now() where id = $1', [salad]);
  expect((await preview(week())).specials.counts).toMatchObject({ set: 0, unavailable: 1 });
  await save(week());
  expect(await specialsOn(NEXT_MON)).toEqual([]);
});

test('a day that is closed or locked is skipped with its specials, and told', async () => {
  for (const date of [MON, TUE, WED]) await special(salad, date);
  await run(
    `insert into blackouts (market_id, name, reason, starts_on, ends_on)
     values ($1, 'Snow', 'weather_closure', $2, $2)`,
    [markets.eastern, NEXT_MON],
  );
  await run('update market_days set locked_at = app_now() where date = $1', [NEXT_TUE]);
  const { specials } = (await save(week())).json().data as Planned;
  await run('update market_days set locked_at = null where date = $1', [NEXT_TUE]);
  expect(specials.counts).toMatchObject({ set: 1, day_stays: 2 });
  expect(specials.left.map(({ date, outcome }) => [date, outcome])).toEqual([
    [NEXT_MON, 'day_stays'],
    [NEXT_TUE, 'day_stays'],
  ]);
  expect(await specialsOn(NEXT_MON)).toEqual([]);
  expect(await specialsOn(NEXT_TUE)).toEqual([]);
  expect(await specialsOn(NEXT_WED)).toHaveLength(1);
});

test('specials of a day that another menu has are copied only where it is replaced', async () => {
  await special(salad, MON);
  await run(
    `update destination_day_grades dg set menu_id = $1 from destination_days dd
     where dd.id = dg.destination_day_id and dd.destination_id = 1 and dd.date = $2`,
    [menus.central, NEXT_MON],
  );
  expect((await preview(week())).specials.counts).toMatchObject({ set: 0, taken: 1 });
  const kept = await save(week(), { taken: 'keep' });
  expect(kept.json().data.specials.counts).toMatchObject({ taken: 1 });
  expect(await specialsOn(NEXT_MON)).toEqual([]);
  const replaced = await save(week(), { taken: 'overwrite' });
  expect(replaced.json().data.specials.counts).toMatchObject({ set: 1, taken: 0 });
  expect(await specialsOn(NEXT_MON)).toHaveLength(1);
});

test('each school brings its own, and a month brings those of its days', async () => {
  await special(salad, MON);
  await special(sushi, TUE, 2, menus.central);
  const both = { destination_ids: [schools.eastern, schools.central] };
  // November has five Mondays: the fourth goes to the fourth.
  const answer = await save(week({ ...both, unit: 'month', to: ['2026-12-09'] }));
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await specialsOn('2026-12-28')).map(({ item_id }) => item_id)).toEqual([salad]);
  expect(await specialsOn('2026-12-22', schools.central)).toEqual([
    { item_id: sushi, weight: 2, menu_id: menus.central },
  ]);
  expect(await specialsOn('2026-12-28', schools.central)).toEqual([]);
});

test('a copied special can be ordered', async () => {
  await special(salad, MON);
  await save(week());
  const family = weekClient(await as(parentB.id), parentB.id, NEXT_MON);
  const { results } = await family.save({
    [lunchers.cleo]: [{ date: NEXT_MON, entreeId: salad }],
  });
  expect(results[0]?.code ?? null).toBeNull();
});

test('two copies at once, and a special that is made meanwhile, never make three', async () => {
  await special(salad, MON);
  await special(sushi, MON);
  const [day] = await rows<{ id: number }>(
    'select id from destination_days where destination_id = 1 and date = $1',
    [NEXT_MON],
  );
  for (let turn = 0; turn < 6; turn += 1) {
    const made = () =>
      ada.send('POST', '/api/v2/daily-specials', {
        menu_id: menus.eastern,
        destination_day_id: day?.id,
        item_id: bowl,
      });
    const answers = await Promise.all([save(week()), made(), save(week())]);
    expect([200, 201, 422]).toEqual(
      expect.arrayContaining(answers.map(({ statusCode }) => statusCode)),
    );
    expect(answers[0]?.statusCode).toBe(200);
    expect(answers[2]?.statusCode).toBe(200);
    expect(await specialsOn(NEXT_MON)).toHaveLength(2);
    await run('delete from daily_specials where destination_day_id = $1', [day?.id]);
  }
});
