import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../../test/index.ts';
import { watchStatements } from '../../../platform/db/index.ts';
import { REALTIME_CHANNEL } from '../../../platform/realtime/publish.ts';
import { DEFAULT_LIMITS } from '../limits.ts';

const { parentA, parentB, support, admin, vendor } = TINY.users;
const { password } = TINY;
const NEW = 'four plates of soup';
let alma: Caller;
const { app, as, build, db, rows, run } = await useTiny();
beforeEach(async () => {
  await run('truncate rate_limits');
  alma = await as(parentA.id);
});

const lastDeed = async (action: string) =>
  (
    await rows(
      `select actor_id, impersonator_id, before, after from activity_log where action = $1
       order by id desc limit 1`,
      [action],
    )
  )[0];
const put = (body: object, caller = alma) => caller.send('PUT', '/api/account', body);

describe('one’s own account', () => {
  test('is read in one statement beside the session', async () => {
    const { result, statements } = await watchStatements(() => alma.send('GET', '/api/account'));
    expect(statements).toHaveLength(2);
    expect(result.json().data).toEqual({
      id: parentA.id,
      first: 'Alma',
      last: 'Abbott',
      full_name: 'Alma Abbott',
      email: parentA.email,
      email_change: null,
      phone: null,
      locale: 'en',
      notify_week_preview: true,
      notify_nothing_chosen: true,
      notify_not_picked_up: false,
      created_at: expect.any(String),
      password_changed_at: null,
      abilities: { change_sign_in: true, delete: true, order: true },
    });
  });

  test('changes the named fields, and says so on record', async () => {
    const answer = await put({
      first: ' Álma ',
      phone: ' (615) 555-0101 ',
      locale: 'es',
      notify_nothing_chosen: false,
      last: 'Abbott',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      first: 'Álma',
      phone: '+16155550101',
      locale: 'es',
      notify_nothing_chosen: false,
      notify_week_preview: true,
    });
    expect(await lastDeed('account.updated')).toEqual({
      actor_id: parentA.id,
      impersonator_id: null,
      before: { first: 'Alma', phone: null, locale: 'en', notify_nothing_chosen: true },
      after: { first: 'Álma', phone: '+16155550101', locale: 'es', notify_nothing_chosen: false },
    });
    await put({ first: 'Alma', phone: '', locale: 'en', notify_nothing_chosen: true });
    expect((await alma.send('GET', '/api/account')).json().data.phone).toBeNull();
  });

  test('an unchanged value is no change', async () => {
    const [before] = await rows('select count(*) from activity_log');
    expect((await put({ first: 'Alma', last: 'Abbott', email: parentA.email })).statusCode).toBe(
      200,
    );
    expect((await put({})).statusCode).toBe(200);
    expect(await rows('select count(*) from activity_log')).toEqual([before]);
  });

  test.each([
    { roles: ['superadmin'] },
    { role: 'admin' },
    { permissions: ['telescope'] },
    { id: 2 },
    { user_id: 2 },
    { suspended_on: null },
    { deleted_at: null },
    { delinquent: 0 },
    { reboard: false },
    { password: NEW },
    { password_hash: 'x' },
    { destination_ids: [1] },
    { vendor_ids: [1] },
    { 'roles[]': 'admin' },
    { profile: { roles: ['admin'] } },
  ])('refuses %j beside the fields that she may set', async (smuggled) => {
    const before = await rows('select * from users order by id');
    const roles = await rows('select * from user_roles order by user_id, role');
    const answer = await put({ first: 'Mallory', ...smuggled });
    expect(answer.statusCode).toBe(422);
    expect(await rows('select * from users order by id')).toEqual(before);
    expect(await rows('select * from user_roles order by user_id, role')).toEqual(roles);
  });

  test.each([
    ['first', 'Alma\r\nBcc: everybody@test.test', 'This does not look right.'],
    ['last', 'Ab\u0000bott', 'This does not look right.'],
    ['first', ' ', 'Please fill this in.'],
    ['phone', '615\n5550101', 'This does not look right.'],
    ['phone', '555-0101', 'Please start with the area code, like (615) 555-0142.'],
    [
      'phone',
      'abc',
      'Please enter a full phone number, like (615) 555-0142. Outside the US, start with + and the country code.',
    ],
    ['locale', 'xx', 'This does not look right.'],
    ['notify_week_preview', 'no', 'This does not look right.'],
    ['email', 'alma', 'Please enter a full email address, like you@example.com.'],
    [
      'email',
      'alma@test.test\r\nBcc: x@test.test',
      'Please enter a full email address, like you@example.com.',
    ],
  ])('refuses %s %j', async (field, value, text) => {
    const answer = await put({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [field]: [text] });
  });

  test('guests and people without an account of that kind are refused', async () => {
    expect((await app.nobody.send('GET', '/api/account')).statusCode).toBe(401);
    expect((await app.nobody.send('PUT', '/api/account', { first: 'X' })).statusCode).toBe(401);
    expect((await app.nobody.send('DELETE', '/api/account', { password })).statusCode).toBe(401);
  });
});

describe('another address', () => {
  test('takes the password', async () => {
    const without = await put({ email: 'alma@new.test' });
    expect(without.json().errors).toEqual({ current_password: ['Please fill this in.'] });
    const wrong = await put({ email: 'alma@new.test', current_password: 'not the password' });
    expect(wrong.json().errors).toEqual({
      current_password: ['This is not your current password.'],
    });
    expect(await rows('select from email_changes')).toEqual([]);
    const right = await put({ email: 'alma@new.test', current_password: password });
    expect(right.statusCode).toBe(200);
    expect(JSON.stringify(await lastDeed('email.asked'))).not.toContain(password);
    await run('delete from email_changes');
  });

  test('guessing the password at it ends', async () => {
    const codes: number[] = [];
    for (let tries = 0; tries <= DEFAULT_LIMITS.passwordByUser.points; tries += 1) {
      const answer = await put({ email: 'x@new.test', current_password: `guess ${tries}` });
      codes.push(answer.statusCode);
    }
    expect(codes.at(-1)).toBe(429);
  });
});

describe('under impersonation', () => {
  test('details may be helped with; sign-in may not', async () => {
    const helper = await as(parentA.id, support.id);
    const account = (await helper.send('GET', '/api/account')).json().data;
    expect(account.abilities).toEqual({ change_sign_in: false, delete: false, order: true });
    expect((await put({ phone: '+16155550102' }, helper)).statusCode).toBe(200);
    expect(await lastDeed('account.updated')).toEqual({
      actor_id: parentA.id,
      impersonator_id: support.id,
      before: { phone: null },
      after: { phone: '+16155550102' },
    });
    await put({ phone: null });
    const refused = [
      await put({ email: 'x@new.test', current_password: password }, helper),
      await helper.send('PUT', '/api/account/password', {
        current_password: password,
        password: NEW,
      }),
      await helper.send('DELETE', '/api/account', { password }),
      await helper.send('GET', '/api/account/sessions'),
      await helper.send('DELETE', '/api/account/sessions'),
      await helper.send('DELETE', '/api/account/sessions/1'),
    ];
    for (const answer of refused) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().code).toBe('not_while_impersonating');
    }
  });
});

describe('changing the password', () => {
  const change = (current_password: string, wanted: string, caller = alma) =>
    caller.send('PUT', '/api/account/password', { current_password, password: wanted });

  test('ends every other session and impersonation, and keeps this one', async () => {
    const elsewhere = await as(parentA.id);
    const acted = await as(parentA.id, support.id);
    const bystander = await as(parentB.id);
    const answer = await change(password, NEW);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Your password was changed.' });
    expect((await alma.send('GET', '/api/me')).statusCode).toBe(200);
    expect((await elsewhere.send('GET', '/api/me')).statusCode).toBe(401);
    expect((await acted.send('GET', '/api/me')).statusCode).toBe(401);
    expect((await bystander.send('GET', '/api/me')).statusCode).toBe(200);
    expect((await alma.send('GET', '/api/account')).json().data.password_changed_at).not.toBeNull();
    expect(await rows(`select to_address from mails where template = 'password_changed'`)).toEqual([
      { to_address: parentA.email },
    ]);
    const deed = await lastDeed('password.changed');
    expect(deed).toMatchObject({ actor_id: parentA.id, before: null, after: null });
    expect((await change(NEW, 'a spoon of honey')).statusCode).toBe(200);
    expect((await change('a spoon of honey', NEW)).statusCode).toBe(200);
    await run(
      'update users set password_hash = (select password_hash from users where id = $2) where id = $1',
      [parentA.id, parentB.id],
    );
  });

  test('a wrong one is said at its field, and few may be tried', async () => {
    const wrong = await change('not the password', NEW);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({
      current_password: ['This is not your current password.'],
    });
    const codes: number[] = [];
    for (let tries = 0; tries < DEFAULT_LIMITS.passwordByUser.points; tries += 1) {
      codes.push((await change(`guess ${tries}`, NEW)).statusCode);
    }
    expect(codes.at(-1)).toBe(429);
  });

  test.each([
    [
      '1234567890',
      'This password is on the lists that attackers try first. Please choose another.',
    ],
    [
      'parent-a-2026',
      'This is too close to your email address or our name. Please choose another.',
    ],
    ['short', 'Use at least 10 characters.'],
  ])('refuses %j', async (wanted, text) => {
    const answer = await change(password, wanted);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password: [text] });
  });

  test('two at once from the same password: one counts', async () => {
    const other = await as(parentA.id);
    const answers = await Promise.all([
      change(password, NEW),
      change(password, 'a spoon of honey', other),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await run(
      'update users set password_hash = (select password_hash from users where id = $2) where id = $1',
      [parentA.id, parentB.id],
    );
  });
});

describe('sessions', () => {
  interface Listed {
    id: number;
    current: boolean;
    browser: string | null;
    acting_as: string | null;
  }
  const list = async (caller: Caller): Promise<Listed[]> =>
    (await caller.send('GET', '/api/account/sessions')).json().data;

  test('are listed with the device that they were started from', async () => {
    await run('delete from sessions');
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '192.0.2.7',
      payload: { email: parentA.email, password },
      headers: {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      },
    });
    const phone = answer.json().token;
    alma = await as(parentA.id);
    const { result, statements } = await watchStatements(() =>
      alma.send('GET', '/api/account/sessions'),
    );
    expect(statements).toHaveLength(2);
    const [first, second, ...more] = result.json().data;
    expect(more).toEqual([]);
    expect(first).toMatchObject({ current: true, browser: null, kind: 'other', ip: null });
    expect(second).toMatchObject({
      current: false,
      browser: 'Safari',
      system: 'iOS',
      kind: 'mobile',
      ip: '192.0.2.7',
      acting_as: null,
    });
    // Told in the product's time, like everything beside it.
    expect(second.created_at.slice(0, 10)).toBe('2026-11-18');
    expect(result.body).not.toContain(phone);

    const ended = await alma.send('DELETE', `/api/account/sessions/${second.id}`);
    expect(ended.statusCode).toBe(204);
    const me = await app.nobody.send('GET', '/api/me', undefined, {
      authorization: `Bearer ${phone}`,
    });
    expect(me.statusCode).toBe(401);
    expect(await lastDeed('session.ended')).toMatchObject({
      actor_id: parentA.id,
      after: { sessions: 1, impersonations: 0 },
    });
  });

  test('of an impersonation are visible only to the person behind, who ends them', async () => {
    await run('delete from sessions');
    alma = await as(parentA.id);
    const acted = await as(parentA.id, support.id);
    const casey = await as(support.id);
    expect(await list(alma)).toHaveLength(1);
    const shown = await list(casey);
    expect(shown.map(({ acting_as }) => acting_as).sort()).toEqual(['Alma Abbott', null]);
    const id = shown.find(({ acting_as }) => acting_as !== null)?.id;
    expect((await alma.send('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(404);
    expect((await casey.send('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(204);
    expect((await acted.send('GET', '/api/me')).statusCode).toBe(401);
    expect((await alma.send('GET', '/api/me')).statusCode).toBe(200);
  });

  test('of others are not there', async () => {
    const boris = await as(parentB.id);
    const [own] = await list(boris);
    const foreign = await alma.send('DELETE', `/api/account/sessions/${own?.id}`);
    const none = await alma.send('DELETE', '/api/account/sessions/2000000000');
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(none.body);
    expect((await boris.send('GET', '/api/me')).statusCode).toBe(200);
  });

  test.each(['0', '-1', 'x', '1e3', '99999999999', '1;drop table sessions'])(
    'the id %j is refused',
    async (id) => {
      const answer = await alma.send('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`);
      expect(answer.statusCode).toBe(422);
    },
  );

  test('all others end at once, and this one stays', async () => {
    await run('delete from sessions');
    alma = await as(parentA.id);
    const others = [await as(parentA.id), await as(parentA.id)];
    const acted = await as(parentA.id, support.id);
    const answer = await alma.send('DELETE', '/api/account/sessions');
    expect(answer.json()).toEqual({ ended: 2 });
    for (const other of others) expect((await other.send('GET', '/api/me')).statusCode).toBe(401);
    expect((await alma.send('GET', '/api/me')).statusCode).toBe(200);
    // Somebody of the team who helps her is not hers to throw out.
    expect((await acted.send('GET', '/api/me')).statusCode).toBe(200);
    expect((await alma.send('DELETE', '/api/account/sessions')).json()).toEqual({ ended: 0 });
  });

  test('ending the one that asks takes its cookies away', async () => {
    const own = (await list(alma)).find(({ current }) => current);
    const answer = await alma.send('DELETE', `/api/account/sessions/${own?.id}`);
    expect([answer.headers['set-cookie']].flat().join()).toContain('yay_session=;');
    expect((await alma.send('GET', '/api/me')).statusCode).toBe(401);
  });
});

describe('the messages to open tabs', () => {
  test('a session that ended elsewhere, a password, and a changed account', async () => {
    const heard: unknown[] = [];
    const client = await db.pool.connect();
    client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')));
    await client.query(`listen ${REALTIME_CHANNEL}`);
    try {
      await as(parentA.id);
      await put({ phone: '+16155550103' });
      await alma.send('DELETE', '/api/account/sessions');
      await as(parentA.id);
      await alma.send('PUT', '/api/account/password', {
        current_password: password,
        password: NEW,
      });
      const channel = `private-user.${parentA.id}`;
      await expect.poll(() => heard.length).toBeGreaterThanOrEqual(4);
      expect(heard).toEqual(
        expect.arrayContaining([
          { channel, event: 'account.changed', data: {} },
          { channel, event: 'session.ended', data: { reason: 'signed_out' } },
          { channel, event: 'session.ended', data: { reason: 'password' } },
        ]),
      );
    } finally {
      await client.query('unlisten *');
      client.release(true);
    }
    await run(
      `update users set phone = null,
         password_hash = (select password_hash from users where id = $2) where id = $1`,
      [parentA.id, parentB.id],
    );
  });
});

describe('the visible data', () => {
  const ids = async (caller: Caller) =>
    (await caller.send('GET', '/api/account/permittedDestIds')).json().data;

  test('is one’s own, and for the internal team that of the people it looks after', async () => {
    const vendors = await rows<{ id: number }>('select id from vendors order by id');
    const schools = await rows<{ id: number }>('select id from destinations order by id');
    const every = (rows: { id: number }[]) => rows.map(({ id }) => id);
    expect(await ids(alma)).toEqual({ destinations: [], vendors: [] });
    expect(await ids(await as(vendor.id))).toEqual({
      destinations: [],
      vendors: [TINY.vendors.north],
    });
    expect(await ids(await as(admin.id))).toEqual({
      destinations: every(schools),
      vendors: every(vendors),
    });
    expect(await ids(await as(support.id))).toEqual({
      destinations: every(schools),
      vendors: [],
    });
    // Acting as a family, she sees the family's own view.
    expect(await ids(await as(parentA.id, support.id))).toEqual({
      destinations: [],
      vendors: [],
    });
  });
});

describe('deleting the account', () => {
  test('takes the password', async () => {
    const wrong = await alma.send('DELETE', '/api/account', { password: 'not the password' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({ password: ['This is not your current password.'] });
    expect((await alma.send('DELETE', '/api/account', {})).statusCode).toBe(422);
    expect((await alma.send('GET', '/api/me')).statusCode).toBe(200);
  });

  test('the only superadmin stays', async () => {
    await run(`insert into user_roles values ($1, 'superadmin')`, [admin.id]);
    const boss = await as(admin.id);
    const account = (await boss.send('GET', '/api/account')).json().data;
    expect(account.abilities.delete).toBe(false);
    const answer = await boss.send('DELETE', '/api/account', { password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password: ['There must be at least one superadmin.'] });
    await run(`delete from user_roles where role = 'superadmin'`);
  });

  test('a refused closing cancels no orders', async () => {
    await run(`insert into user_roles values ($1, 'superadmin')`, [parentA.id]);
    await build.order({ luncherId: TINY.lunchers.anna, date: '2026-11-20' });
    const parent = await as(parentA.id);
    expect((await parent.send('DELETE', '/api/account', { password })).statusCode).toBe(422);
    expect(await rows('select status from orders where user_id = $1', [parentA.id])).toEqual([
      { status: 'placed' },
    ]);
    await run('delete from orders');
    await run(`delete from user_roles where role = 'superadmin'`);
  });

  test('cancels lunches that the kitchen has not counted, ends everything, and keeps the records', async () => {
    await build.order({ luncherId: TINY.lunchers.anna, date: '2026-11-18' });
    await build.order({ luncherId: TINY.lunchers.anna, date: '2026-11-20' });
    const elsewhere = await as(parentA.id);
    const answer = await alma.send('DELETE', '/api/account', { password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ cancelled: 1 });
    expect(
      await rows(
        `select date::text, status, cancel_reason from orders where user_id = $1 order by date`,
        [parentA.id],
      ),
    ).toEqual([
      { date: '2026-11-18', status: 'placed', cancel_reason: null },
      { date: '2026-11-20', status: 'cancelled', cancel_reason: 'parent' },
    ]);
    for (const caller of [alma, elsewhere]) {
      expect((await caller.send('GET', '/api/me')).statusCode).toBe(401);
    }
    const again = await app.nobody.send('POST', '/api/login', { email: parentA.email, password });
    expect(again.json().code).toBe('wrong_credentials');
    expect(await lastDeed('user.deleted')).toMatchObject({
      actor_id: parentA.id,
      after: { cancelled_orders: 1 },
    });
    expect(await rows(`select to_address from mails where template = 'account_deleted'`)).toEqual([
      { to_address: parentA.email },
    ]);
    await run('update users set deleted_at = null');
    const back = await app.nobody.send('POST', '/api/login', { email: parentA.email, password });
    expect(back.statusCode).toBe(200);
  });
});
