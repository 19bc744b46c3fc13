import type { FamilyOverview } from '@yay/contract/users/overview';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { support, parentA } = TINY.users;
const { eastern } = TINY.schools;

// Wednesday, 11:00 in New York.
const { as, build, run } = await useTiny({ now: '2026-11-18T16:00:00Z' });
const casey = await as(support.id);

const read = async (id: number, caller = casey): Promise<FamilyOverview> => {
  const answer = await caller.send('GET', `/api/users/${id}/overview`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

describe('a family at a glance', () => {
  test('has every child with all that it must not have, avoids and prefers', async () => {
    const family = await build.family({ lunchers: [{ first: 'Mia' }, { first: 'Leo' }] });
    const tolerances = { peanuts: 'avoid_strictly', sesame: 'avoid', vegetarian: 'prefers' };
    await run('update lunchers set tolerances = $2 where id = $1', [
      family.luncherIds[1],
      JSON.stringify(tolerances),
    ]);
    const { lunchers } = await read(family.id);
    expect(lunchers.map(({ first, tolerances: named }) => [first, named])).toEqual([
      ['Mia', {}],
      ['Leo', tolerances],
    ]);
    expect(lunchers[0]).toMatchObject({ color: 'green', full_name: 'Mia Pohl' });
  });

  test('counts the orders and the offer of the days of two weeks', async () => {
    const family = await build.family({ lunchers: [{}, {}] });
    const [first = 0, second = 0] = family.luncherIds;
    await build.order({ luncherId: first, date: '2026-11-19' });
    await build.order({ luncherId: second, date: '2026-11-19' });
    const cancelled = await build.order({ luncherId: first, date: '2026-11-20' });
    await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
      cancelled,
    ]);
    // Grab & go from the shelf is no lunch of the menu that is offered.
    await build.order({ luncherId: first, date: '2026-11-19', kind: 'grab_and_go' });
    await run(
      `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
       values ($1, 'Storm', 'weather_closure', '2026-11-24', '2026-11-24')`,
      [eastern],
    );
    const { weeks } = await read(family.id);
    expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-16', '2026-11-23']);
    const days = weeks.flatMap((week) => week.days);
    expect(days).toHaveLength(10);
    const on = (date: string) => days.find((day) => day.date === date);
    expect(on('2026-11-19')).toEqual({ date: '2026-11-19', ordered: 2, offered: 2 });
    expect(on('2026-11-20')).toEqual({ date: '2026-11-20', ordered: 0, offered: 2 });
    expect(on('2026-11-24')).toEqual({ date: '2026-11-24', ordered: 0, offered: 0 });
    await run('update blackouts set lifted_at = app_now()');
  });

  test('has its money, its open cases and its last change', async () => {
    const family = await build.family();
    expect(await read(family.id)).toMatchObject({
      money: { credit: 0, yay_bucks: 0, owed: 0, default_card: null },
      cases: { dunning_since: null, choices: 0, approvals: 0 },
      last_change: null,
    });
    await build.credit(family.id, 600);
    await build.debt(family.id, 1_250);
    await run(
      `insert into dunning_cases (user_id, tries, grace_ends_at)
       values ($1, 1, app_now() + interval '7 days')`,
      [family.id],
    );
    const changed = await casey.send('PUT', `/api/users/${family.id}`, { first: 'Nora' });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await read(family.id)).toMatchObject({
      money: { credit: 600, owed: 1_250 },
      cases: { dunning_since: expect.stringMatching(/^2026-11-18T16:0/) },
      last_change: { by: 'Casey Chen' },
    });
  });

  test('keeps its money from those who may not see billing', async () => {
    const ops = await as(await build.person({ roles: ['ops_lead'] }));
    expect((await read(parentA.id, ops)).money).toBeNull();
  });

  test('without a child has no weeks, and an account that is unknown is not found', async () => {
    const alone = await build.person({ roles: ['customer'] });
    expect(await read(alone)).toMatchObject({ lunchers: [], weeks: [] });
    expect((await casey.send('GET', '/api/users/999999/overview')).statusCode).toBe(404);
  });

  test('takes as many statements for three children as for one', async () => {
    const count = async (id: number) => {
      const path = `/api/users/${id}/overview`;
      return (await watchStatements(() => casey.send('GET', path))).statements.length;
    };
    const small = await build.family();
    const large = await build.family({ lunchers: [{}, {}, {}] });
    const few = await count(small.id);
    expect(await count(large.id)).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
  });
});

test('recent lunches are those of today and before that were not cancelled, the last first', async () => {
  const family = await build.family();
  const order = (date: string) => build.order({ luncherId: family.luncherId, date });
  const past = await order('2026-11-12');
  const today = await order('2026-11-18');
  await order('2026-11-19');
  const cancelled = await order('2026-11-13');
  await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
    cancelled,
  ]);
  const { data, total } = (
    await casey.send('GET', `/api/users/${family.id}/selections?when=recent`)
  ).json();
  expect(data.map(({ order_id: id }: { order_id: number }) => id)).toEqual([today, past]);
  expect(total).toBe(2);
});
