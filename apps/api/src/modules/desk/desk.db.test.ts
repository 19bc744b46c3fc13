import type { Desk } from '@yay/contract/desk/calls';
import { permissionsOf, type Role } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { eastern, central } = TINY.markets;
const { anna, ben, cleo } = TINY.lunchers;

// Wednesday, 11:00 in New York and 10:00 in Chicago.
const { app, as, build, db, rows, run } = await useTiny({ now: '2026-11-18T16:00:00Z' });
const staff = async (...roles: Role[]) => as(await build.person({ roles }));
const admin = await staff('superadmin');

const deskOf = async (caller: Awaited<ReturnType<typeof staff>>): Promise<Desk> => {
  const answer = await caller.send('GET', '/api/admin/desk');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

beforeEach(async () => {
  await forgetOrders(db);
  await run('update blackouts set lifted_at = app_now() where lifted_at is null');
});

describe('school days ahead', () => {
  test('each market has its next two, with meals, cut-off and lock', async () => {
    await build.order({ luncherId: cleo, date: '2026-11-19' });
    await build.order({ luncherId: cleo, date: '2026-11-20', status: 'placed' });
    const { lunches } = await deskOf(admin);
    const days = lunches?.days.filter(({ market }) => market.id === eastern) ?? [];
    expect(days.map(({ date, meals, is_locked }) => [date, meals, is_locked])).toEqual([
      ['2026-11-18', 0, true],
      ['2026-11-19', 1, false],
    ]);
    // The last minute of a Thursday ended on Wednesday at ten.
    expect(days[1]).toMatchObject({ closes_at: null, locks_at: '2026-11-18T22:00:00.000Z' });
  });

  test('the next one stands beside the same weekday a week earlier', async () => {
    await build.order({ luncherId: anna, date: '2026-11-12', status: 'served' });
    await build.order({ luncherId: cleo, date: '2026-11-12', status: 'served' });
    await build.order({ luncherId: cleo, date: '2026-11-19' });
    const cancelled = await build.order({ luncherId: ben, date: '2026-11-19' });
    await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
      cancelled,
    ]);
    expect((await deskOf(admin)).lunches?.next).toEqual({
      date: '2026-11-19',
      meals: 1,
      before: { date: '2026-11-12', meals: 2 },
    });
  });

  test('a day on which every school is closed does not count as a day', async () => {
    await run(
      `insert into blackouts (market_id, name, reason, starts_on, ends_on)
       select m, 'Storm', 'weather_closure', '2026-11-19', '2026-11-20' from unnest($1::int[]) m`,
      [[eastern, central]],
    );
    const { lunches } = await deskOf(admin);
    expect(lunches?.next?.date).toBe('2026-11-23');
    expect(lunches?.days.map(({ date }) => date)).not.toContain('2026-11-19');
  });

  test('a served day is gone', async () => {
    const mark = (served: boolean) =>
      run(
        `update market_days set served_at = case when $2::boolean then app_now() end
         where market_id = $1 and date = '2026-11-18'`,
        [eastern, served],
      );
    await mark(true);
    const { lunches } = await deskOf(admin);
    const days = lunches?.days.filter(({ market }) => market.id === eastern) ?? [];
    expect(days.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
    await mark(false);
  });
});

describe('the open work', () => {
  test('approvals, failed cards and failed jobs are counted', async () => {
    const before = await deskOf(admin);
    const family = await build.family();
    await build.debt(family.id, 1_250);
    await run(
      `insert into dunning_cases (user_id, tries, grace_ends_at) values ($1, 1, app_now() + interval '7 days')`,
      [family.id],
    );
    await admin.send(
      'POST',
      `/api/users/${family.id}/credit`,
      { amount: 10_000, reason: 'A month without lunch' },
      { 'idempotency-key': crypto.randomUUID() },
    );
    const after = await deskOf(admin);
    expect(after.approvals?.waiting).toBe((before.approvals?.waiting ?? 0) + 1);
    expect(after.dunning).toEqual({
      families: (before.dunning?.families ?? 0) + 1,
      owed_cents: (before.dunning?.owed_cents ?? 0) + 1_250,
    });
  });

  test('terms and privacy count in each language until the team has published its own', async () => {
    const missing = async () => (await deskOf(admin)).own_texts?.missing;
    const writeOwn = (locale: 'en' | 'es', hoursAhead: number) =>
      run(
        `insert into page_versions (page_id, locale, number, state, title, publish_at, author_id)
         select id, $2, 2, 'scheduled', 'Our terms', app_now() + $3 * interval '1 hour', $1
         from pages where path = '/terms'`,
        [TINY.users.admin.id, locale, hoursAhead],
      );
    const before = (await missing()) ?? 0;
    await run(
      `with page as (insert into pages (path, kind) values ('/terms', 'page') returning id)
       insert into page_versions (page_id, locale, number, state, title, publish_at, published_at)
       select id, locale, 1, 'published', 'Terms', app_now(), app_now()
       from page, unnest(array['en', 'es']) locale`,
    );
    expect(await missing()).toBe(before + 2);
    await writeOwn('en', 0);
    expect(await missing(), 'families who read Spanish still read what was brought').toBe(
      before + 1,
    );
    await writeOwn('es', 1);
    expect(await missing(), 'a text of the future is read by nobody yet').toBe(before + 1);
    await run(`update page_versions set publish_at = app_now() where publish_at > app_now()`);
    expect(await missing()).toBe(before);
    expect((await deskOf(await staff('customer_support'))).own_texts).toBeNull();
  });

  test('closures of two weeks are named once for each deed', async () => {
    await run(
      `with batch as (
         insert into blackout_batches (kind, name, reason, starts_on, ends_on, actor_id, request_key)
         values ('creation', 'Snow', 'weather_closure', '2026-11-24', '2026-11-24', $1, 'desk')
         returning id)
       insert into blackouts (destination_id, name, reason, starts_on, ends_on, batch_id)
       select d, 'Snow', 'weather_closure', '2026-11-24', '2026-11-24', batch.id
       from batch, unnest($2::int[]) d`,
      [TINY.users.admin.id, [TINY.schools.eastern, TINY.schools.central]],
    );
    await run(
      `insert into blackouts (market_id, name, reason, starts_on, ends_on)
       values ($1, 'Holiday', 'holiday', '2026-11-26', '2026-11-27'),
         ($1, 'Far away', 'holiday', '2026-12-24', '2026-12-31')`,
      [eastern],
    );
    const { closures } = await deskOf(admin);
    expect(closures?.total).toBe(2);
    expect(closures?.data.map(({ name, others }) => [name, others])).toEqual([
      ['Snow', 1],
      ['Holiday', 0],
    ]);
  });

  test('choices that families have open are listed by substitution', async () => {
    const order = await build.order({ luncherId: cleo, date: '2026-11-24' });
    await run(
      `with made as (
         insert into substitutions (menu_id, from_item_id, to_item_id, starts_on, ends_on, because,
           state, finished_at, request_key)
         select mi.menu_id, $1, $2, '2026-11-24', '2026-11-24', 'Out of rice', 'done', app_now(), 'desk'
         from menu_items mi limit 1 returning id)
       insert into substitution_choices (substitution_id, order_id, user_id, luncher_id, date, state,
         before_cents)
       select made.id, o.id, o.user_id, o.luncher_id, o.date, 'open', 600 from made, orders o
       where o.id = $3`,
      [TINY.items.bowl, TINY.items.apple, order],
    );
    const { choices } = await deskOf(admin);
    expect(choices?.open).toBe(1);
    expect(choices?.substitutions).toMatchObject([{ open: 1, first_date: '2026-11-24' }]);
    await run('delete from substitution_choices');
  });
});

test('the families that a person opened last come first, those of others not at all', async () => {
  const support = await staff('customer_support');
  const other = await staff('customer_support');
  const [first, second, third] = [await build.family(), await build.family(), await build.family()];
  const open = async (caller: typeof support, id: number) =>
    expect((await caller.send('POST', `/api/users/${id}/opened`)).statusCode).toBe(204);
  const shown = async () => (await deskOf(support)).families?.map(({ id }) => id);
  await open(support, first.id);
  await app.at('2026-11-18T16:01:00Z');
  await open(support, second.id);
  await open(other, third.id);
  expect(await shown()).toEqual([second.id, first.id]);
  expect((await deskOf(support)).families?.[0]?.lunchers).toMatchObject([
    { id: second.luncherId, first: 'Kim' },
  ]);
  // A family that is changed keeps its place; one that is opened again comes first.
  await app.at('2026-11-18T16:02:00Z');
  await support.send('PUT', `/api/users/${third.id}`, { first: 'Renamed' });
  await open(support, first.id);
  expect(await shown()).toEqual([first.id, second.id]);
  await run('update users set deleted_at = app_now() where id = $1', [first.id]);
  expect(await shown()).toEqual([second.id]);
  await run('update users set deleted_at = null where id = $1', [first.id]);
});

test('nobody but a family is remembered, and no more than thirty', async () => {
  const support = await staff('customer_support');
  const colleague = await build.person({ roles: ['cafe'] });
  for (const id of [colleague, 2_000_000_000]) {
    expect((await support.send('POST', `/api/users/${id}/opened`)).statusCode).toBe(404);
  }
  const families = await Promise.all(Array.from({ length: 32 }, () => build.family()));
  for (const { id } of families) await support.send('POST', `/api/users/${id}/opened`);
  const [kept] = await rows<{ count: number }>(
    'select count(*)::int as count from opened_families group by reader_id order by 1 desc',
  );
  expect(kept?.count).toBe(30);
});

describe('each part is for those alone who may open its page', () => {
  const PARTS: Readonly<Record<keyof Desk, readonly Role[]>> = {
    lunches: ['superadmin', 'admin', 'cafe', 'merchandising_jr'],
    dunning: ['superadmin', 'admin', 'customer_support'],
    approvals: ['superadmin', 'admin'],
    own_texts: ['superadmin', 'admin', 'developer', 'marketing', 'growth_sr'],
    reconciliations: ['superadmin', 'admin', 'customer_support'],
    jobs: ['superadmin', 'developer'],
    requests: ['superadmin', 'admin', 'customer_support', 'growth_jr', 'marketing'],
    choices: ['superadmin', 'admin', 'merchandising_jr'],
    closures: ['superadmin', 'admin', 'customer_support', 'growth_jr'],
    families: ['superadmin', 'admin', 'customer_support'],
  };
  const ROLES: readonly Role[] = [
    'superadmin',
    'admin',
    'cafe',
    'customer_support',
    'growth_jr',
    'marketing',
    'merchandising_jr',
  ];
  test.each(ROLES)('%s', async (role) => {
    const desk = await deskOf(await staff(role));
    for (const [part, holders] of Object.entries(PARTS)) {
      expect(desk[part as keyof Desk] !== null, part).toBe(holders.includes(role));
    }
    expect(permissionsOf([role]).has('internal_dashboards')).toBe(true);
  });
});

test('the desk takes as many statements however much there is', async () => {
  const count = async () =>
    (await watchStatements(() => admin.send('GET', '/api/admin/desk'))).statements.length;
  const before = await count();
  for (let extra = 0; extra < 5; extra += 1) {
    const family = await build.family();
    await build.order({ luncherId: family.luncherId, date: '2026-11-19' });
  }
  expect(await count()).toBe(before);
  expect(before).toBeLessThanOrEqual(13);
});
