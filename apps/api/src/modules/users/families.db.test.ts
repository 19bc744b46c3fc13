import { TINY } from '@yay/seeds/tiny';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA, parentB, support, vendor, admin } = TINY.users;
const { anna, ben } = TINY.lunchers;

const { app, as, build, rows, run } = await useTiny();
const casey = await as(support.id);

const lettersTo = (id: number) =>
  rows<{ template: string; locale: string; subject: string; text_body: string }>(
    'select template, locale, subject, text_body from mails where user_id = $1 order by id',
    [id],
  );
const statementsOf = async (path: string) =>
  (await watchStatements(() => casey.send('GET', path))).statements.length;

describe('the list of a family’s orders', () => {
  beforeAll(async () => {
    await build.order({ luncherId: anna, date: '2026-11-17', status: 'served' });
    await build.order({
      luncherId: anna,
      date: '2026-11-18',
      status: 'locked',
      kind: 'grab_and_go',
    });
    await build.order({
      luncherId: ben,
      date: '2026-11-24',
      optionIds: [TINY.options.teriyaki],
      extraIds: [TINY.items.apple],
      lateFeeCents: 100,
    });
    await build.order({ luncherId: anna, date: '2026-11-23' });
  });

  test('comes with the next day first, and past orders with the last one first', async () => {
    const path = `/api/users/${parentA.id}/selections`;
    const { data, total } = (await casey.send('GET', path)).json();
    expect(total).toBe(3);
    expect(data.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-18',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'grab_and_go',
      'calendar',
      'calendar',
    ]);
    expect(data[2]).toMatchObject({
      luncher: { id: ben, first: 'Ben', color: 'red' },
      school: 'Central School',
      options: [expect.any(String)],
      extras: [expect.any(String)],
      status: 'placed',
      total_cents: 700,
      late_fee_cents: 100,
    });
    const past = (await casey.send('GET', `${path}?when=past`)).json();
    expect(past.data.map(({ date }: { date: string }) => date)).toEqual(['2026-11-17']);
  });

  test('asks the same of the database however much there is', async () => {
    const path = (id: number) => `/api/users/${id}/selections`;
    await build.order({ luncherId: TINY.lunchers.cleo, date: '2026-11-23' });
    expect(await statementsOf(path(parentA.id))).toBe(await statementsOf(path(parentB.id)));
    expect(await statementsOf(`/api/users/${parentA.id}/lunchers`)).toBe(
      await statementsOf(`/api/users/${parentB.id}/lunchers`),
    );
  });

  test('lunchers come with their school and their lunches ahead', async () => {
    const { data } = (await casey.send('GET', `/api/users/${parentA.id}/lunchers`)).json();
    expect(data).toEqual([
      {
        id: anna,
        first: 'Anna',
        full_name: 'Anna Abbott',
        color: 'green',
        grade: { id: TINY.grades.easternFourth, label: 'Grade 4' },
        destination: { id: TINY.schools.eastern, name: 'East School' },
        areOrdersRepeating: false,
        tolerances: { peanuts: 'avoid_strictly' },
        upcoming_orders_count: 2,
      },
      expect.objectContaining({ id: ben, upcoming_orders_count: 1 }),
    ]);
  });

  test('lunchers are read by the family itself, and by no other', async () => {
    const alma = await as(parentA.id);
    const { data } = (await alma.send('GET', `/api/users/${parentA.id}/lunchers`)).json();
    expect(data).toMatchObject([{ id: anna }, { id: ben }]);
    for (const id of [parentB.id, 987_654]) {
      expect((await alma.send('GET', `/api/users/${id}/lunchers`)).statusCode).toBe(404);
    }
  });

  test('an unknown person gets 404, a person without entries an empty list', async () => {
    for (const part of ['lunchers', 'selections']) {
      expect((await casey.send('GET', `/api/users/987654/${part}`)).statusCode).toBe(404);
      const empty = await casey.send('GET', `/api/users/${admin.id}/${part}`);
      expect(empty.json().data).toEqual([]);
    }
  });
});

describe('the weekly preview', () => {
  const send = (id: number, caller = casey) =>
    caller.send('POST', `/api/users/${id}/send-email?email=weekly_preview`);

  test('tells next week per luncher and day, in the language of the family', async () => {
    await run(
      `insert into blackouts (destination_id, name, reason, starts_on, ends_on)
       values ($1, 'Founders day', 'school_closed', '2026-11-26', '2026-11-26')`,
      [TINY.schools.eastern],
    );
    await run(
      `update destination_day_grades g set menu_id = null from destination_days d
       where d.id = g.destination_day_id and d.date = '2026-11-27' and d.destination_id = $1`,
      [TINY.schools.central],
    );
    const answer = await send(parentA.id);
    expect(answer.json()).toEqual({ message: 'Weekly order preview sent.' });
    const [letter] = (await lettersTo(parentA.id)).slice(-1);
    expect(letter).toMatchObject({ template: 'week_preview', locale: 'en' });
    expect(letter?.subject).toContain('November 23');
    const [, eastern = '', central = ''] = letter?.text_body.split(/ANNA|BEN/) ?? [];
    const day = (text: string, name: string) =>
      text.split('\n').slice(text.split('\n').findIndex((line) => line.startsWith(name)))[1];
    expect(day(eastern, 'Monday')).toMatch(/^ {2}\S/);
    expect(day(eastern, 'Monday')).not.toContain('Nothing');
    expect(day(eastern, 'Tuesday')).toBe('  Nothing chosen yet');
    expect(day(eastern, 'Thursday')).toBe('  No lunch: Founders day');
    expect(day(central, 'Thursday')).toBe('  Nothing chosen yet');
    expect(day(central, 'Friday')).toBe('  There is no menu for this day yet');
    const [deed] = await rows(
      `select action, actor_id, about_user_id, after from activity_log order by id desc limit 1`,
    );
    expect(deed).toEqual({
      action: 'mail.week_preview_sent',
      actor_id: support.id,
      about_user_id: parentA.id,
      after: { monday: '2026-11-23' },
    });
    await run(`update users set locale = 'es' where id = $1`, [parentA.id]);
    await send(parentA.id);
    const [spanish] = (await lettersTo(parentA.id)).slice(-1);
    expect(spanish?.text_body).toContain('Todavía sin elegir');
    await run(`update users set locale = 'en' where id = $1`, [parentA.id]);
  });

  test('covers the next week in the time zone of the family’s market', async () => {
    // Sunday evening in both markets, and Monday in UTC already.
    await app.at('2026-11-23T03:30:00Z');
    await send(parentA.id);
    const [letter] = (await lettersTo(parentA.id)).slice(-1);
    expect(letter?.subject).toContain('November 23');
    await app.at('2026-11-18T16:00:00Z');
  });

  test('asks the same of the database for one child and for two', async () => {
    const count = async (id: number) => (await watchStatements(() => send(id))).statements.length;
    expect(await count(parentA.id)).toBe(await count(parentB.id));
  });

  test('does not go to an account that is suspended', async () => {
    const before = await lettersTo(parentA.id);
    await casey.send('POST', `/api/users/${parentA.id}/suspend`);
    expect((await send(parentA.id)).statusCode).toBe(403);
    await casey.send('POST', `/api/users/${parentA.id}/unsuspend`);
    expect(await lettersTo(parentA.id)).toEqual(before);
  });

  test('is refused without lunchers and without the permission', async () => {
    const alone = await send(vendor.id);
    expect(alone.statusCode).toBe(422);
    expect(await lettersTo(vendor.id)).toEqual([]);
    expect((await send(987_654)).statusCode).toBe(404);
    const developer = await build.person({ roles: ['developer'] });
    expect((await send(parentA.id, await as(developer))).statusCode).toBe(403);
    expect((await send(parentA.id, await as(parentA.id))).statusCode).toBe(403);
    const other = await casey.send('POST', `/api/users/${parentA.id}/send-email?email=welcome`);
    expect(other.statusCode).toBe(422);
  });
});

describe('a letter to set a password', () => {
  const send = (id: number, caller = casey) =>
    caller.send('POST', `/api/users/${id}/reset_password`);

  test('is sent where impersonation is allowed', async () => {
    const answer = await send(parentA.id);
    expect(answer.json()).toEqual({ message: 'Email sent.' });
    const [letter] = (await lettersTo(parentA.id)).slice(-1);
    expect(letter).toMatchObject({ template: 'password_reset' });
    expect(letter?.text_body).toContain('Casey from the');
    expect(answer.body).not.toContain('token');
    const [deed] = await rows(
      'select action, actor_id, about_user_id from activity_log order by id desc limit 1',
    );
    expect(deed).toEqual({
      action: 'password.link_sent',
      actor_id: support.id,
      about_user_id: parentA.id,
    });
  });

  test('and nowhere else', async () => {
    const ops = await as(await build.person({ roles: ['ops_lead'] }));
    const before = (await rows('select from mails')).length;
    expect((await send(vendor.id)).statusCode).toBe(403);
    expect((await send(admin.id)).statusCode).toBe(403);
    expect((await send(support.id)).statusCode).toBe(403);
    expect((await send(parentA.id, ops)).statusCode).toBe(403);
    expect((await send(987_654)).statusCode).toBe(404);
    expect((await rows('select from mails')).length).toBe(before);
  });
});

describe('the welcome to a portal', () => {
  const send = (id: number, type: string, caller = casey) =>
    caller.send('POST', `/api/users/${id}/send_welcome/${type}`);

  test('names the places that she may enter, with a link for a password only when none was ever set', async () => {
    const answer = await send(vendor.id, 'vendor');
    expect(answer.json()).toEqual({ message: 'Welcome email sent.' });
    const [letter] = await lettersTo(vendor.id);
    expect(letter?.template).toBe('portal_welcome');
    expect(letter?.text_body).toContain('North Kitchen');
    expect(letter?.text_body).toContain('/vendors');
    expect(letter?.text_body).not.toContain('token=');

    const created = await casey.send('POST', '/api/users', {
      first: 'Sia',
      last: 'Schmidt',
      email: 'sia@school.test',
      roles: ['school'],
      destination_ids: [TINY.schools.eastern],
      locale: 'es',
    });
    const { id } = created.json().data;
    await send(id, 'school');
    const [, welcome] = await lettersTo(id);
    expect(welcome).toMatchObject({ template: 'portal_welcome', locale: 'es' });
    expect(welcome?.text_body).toContain('East School');
    const token = /token=([\w-]{43})/.exec(welcome?.text_body ?? '')?.[1];
    const set = await app.nobody.send('POST', '/api/reset-password', {
      token,
      password: 'a quiet lunch by the sea',
    });
    expect(set.statusCode).toBe(200);
    await send(id, 'school');
    const [again] = (await lettersTo(id))
      .filter(({ template }) => template === 'portal_welcome')
      .slice(-1);
    expect(again?.text_body).not.toContain('token=');
  });

  test('is for those with that portal alone', async () => {
    expect((await send(parentA.id, 'school')).statusCode).toBe(422);
    expect((await send(vendor.id, 'school')).statusCode).toBe(422);
    expect((await send(vendor.id, 'admin')).statusCode).toBe(422);
    expect((await send(987_654, 'vendor')).statusCode).toBe(404);
    expect((await send(vendor.id, 'vendor', await as(vendor.id))).statusCode).toBe(403);
  });

  test('a manager of schools finds only school people', async () => {
    const growth = await as(await build.person({ roles: ['growth_jr'] }));
    const school = await build.person({ roles: ['school'] });
    expect((await send(school, 'school', growth)).statusCode).toBe(200);
    expect((await send(vendor.id, 'vendor', growth)).statusCode).toBe(404);
    const known = await send(parentA.id, 'school', growth);
    const unknown = await send(987_654, 'school', growth);
    expect(known.statusCode).toBe(404);
    expect(known.json()).toEqual(unknown.json());
  });
});

describe('backend 2 finds people', () => {
  const find = async (query: string) =>
    (await casey.send('GET', `/api/v2/users?${query}`))
      .json()
      .data.map(({ email }: { email: string }) => email);

  test.each([
    ['first=Al', [parentA.email]],
    ['first=lma', []],
    ['first=A&name_or_email=adey', [admin.email]],
    ['email=parent-', []],
    [`email=${encodeURIComponent(parentB.email.toUpperCase())}`, [parentB.email]],
    [`email=x${parentB.email}`, []],
    [`email=${encodeURIComponent('%')}`, []],
    ['name_or_email=alma', [parentA.email]],
    ['name_or_email=parent-a', [parentA.email]],
    ['name_or_email=%25', []],
    ['first=_', []],
  ])('by %s', async (query, emails) => {
    expect(await find(query)).toEqual(emails);
  });

  test('with the fields of the account in user-accounts, and without them in users', async () => {
    const [found] = (await casey.send('GET', '/api/v2/users?first=alma')).json().data;
    expect(found).toEqual({
      id: parentA.id,
      first: 'Alma',
      last: 'Abbott',
      full_name: 'Alma Abbott',
      email: parentA.email,
    });
    const [account] = (await casey.send('GET', '/api/v2/user-accounts?first=alma')).json().data;
    expect(account).toEqual({
      ...found,
      phone: null,
      locale: 'en',
      roles: ['customer'],
      suspended_on: null,
      suspension_reason: null,
      delinquent: 0,
      reboard: false,
      lunchers_count: 2,
      created_at: expect.any(String),
      last_seen_at: null,
    });
  });
});
