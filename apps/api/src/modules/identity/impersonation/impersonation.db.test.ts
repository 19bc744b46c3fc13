import { createHash } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../../test/index.ts';

const { parentA, parentB, support, vendor, admin } = TINY.users;
let casey: Caller;

const { app, as, build, rows, run } = await useTiny();
beforeEach(async () => {
  casey = await as(support.id);
});

const hash = (token: string) => createHash('sha256').update(token).digest();
const start = (caller: Caller, userId: number) =>
  caller.send('POST', `/api/users/${userId}/impersonate`);
const withToken = (token: string, headers: Record<string, string> = {}): Caller => ({
  token,
  send: (method, url, body, more = {}) =>
    app.nobody.send(method, url, body, {
      authorization: `Bearer ${token}`,
      ...headers,
      ...more,
    }),
});
async function actingAs(caller: Caller, userId: number): Promise<Caller> {
  const answer = await start(caller, userId);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { token, impersonator_token: own } = answer.json();
  return withToken(token, { 'impersonator-token': own });
}
const status = async (caller: Caller) => (await caller.send('GET', '/api/me')).statusCode;
const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  [answer.headers['set-cookie'] ?? []].flat() as string[];

describe('impersonation', () => {
  test('makes her own token the impersonator token, and the new one replaces it', async () => {
    const answer = await start(casey, parentA.id);
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiration_date_utc: expect.any(String),
      impersonator_token: casey.token,
    });
    const cookies = cookiesOf(answer);
    expect(cookies.find((one) => one.startsWith('yay_session='))).toContain(body.token);
    const kept = cookies.find((one) => one.startsWith('yay_impersonator='));
    expect(kept).toContain(`yay_impersonator=${casey.token}; Path=/`);
    expect(kept).toContain('HttpOnly');
    expect(kept).toContain('SameSite=Lax');

    const me = await withToken(body.token).send('GET', '/api/me');
    expect(me.json().data).toMatchObject({
      id: parentA.id,
      permissions: ['user:account', 'user:lunch_calendar'],
      impersonator: { id: support.id, full_name: 'Casey Chen' },
    });
    const [session] = await rows<{ expires_at: number; own: number; started_from: Buffer }>(
      `select s.expires_at, p.expires_at as own, s.started_from from sessions s
       join sessions p on p.token_hash = s.started_from where s.token_hash = $1`,
      [hash(body.token)],
    );
    expect(session?.expires_at).toBe(session?.own);
    expect(Date.parse(body.expiration_date_utc)).toBe(session?.own);
    expect(session?.started_from).toEqual(hash(casey.token ?? ''));
  });

  test('stands on record with both names, its beginning and its end', async () => {
    const family = await actingAs(casey, parentA.id);
    expect((await family.send('POST', '/api/account/switch-back')).statusCode).toBe(200);
    const entries = await rows(
      `select action, actor_id, subject_id, subject_label, about_user_id from activity_log
       where action like 'impersonation.%' order by id desc limit 2`,
    );
    const both = {
      actor_id: support.id,
      subject_id: parentA.id,
      subject_label: 'Alma Abbott',
      about_user_id: parentA.id,
    };
    expect(entries).toEqual([
      { action: 'impersonation.ended', ...both },
      { action: 'impersonation.started', ...both },
    ]);
  });

  test('refuses a second impersonation from within', async () => {
    const family = await actingAs(casey, parentA.id);
    const ada = await as(admin.id);
    const colleague = await actingAs(ada, support.id);
    for (const [caller, target] of [
      [family, parentB.id],
      [family, 987_654],
      [colleague, parentB.id],
    ] as const) {
      const answer = await start(caller, target);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'already_impersonating',
        message: 'Already impersonating a user.',
      });
    }
  });

  test('is refused above the rules, and of herself', async () => {
    const superadmin = await build.person({ roles: ['superadmin'] });
    const both = await build.person({ roles: ['customer', 'admin'] });
    const [ada, root] = [await as(admin.id), await as(superadmin)];
    const other = await build.person({ roles: ['superadmin', 'customer'] });
    for (const [caller, target] of [
      [casey, support.id],
      [casey, admin.id],
      [casey, vendor.id],
      [casey, both],
      [ada, superadmin],
      [ada, both],
      [root, other],
      [root, superadmin],
    ] as const) {
      expect((await start(caller, target)).statusCode, `${target}`).toBe(403);
    }
    expect((await start(ada, support.id)).statusCode).toBe(200);
    expect((await start(root, admin.id)).statusCode).toBe(200);
  });

  test('refuses suspended and deleted accounts', async () => {
    const suspended = await build.person({ roles: ['customer'] });
    const deleted = await build.person({ roles: ['customer'] });
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [suspended],
    );
    await run('update users set deleted_at = app_now() where id = $1', [deleted]);
    expect((await start(casey, suspended)).statusCode).toBe(403);
    expect((await start(casey, deleted)).statusCode).toBe(403);
  });

  test('answers alike for known and unknown ids without the permission', async () => {
    const marketing = await as(await build.person({ roles: ['marketing'] }));
    const known = await start(marketing, parentA.id);
    const unknown = await start(marketing, 987_654);
    expect(known.statusCode).toBe(404);
    expect(unknown.json()).toEqual(known.json());
    expect((await start(casey, 987_654)).statusCode).toBe(404);
    // A person outside the team is refused before anything is looked up.
    const parent = await as(parentA.id);
    expect((await start(parent, parentB.id)).json()).toEqual((await start(parent, 987_654)).json());
    expect((await start(parent, parentB.id)).statusCode).toBe(403);
    expect((await start(app.nobody, parentB.id)).statusCode).toBe(401);
  });

  test('changes no sign-in, no other account and no role', async () => {
    const ada = await as(admin.id);
    const colleague = await actingAs(ada, support.id);
    for (const [method, path, body] of [
      ['POST', `/api/users/${parentB.id}/suspend`, undefined],
      ['PUT', `/api/users/${parentB.id}`, { roles: ['customer', 'school'] }],
      ['POST', `/api/users/${parentB.id}/reset_password`, undefined],
      ['DELETE', `/api/users/${parentB.id}`, undefined],
    ] as const) {
      const answer = await colleague.send(method, path, body);
      expect(answer.json().code).toBe('not_while_impersonating');
    }
    const { data } = (await colleague.send('GET', `/api/users/${parentB.id}`)).json();
    expect(data.abilities).toMatchObject({
      update: false,
      suspend: false,
      reset_password: false,
      impersonate: true,
      assignable_roles: [],
    });
    const roles = (await colleague.send('GET', '/api/roles/all')).json().data;
    expect(roles.some(({ assignable }: { assignable: boolean }) => assignable)).toBe(false);
  });
});

describe('switching back', () => {
  test('ends the impersonation and gives her own session back', async () => {
    const begun = (await start(casey, parentA.id)).json();
    const cookie = `yay_session=${begun.token}; yay_impersonator=${begun.impersonator_token}`;
    const answer = await app.nobody.send('POST', '/api/account/switch-back', undefined, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ token: casey.token, expiration_date_utc: expect.any(String) });
    const cookies = cookiesOf(answer);
    expect(cookies.some((one) => one.startsWith(`yay_session=${casey.token}`))).toBe(true);
    expect(cookies.some((one) => one.startsWith('yay_impersonator=;'))).toBe(true);
    expect(cookies.some((one) => one.startsWith(`yay_user_id=${support.id}`))).toBe(true);
    expect(await status(withToken(begun.token))).toBe(401);
    const me = (await casey.send('GET', '/api/me')).json().data;
    expect(me).toMatchObject({ id: support.id, impersonator: null });
  });

  test('takes the token of the very person behind', async () => {
    const { token } = (await start(casey, parentA.id)).json();
    const ada = await as(admin.id);
    const ofAda = (await start(ada, parentB.id)).json();
    const tokens = [undefined, 'nonsense', ada.token, ofAda.token, token, ''];
    for (const wrong of tokens) {
      const headers: Record<string, string> =
        wrong === undefined ? {} : { 'impersonator-token': String(wrong) };
      const answer = await withToken(token, headers).send('POST', '/api/account/switch-back');
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await status(withToken(token))).toBe(200);
    const own = withToken(token, { 'impersonator-token': casey.token ?? '' });
    expect((await own.send('POST', '/api/account/switch-back')).statusCode).toBe(200);
  });

  test('refuses another person’s token in a session without impersonation', async () => {
    const ada = await as(admin.id);
    const stolen = await casey.send('POST', '/api/account/switch-back', undefined, {
      'impersonator-token': ada.token ?? '',
    });
    expect(stolen.statusCode).toBe(403);
    expect(await status(casey)).toBe(200);
  });

  test('another site cannot do it with the cookies', async () => {
    const begun = (await start(casey, parentA.id)).json();
    const answer = await app.nobody.send('POST', '/api/account/switch-back', undefined, {
      cookie: `yay_session=${begun.token}; yay_impersonator=${begun.impersonator_token}`,
      origin: 'https://elsewhere.test',
    });
    expect(answer.json().code).toBe('cross_site');
  });
});

describe('it is over', () => {
  test('after she logs out: both sessions end, and the cookies go', async () => {
    const begun = (await start(casey, parentA.id)).json();
    const answer = await app.nobody.send('POST', '/api/logout', undefined, {
      cookie: `yay_session=${begun.token}; yay_impersonator=${begun.impersonator_token}`,
    });
    expect(answer.statusCode).toBe(204);
    expect(
      cookiesOf(answer).filter((one) => /^yay_(session|impersonator)=;/.test(one)),
    ).toHaveLength(2);
    expect(await status(withToken(begun.token))).toBe(401);
    expect(await status(casey)).toBe(401);
    const [entry] = await rows(
      `select actor_id, subject_id from activity_log where action = 'impersonation.ended'
       order by id desc limit 1`,
    );
    expect(entry).toEqual({ actor_id: support.id, subject_id: parentA.id });
  });

  test('after she logs out without the impersonator token, too', async () => {
    const family = await actingAs(casey, parentA.id);
    await withToken(family.token ?? '').send('POST', '/api/logout');
    expect(await status(casey)).toBe(401);
  });

  test('after she signs out of her own session in another tab', async () => {
    const family = await actingAs(casey, parentA.id);
    await casey.send('POST', '/api/logout');
    expect(await status(family)).toBe(401);
  });

  test('after her own session ends, and refreshing does not prolong it', async () => {
    await run(
      `update sessions set expires_at = clock_timestamp() + interval '1 hour' where token_hash = $1`,
      [hash(casey.token ?? '')],
    );
    const family = await actingAs(casey, parentA.id);
    const refreshed = await family.send('POST', '/api/account/refresh');
    expect(refreshed.statusCode).toBe(200);
    const left = Date.parse(refreshed.json().expiration_date_utc) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(3_600_000);
    const [session] = await rows<{ expires_at: number }>(
      'select expires_at from sessions where token_hash = $1',
      [hash(family.token ?? '')],
    );
    expect((session?.expires_at ?? 0) - Date.now()).toBeLessThanOrEqual(3_600_000);
  });

  test.each<[string, string]>([
    ['suspended', `update users set suspended_on = app_now(), suspension_reason = 'admin'`],
    ['deleted', 'update users set deleted_at = app_now()'],
  ])('when the person behind is %s', async (_, statement) => {
    const helper = await build.person({ roles: ['customer_support'] });
    const family = await actingAs(await as(helper), parentA.id);
    expect(await status(family)).toBe(200);
    await run(`${statement} where id = $1`, [helper]);
    expect(await status(family)).toBe(401);
  });

  test('after the person behind is demoted, or the other one promoted', async () => {
    const helper = await build.person({ roles: ['customer_support'] });
    const target = await build.person({ roles: ['customer'] });
    const ada = await as(admin.id);
    const family = await actingAs(await as(helper), target);
    const put = (id: number, roles: string[]) => ada.send('PUT', `/api/users/${id}`, { roles });

    expect((await put(target, ['customer', 'developer'])).statusCode).toBe(200);
    expect(await status(family)).toBe(401);
    await put(target, ['customer']);
    expect(await status(family)).toBe(200);
    expect((await put(helper, ['marketing'])).statusCode).toBe(200);
    expect(await status(family)).toBe(401);
  });

  test('for good when either is suspended through the interface', async () => {
    const helper = await build.person({ roles: ['customer_support'] });
    const target = await build.person({ roles: ['customer'] });
    const ada = await as(admin.id);
    for (const suspended of [helper, target]) {
      const family = await actingAs(await as(helper), target);
      expect((await ada.send('POST', `/api/users/${suspended}/suspend`)).statusCode).toBe(200);
      expect(await status(family)).toBe(401);
      expect((await ada.send('POST', `/api/users/${suspended}/unsuspend`)).statusCode).toBe(200);
      // An ended session does not come back with the account.
      expect(await status(family)).toBe(401);
    }
  });
});

test('begun while either is being suspended, it is not there afterwards', async () => {
  const ada = await as(admin.id);
  for (let round = 0; round < 6; round += 1) {
    const helper = await build.person({ roles: ['customer_support'] });
    const target = await build.person({ roles: ['customer'] });
    const caller = await as(helper);
    await Promise.all([
      start(caller, target),
      ada.send('POST', `/api/users/${round % 2 ? helper : target}/suspend`),
    ]);
    const left = await rows('select from sessions where impersonator_id = $1', [helper]);
    expect(left).toEqual([]);
  }
});
