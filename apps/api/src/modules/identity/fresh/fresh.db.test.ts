import { randomUUID } from 'node:crypto';
import { LIST_MODELS, LISTS_WITHOUT_PEOPLE } from '@yay/contract/lists/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { factorsApp } from '../../../../test/factors-app.ts';
import type { Caller } from '../../../../test/index.ts';
import { sample } from '../../../../test/sample.ts';
import type { Twist } from '../../../../test/soft-passkey.ts';

const factors = await factorsApp();
const { app, as, build, rows, run } = factors;
const { parentA, parentB, admin, support } = TINY.users;
const { password } = TINY;
const AGAIN = '/api/account/fresh';

/** Calls that ask for a fresh sign-in, on every request or on those that need it. */
const FRESH = [
  'DELETE /api/destinations/:id/access/:user',
  'DELETE /api/users/:id',
  'DELETE /api/v2/school-staff/:school/people/:user',
  'DELETE /api/vendors/:id/access/:user',
  'GET /api/account/data-files/:id/download',
  'GET /api/account/fresh',
  'GET /api/admin/requests/:id/file',
  'GET /api/admin/requests/file',
  'GET /api/exports/:id/download',
  'GET /api/v2/destinations/:destination/labels/prints/:print/file',
  'GET /api/v2/luncher-lists/csv',
  'GET /api/v2/luncher-lists/pdf',
  'POST /api/account/data-files',
  'POST /api/approvals/:kind/:id/:decision',
  'POST /api/credit-uploads',
  'POST /api/destinations/:destination/trip-links',
  'POST /api/destinations/:id/access',
  'POST /api/discounts',
  'POST /api/kiosks',
  'POST /api/list/export',
  'POST /api/users',
  'POST /api/users/:id/credit',
  'POST /api/users/:id/impersonate',
  'POST /api/users/:id/payments/:payment/refund',
  'POST /api/users/:id/reset_second_factor',
  'POST /api/v2/credit-code-sets',
  'POST /api/v2/school-staff/:school',
  'POST /api/v2/school-staff/:school/invitations/:invitation/send',
  'POST /api/vendors/:id/access',
  'PUT /api/admin/site-options',
  'PUT /api/discounts/:id',
  'PUT /api/users/:id',
  'PUT /api/v2/destinations/:destination/labels/subscription',
  'PUT /api/v2/school-setup/:school/contacts',
];
/** Files that hold nobody else’s data. Each says why. */
const HARMLESS: Readonly<Record<string, string>> = {
  'GET /api/account/orders.csv': 'the orders of whoever asks',
  'GET /api/discounts/:id/usage/file': 'sums by week',
  'GET /api/exports': 'names of the files, not what is in them',
  'GET /api/meals/file': 'how many meals, without whose',
  'GET /api/reports/revenue/file': 'sums by place and week',
  'GET /api/reviews/file': 'stars of dishes, without who gave them',
  'GET /api/supply-schedules/export': 'what goes to schools',
  'GET /api/users/:id/statement.csv': 'the account of one family, which its page shows',
  'GET /api/users/:id/statement.pdf': 'the account of one family, which its page shows',
  'GET /api/v2/family-resources/:id/file': 'documents that a school keeps for families',
  'GET /api/v2/inventory/:location/reorder': 'what a school has of its food',
  'GET /api/v2/inventory/menus/:menu/qr-codes': 'codes of food',
  'GET /api/v2/resources/:id/file': 'documents that a school keeps for its people',
};

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const codeOf = (answer: { body: string }) =>
  answer.body ? JSON.parse(answer.body).code : undefined;

/** Makes every session as old as a sign-in that many minutes ago. */
const age = (minutes: number) =>
  run(`update sessions set proved_at = clock_timestamp() - $1 * interval '1 minute'`, [minutes]);
const isFresh = async (caller: Caller) => (await caller.send('GET', AGAIN)).statusCode === 204;
const give = (caller: Caller, key: string, userId = parentA.id) =>
  caller.send(
    'POST',
    `/api/users/${userId}/credit`,
    { amount: 500, reason: 'The bowl arrived cold.' },
    { 'idempotency-key': key },
  );
const records = (action: string) =>
  rows('select subject_id, actor_id, after from activity_log where action = $1 order by id', [
    action,
  ]);

let ada: Caller;
beforeEach(async () => {
  await factors.forget();
  await run(`delete from sessions`);
  ada = await as(admin.id);
});

describe('the calls that ask', () => {
  test('are these', () => {
    const fresh = app.server.endpoints.filter((endpoint) => endpoint.fresh !== undefined);
    expect(fresh.map(nameOf).toSorted()).toEqual(FRESH);
  });

  test('are all by which staff give money: a code is redeemed by the person who holds it', () => {
    const unasked = app.server.endpoints.filter(
      ({ givesBy, fresh }) => givesBy !== undefined && givesBy !== 'code' && fresh !== true,
    );
    expect(unasked.map(nameOf)).toEqual([]);
  });

  test('are all that hand out files, but those of nobody’s data', () => {
    const unasked = app.server.endpoints.filter(
      ({ path, file, fresh }) =>
        (file || /export|download|\/file|\.\w+$/.test(path)) && fresh === undefined,
    );
    expect(unasked.map(nameOf).toSorted()).toEqual(Object.keys(HARMLESS));
  });

  test('refuse an old sign-in by a code of their own, and carry nothing out', async () => {
    await age(16);
    const people = await rows('select count(*)::int as n from users');
    for (const endpoint of app.server.endpoints.filter(({ fresh }) => fresh === true)) {
      const params = (endpoint.params ? sample(endpoint.params) : {}) as Record<string, unknown>;
      const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        String(params[name] ?? randomUUID()),
      );
      const query = (endpoint.query ? sample(endpoint.query) : {}) as Record<string, string>;
      const headers = (endpoint.headers ? sample(endpoint.headers) : {}) as Record<string, string>;
      const body = endpoint.body ? (sample(endpoint.body) as object) : undefined;
      const address = `${url}?${new URLSearchParams(query)}`;
      const answer = await ada.send(endpoint.method, address, body, headers);
      expect([answer.statusCode, codeOf(answer)], nameOf(endpoint)).toEqual([
        403,
        'fresh_sign_in_needed',
      ]);
    }
    expect(await rows('select count(*)::int as n from users')).toEqual(people);
    expect(await rows('select 1 from credit_grants')).toEqual([]);
  });

  test('tell their declaration in the description of the API', async () => {
    const { paths } = (await app.nobody.send('GET', '/api/openapi.json')).json();
    expect(paths['/api/users/{id}/credit'].post['x-fresh-sign-in']).toBe(true);
    expect(paths['/api/users/{id}/credit'].get['x-fresh-sign-in']).toBeUndefined();
  });

  test.each(LIST_MODELS)('export %s, asked where it names people', async (model) => {
    await age(16);
    const answer = await ada.send('POST', '/api/list/export', { model });
    const names = !(LISTS_WITHOUT_PEOPLE as readonly string[]).includes(model);
    expect(codeOf(answer) === 'fresh_sign_in_needed').toBe(names);
  });

  test('change roles and address of somebody, not a phone number', async () => {
    const id = await build.person({ roles: ['customer'], first: 'Nell', last: 'Ng' });
    await age(16);
    const change = async (body: object) =>
      (await ada.send('PUT', `/api/users/${id}`, body)) as { statusCode: number };
    expect((await change({ first: 'Nelly' })).statusCode).toBe(200);
    for (const body of [{ roles: ['admin'] }, { email: 'n@n.test' }, { vendor_ids: [] }]) {
      expect((await change(body)).statusCode).toBe(403);
    }
  });
});

describe('a sign-in', () => {
  test('is fresh for 15 minutes', async () => {
    for (const [minutes, fresh] of [
      [0, true],
      [14.9, true],
      [15.1, false],
      [1_000, false],
    ] as const) {
      await age(minutes);
      expect(await isFresh(ada), `${minutes}`).toBe(fresh);
    }
  });

  test('is not made fresher by use', async () => {
    await age(16);
    await ada.send('POST', '/api/account/refresh', {});
    await ada.send('GET', '/api/me');
    expect(await isFresh(ada)).toBe(false);
  });
});

describe('the password', () => {
  test('lets the same request through once, with its key', async () => {
    await age(16);
    const key = randomUUID();
    expect(codeOf(await give(ada, key))).toBe('fresh_sign_in_needed');
    expect((await ada.send('POST', AGAIN, { password })).statusCode).toBe(204);
    expect((await give(ada, key)).statusCode).toBe(201);
    expect((await give(ada, key)).statusCode).toBe(201);
    expect(await rows('select amount_cents from credit_grants')).toHaveLength(1);
    expect(await records('session.confirmed')).toMatchObject([
      { subject_id: admin.id, actor_id: admin.id },
    ]);
  });

  test('that is wrong changes nothing and is on record', async () => {
    await age(16);
    const answer = await ada.send('POST', AGAIN, { password: 'not my password' });
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      422,
      { password: ['This is not your current password.'] },
    ]);
    await app.runJobs();
    expect(await isFresh(ada)).toBe(false);
    expect(await records('session.refused')).toMatchObject([
      { subject_id: admin.id, after: { because: 'password' } },
    ]);
  });

  test('makes no other session of that person fresh', async () => {
    const thief = await as(admin.id);
    await age(16);
    await ada.send('POST', AGAIN, { password });
    expect([await isFresh(ada), await isFresh(thief)]).toEqual([true, false]);
  });

  test('is tried ten times in a session, and the tries of one session are no other’s', async () => {
    const thief = await as(admin.id);
    await age(16);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await thief.send('POST', AGAIN, { password: `guess ${n}` })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    expect((await thief.send('POST', AGAIN, { password })).statusCode).toBe(429);
    expect((await ada.send('POST', AGAIN, { password })).statusCode).toBe(204);
  });

  test.each([{}, { password: '' }, { password: 'x', passkey: {} }, { challenge_token: 'x' }])(
    'is asked for where %j came',
    async (body) => {
      expect((await ada.send('POST', AGAIN, body)).statusCode).toBe(422);
    },
  );

  test('is nothing that a visitor can give', async () => {
    for (const path of [AGAIN, `${AGAIN}/options`]) {
      expect((await app.nobody.send('POST', path, { password })).statusCode).toBe(401);
    }
  });
});

describe('a passkey', () => {
  const ask = async (caller: Caller) =>
    (await caller.send('POST', `${AGAIN}/options`, {})).json().data;

  test('is asked for where the person has one', async () => {
    expect(await ask(ada)).toEqual({ email: admin.email, passkey: null });
    await factors.addPasskey(ada);
    expect((await ask(ada)).passkey.question).toMatchObject({ userVerification: 'required' });
  });

  test('confirms as a password does, once', async () => {
    const passkey = await factors.addPasskey(ada);
    await age(16);
    const { challenge_token, question } = (await ask(ada)).passkey;
    const answer = { challenge_token, passkey: passkey.sign(question) };
    expect((await ada.send('POST', AGAIN, answer)).statusCode).toBe(204);
    expect(await isFresh(ada)).toBe(true);
    const again = await ada.send('POST', AGAIN, answer);
    expect([again.statusCode, codeOf(again)]).toEqual([422, 'sign_in_over']);
  });

  test.each<[string, Twist]>([
    ['without making sure who holds it', { verified: false }],
    ['from another site’s page', { origin: 'https://evil.test' }],
    ['that nobody has', { credentialId: 'AAAA' }],
  ])('%s is refused, and on record', async (_what, twist) => {
    const passkey = await factors.addPasskey(ada);
    await age(16);
    await app.runJobs();
    const before = (await records('session.refused')).length;
    const { challenge_token, question } = (await ask(ada)).passkey;
    const body = { challenge_token, passkey: passkey.sign(question, twist) };
    expect((await ada.send('POST', AGAIN, body)).statusCode).toBe(422);
    expect(await isFresh(ada)).toBe(false);
    await app.runJobs();
    expect((await records('session.refused')).length).toBe(before + 1);
  });

  test('of somebody else confirms nobody, nor does her question', async () => {
    const boris = await as(parentB.id);
    const passkey = await factors.addPasskey(boris);
    await factors.addPasskey(ada);
    await age(16);
    const own = (await ask(ada)).passkey;
    const body = { challenge_token: own.challenge_token, passkey: passkey.sign(own.question) };
    expect(codeOf(await ada.send('POST', AGAIN, body))).toBe('passkey_refused');
    const theirs = (await ask(boris)).passkey;
    const foreign = {
      challenge_token: theirs.challenge_token,
      passkey: passkey.sign(theirs.question),
    };
    expect(codeOf(await ada.send('POST', AGAIN, foreign))).toBe('sign_in_over');
    expect(await isFresh(ada)).toBe(false);
  });
});

describe('a person who acts as somebody else', () => {
  /** A person whose password is no other’s: nobody else’s opens anything for her. */
  const closed = (id: number) => run(`update users set password_hash = 'none' where id = $1`, [id]);
  const opened = async (id: number, hash: string) =>
    run(`update users set password_hash = $2 where id = $1`, [id, hash]);
  const hashOf = async (id: number) =>
    (await rows<{ hash: string }>('select password_hash as hash from users where id = $1', [id]))[0]
      ?.hash ?? '';

  test('confirms as herself, in both of her sessions, and never as the other', async () => {
    const casey = await as(support.id);
    const begun = await casey.send('POST', `/api/users/${parentA.id}/impersonate`);
    const token = begun.json().token as string;
    const acting = (method: 'GET' | 'POST', path: string, body?: object) =>
      app.nobody.send(method, path, body, { authorization: `Bearer ${token}` });
    await age(16);
    expect((await acting('GET', AGAIN)).statusCode).toBe(403);
    expect((await acting('POST', `${AGAIN}/options`, {})).json().data.email).toBe(support.email);

    const hash = await hashOf(support.id);
    await closed(support.id);
    expect((await acting('POST', AGAIN, { password })).statusCode).toBe(422);
    await opened(support.id, hash);
    await closed(parentA.id);
    expect((await acting('POST', AGAIN, { password })).statusCode).toBe(204);
    await opened(parentA.id, hash);
    expect((await acting('GET', AGAIN)).statusCode).toBe(204);
    expect(await isFresh(casey)).toBe(true);
  });
});
