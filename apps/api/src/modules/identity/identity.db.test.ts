import { TINY } from '@yay/seeds/tiny';
import { describe, expect, test } from 'vitest';
import { noOrigin, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { sweepSessions } from './identity.jobs.ts';
import { deleteSessionsThatAreOver } from './sessions.repo.ts';

const { parentA, parentB, support, admin } = TINY.users;
const { password } = TINY;

const { app, as, db, rows, run } = await useTiny();

const logIn = (email: string, given: string = password, headers: Record<string, string> = {}) =>
  app.nobody.send('POST', '/api/login', { email, password: given }, headers);

describe('logging in', () => {
  test('answers the token, its end and the user', async () => {
    const answer = await logIn(`  ${parentA.email.toUpperCase()} `);
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiration_date_utc: expect.stringMatching(/T0[78]:00:00.000Z$/),
      user: {
        id: parentA.id,
        first: 'Alma',
        last: 'Abbott',
        full_name: 'Alma Abbott',
        email: parentA.email,
        locale: 'en',
        suspended_on: null,
        roles: ['customer'],
        roleStrings: ['customer'],
        permissions: ['user:account', 'user:lunch_calendar'],
        school_user: false,
        vendor_user: false,
        delinquent: 0,
        reboard: false,
        impersonator: null,
        must_enrol: false,
        must_pay: false,
      },
    });
    const end = Date.parse(body.expiration_date_utc) - Date.now();
    expect(end).toBeGreaterThan(363 * 86_400_000);
    expect(end).toBeLessThan(366 * 86_400_000);
  });

  test('sets a session cookie that no script reads and a user cookie that they may', async () => {
    const answer = await logIn(parentA.email);
    const { token, expiration_date_utc } = answer.json();
    const [session, user, browser] = [answer.headers['set-cookie']].flat();
    expect(session).toBe(
      `yay_session=${token}; Path=/; Expires=${new Date(expiration_date_utc).toUTCString()}; HttpOnly; SameSite=Lax`,
    );
    expect(user).toBe(`yay_user_id=${parentA.id}; Max-Age=7776000; Path=/; SameSite=Lax`);
    expect(browser).toMatch(
      /^yay_browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('takes the same token as cookie and as bearer', async () => {
    const { token } = (await logIn(parentA.email)).json();
    const ways: Record<string, string>[] = [
      { cookie: `yay_session=${token}` },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of ways) {
      const answer = await app.nobody.send('GET', '/api/me', undefined, headers);
      expect(answer.json().data.id).toBe(parentA.id);
    }
  });

  test('keeps only the hash of the token', async () => {
    const { token } = (await logIn(parentA.email)).json();
    const sessions = await rows(
      `select * from sessions where token_hash::text like '%' || $1 || '%'`,
      [token],
    );
    expect(sessions).toEqual([]);
  });

  test('is on record, with from where; so is a try at it', async () => {
    await logIn(parentA.email, password, { 'user-agent': 'A browser\u0007' });
    await logIn(parentA.email, 'not the password');
    await logIn('nobody@test.test', 'not the password');
    await app.runJobs();
    const deeds = await rows(
      `select actor_id, action, subject_id, about_user_id, after, ip, user_agent
       from activity_log where action in ('session.signed_in', 'session.refused')
       order by id desc limit 2`,
    );
    const whom = { subject_id: parentA.id, about_user_id: parentA.id, ip: '127.0.0.1' };
    expect(deeds).toEqual([
      {
        ...whom,
        actor_id: null,
        action: 'session.refused',
        after: { because: 'password' },
        user_agent: 'lightMyRequest',
      },
      {
        ...whom,
        actor_id: parentA.id,
        action: 'session.signed_in',
        after: null,
        user_agent: 'A browser\u0007',
      },
    ]);
  });

  test('a deleted account is no account', async () => {
    await run('update users set deleted_at = app_now() where id = $1', [parentB.id]);
    const answer = await logIn(parentB.email);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('wrong_credentials');
    await run('update users set deleted_at = null');
  });

  test('unknown address and wrong password are one answer', async () => {
    const wrong = await logIn(parentA.email, 'not the password');
    const unknown = await logIn('nobody@test.test');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      message: 'Sorry, incorrect username or password.',
      code: 'wrong_credentials',
    });
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.json()).toEqual(wrong.json());
    expect(unknown.headers['set-cookie']).toBeUndefined();
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
  });

  test('unknown address and wrong password take the same work', async () => {
    const work = async (email: string) => {
      const { statements } = await watchStatements(() => logIn(email, 'not the password'));
      return statements.length;
    };
    expect(await work('somebody@test.test')).toBe(await work(parentB.email));
  });

  test('a suspended user learns of the suspension only with the right password', async () => {
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [parentB.id],
    );
    const session = await as(parentB.id);
    expect((await logIn(parentB.email, 'not the password')).json().code).toBe('wrong_credentials');
    const right = await logIn(parentB.email);
    expect(right.statusCode).toBe(403);
    expect(right.json().code).toBe('suspended');
    expect(right.headers['set-cookie']).toBeUndefined();
    // A session from before ends with it.
    expect((await session.send('GET', '/api/me')).statusCode).toBe(401);
    await run(`update users set suspended_on = null, suspension_reason = null`);
    expect((await session.send('GET', '/api/me')).statusCode).toBe(200);
  });

  test('from another site it is refused', async () => {
    const answer = await logIn(parentA.email, password, {
      origin: 'https://elsewhere.test',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('cross_site');
  });

  test('takes few statements', async () => {
    const { statements } = await watchStatements(() => logIn(parentA.email));
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  test.each([
    [{}, { email: 'Please fill this in.', password: 'Please fill this in.' }],
    [
      { email: 'x', password: '' },
      {
        email: 'Please enter a full email address, like you@example.com.',
        password: 'Please fill this in.',
      },
    ],
    [{ email: parentA.email, password: 'x'.repeat(201) }, { password: 'This is too long.' }],
    [
      { email: { $gt: '' }, password: ['x'] },
      { email: 'This does not look right.', password: 'This does not look right.' },
    ],
  ])('says what is wrong with %j', async (body, errors) => {
    const answer = await app.nobody.send('POST', '/api/login', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
    );
  });
});

describe('the signed-in person', () => {
  test('is read in one statement', async () => {
    const caller = await as(support.id);
    const { result, statements } = await watchStatements(() => caller.send('GET', '/api/me'));
    expect(result.json().data.permissions).toContain('user:send_email');
    expect(statements).toHaveLength(1);
  });

  test('while impersonating, the family is who acts and the person behind is named', async () => {
    const caller = await as(parentA.id, support.id);
    const me = (await caller.send('GET', '/api/me')).json().data;
    expect(me.id).toBe(parentA.id);
    expect(me.permissions).toEqual(['user:account', 'user:lunch_calendar']);
    expect(me.impersonator).toEqual({ id: support.id, full_name: 'Casey Chen' });
    const actor = await app.application.sessions.resolve(String(caller.token), noOrigin);
    expect(actor).toMatchObject({
      userId: parentA.id,
      impersonatorId: support.id,
      window: 'staff',
    });
  });

  test('a suspended person behind ends the impersonation', async () => {
    const caller = await as(parentA.id, admin.id);
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [admin.id],
    );
    expect((await caller.send('GET', '/api/me')).statusCode).toBe(401);
    await run(`update users set suspended_on = null, suspension_reason = null`);
  });

  test('the hours of a parent are the customer’s, those of support the staff’s', async () => {
    const windowOf = async (id: number) =>
      (await app.application.sessions.resolve(String((await as(id)).token), noOrigin))?.window;
    expect(await windowOf(parentA.id)).toBe('customer');
    expect(await windowOf(support.id)).toBe('staff');
  });

  test('permissions are the union of the roles', async () => {
    await run(`insert into user_roles values ($1, 'school')`, [parentB.id]);
    const me = (await (await as(parentB.id)).send('GET', '/api/me')).json().data;
    expect(me.roles).toEqual(['customer', 'school']);
    expect(me.permissions).toEqual(['school:portal', 'user:account', 'user:lunch_calendar']);
    expect(me.school_user).toBe(true);
    await run(`delete from user_roles where user_id = $1 and role = 'school'`, [parentB.id]);
  });

  test.each(['', 'x', 'a'.repeat(43), "' or true --", '\u0000'])(
    'the token %j opens nothing',
    async (token) => {
      expect(await app.application.sessions.resolve(token, noOrigin)).toBeNull();
    },
  );

  test('is noted as seen, at most every five minutes, and beside the request', async () => {
    const caller = await as(parentA.id);
    const seen = async () => {
      const [row] = await rows<{ old: boolean }>(
        `select s.last_seen_at < clock_timestamp() - interval '5 minutes' as old
         from sessions s
         where s.token_hash = sha256($1::bytea)`,
        [Buffer.from(String(caller.token))],
      );
      return row;
    };
    await run(
      `update sessions set last_seen_at = clock_timestamp() - interval '6 minutes'
       where token_hash = sha256($1::bytea)`,
      [Buffer.from(String(caller.token))],
    );
    const stale = await watchStatements(() => caller.send('GET', '/api/me'));
    expect(stale.statements.length).toBeLessThanOrEqual(2);
    await expect.poll(async () => (await seen())?.old).toBe(false);
    const fresh = await watchStatements(() => caller.send('GET', '/api/me'));
    expect(fresh.statements).toHaveLength(1);
  });

  test('a request without a session gets 401', async () => {
    const answer = await app.nobody.send('GET', '/api/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toBe('Sorry, you must be logged into perform that action.');
  });
});

describe('a session that is over', () => {
  test('opens nothing, and is swept away', async () => {
    const caller = await as(parentA.id);
    const standing = await as(parentA.id);
    await run(
      `update sessions set created_at = clock_timestamp() - interval '2 days',
         expires_at = clock_timestamp() - interval '1 second'
       where token_hash = sha256($1::bytea)`,
      [Buffer.from(String(caller.token))],
    );
    expect((await caller.send('GET', '/api/me')).statusCode).toBe(401);
    await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepSessions, {}));
    await app.runJobs();
    expect(await deleteSessionsThatAreOver(db)).toBe(0);
    expect((await standing.send('GET', '/api/me')).statusCode).toBe(200);
  });

  test('is over by real time, wherever the product’s clock stands', async () => {
    const caller = await as(parentA.id);
    await app.at('2030-01-07T12:00:00Z');
    expect((await caller.send('GET', '/api/me')).statusCode).toBe(200);
    await app.at('2026-11-18T16:00:00Z');
  });

  test('is the one that a browser had when somebody signs in on it, and no other', async () => {
    const name = app.server.cookieName('yay_session');
    const elsewhere = await as(parentA.id);
    const first = (await logIn(parentA.email)).json().token;
    const second = await logIn(parentB.email, password, { cookie: `${name}=${first}` });
    const third = await logIn(parentB.email, password, {
      cookie: `${name}=${second.json().token}`,
    });
    const statusOf = async (token: string) =>
      (await app.nobody.send('GET', '/api/me', undefined, { authorization: `Bearer ${token}` }))
        .statusCode;
    expect(await statusOf(first)).toBe(401);
    expect(await statusOf(second.json().token)).toBe(401);
    expect(await statusOf(third.json().token)).toBe(200);
    expect((await elsewhere.send('GET', '/api/me')).statusCode).toBe(200);
    // A wrong password ends nothing.
    await logIn(parentB.email, 'wrong', { cookie: `${name}=${third.json().token}` });
    expect(await statusOf(third.json().token)).toBe(200);
  });
});

describe('refreshing', () => {
  const SEEN = `update sessions set last_seen_at = clock_timestamp() - $2::interval
    where token_hash = sha256($1::bytea)`;
  const OPENED = `update sessions set created_at = clock_timestamp() - $2::interval,
    last_seen_at = clock_timestamp() where token_hash = sha256($1::bytea)`;

  test.each<[string, number, string, string, number]>([
    ['a family', parentA.id, SEEN, '29 days', 200],
    ['a family', parentA.id, SEEN, '31 days', 401],
    ['a family', parentA.id, OPENED, '364 days', 200],
    ['a family', parentA.id, OPENED, '366 days', 401],
    ['the team', support.id, SEEN, '11 hours', 200],
    ['the team', support.id, SEEN, '13 hours', 401],
    ['the team', support.id, OPENED, '29 days', 200],
    ['the team', support.id, OPENED, '31 days', 401],
  ])('lets a session of %s go on within its limits (%#)', async (_who, id, change, age, status) => {
    const caller = await as(id);
    const { token } = caller;
    await run(change, [Buffer.from(String(token)), age]);
    expect((await caller.send('POST', '/api/account/refresh')).statusCode).toBe(status);
  });

  test('an impersonation ends as sessions of the person behind do', async () => {
    const caller = await as(parentA.id, support.id);
    await run(SEEN, [Buffer.from(String(caller.token)), '13 hours']);
    expect((await caller.send('GET', '/api/me')).statusCode).toBe(401);
  });

  test('returns the token to a client that sent it in a header, and to no script of a page', async () => {
    const caller = await as(parentA.id);
    const answer = await caller.send('POST', '/api/account/refresh');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().token).toBe(caller.token);
    expect(answer.json().user.id).toBe(parentA.id);
    const page = await app.server.inject({
      method: 'POST',
      url: '/api/account/refresh',
      headers: { cookie: `yay_session=${caller.token}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(page.json()).not.toHaveProperty('token');
    expect(page.json().user.id).toBe(parentA.id);
    expect([answer.headers['set-cookie']].flat()[0]).toContain(`yay_session=${caller.token}`);
  });

  test('needs a session', async () => {
    expect((await app.nobody.send('POST', '/api/account/refresh')).statusCode).toBe(401);
  });
});

describe('logging out', () => {
  test('ends this session and no other, and takes the cookies away', async () => {
    const [one, other] = [await as(parentA.id), await as(parentA.id)];
    const answer = await one.send('POST', '/api/logout');
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) expect(cookie).toContain('Expires=Thu, 01 Jan 1970');
    expect((await one.send('GET', '/api/me')).statusCode).toBe(401);
    expect((await other.send('GET', '/api/me')).statusCode).toBe(200);
  });

  test('succeeds without a session', async () => {
    expect((await app.nobody.send('POST', '/api/logout')).statusCode).toBe(204);
  });
});
