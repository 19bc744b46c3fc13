import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, factorsApp } from '../../../test/factors-app.ts';
import type { Caller } from '../../../test/index.ts';
import { mayHearByPermission } from '../broadcasting/index.ts';

const { parentA, parentB, support, admin } = TINY.users;
const { password } = TINY;
let boris: Caller;
const factors = await factorsApp();
const { app, as, build, rows, run } = factors;
beforeEach(async () => {
  await factors.forget();
  await run('update users set suspended_on = null, suspension_reason = null, delinquent = false');
  boris = await as(parentB.id);
});

const post = (url: string, body: object) => app.nobody.send('POST', url, body);
const suspend = (id: number, reason: 'payment' | 'admin') =>
  rows(
    `update users set suspended_on = app_now(), suspension_reason = $2,
       delinquent = $2 = 'payment' where id = $1`,
    [id, reason],
  );
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const meOf = (token: string) => app.nobody.send('GET', '/api/me', undefined, bearer(token));

/**
 * The calls that stay open to a person who is suspended until she pays: any answer but that she may
 * not.
 */
const OPEN: readonly [method: 'GET' | 'POST', path: string][] = [
  ['GET', '/api/me'],
  ['POST', '/api/account/refresh'],
  ['GET', '/api/account'],
  ['GET', '/api/site-options'],
  ['GET', '/api/features'],
  ['GET', '/api/config'],
  ['GET', `/api/users/${parentB.id}/balance`],
  ['GET', `/api/users/${parentB.id}/get-available-credit`],
  ['GET', `/api/users/${parentB.id}/statement`],
  ['GET', `/api/payments/${parentB.id}/payment-methods`],
  ['POST', `/api/payments/${parentB.id}/create-setup-intent`],
  ['POST', `/api/payments/${parentB.id}/immediate-payment`],
];

describe('a family suspended until it pays', () => {
  test('signs in by password, and the answer says that it must pay', async () => {
    await suspend(parentB.id, 'payment');
    const answer = await post('/api/login', { email: parentB.email, password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ id: parentB.id, must_pay: true, delinquent: 1 });
    expect((await meOf(answer.json().token)).json().data).toMatchObject({ must_pay: true });
  });

  test('by a second step, and by a passkey alone', async () => {
    const { secret } = await factors.addTotp(boris);
    const passkey = await factors.addPasskey(boris);
    await suspend(parentB.id, 'payment');
    const asked = await factors.logIn(parentB.email);
    const second = await factors.answer(asked.challenge_token, { code: codeOf(secret) });
    expect(second.json().user).toMatchObject({ id: parentB.id, must_pay: true });
    const question = (await post('/api/login/passkey/options', {})).json();
    const signed = await post('/api/login/passkey', {
      challenge_token: question.challenge_token,
      passkey: passkey.sign(question.passkey),
    });
    expect(signed.statusCode).toBe(200);
    expect(signed.json().user).toMatchObject({ id: parentB.id, must_pay: true });
  });

  test('keeps the session that she had, for paying alone', async () => {
    expect((await boris.send('GET', '/api/lunchers')).statusCode).toBe(200);
    await suspend(parentB.id, 'payment');
    expect((await boris.send('GET', '/api/me')).json().data).toMatchObject({ must_pay: true });
    const shut = await boris.send('GET', '/api/lunchers');
    expect([shut.statusCode, shut.json().code]).toEqual([403, 'suspended']);
  });

  test.each(OPEN)('reaches %s %s', async (method, path) => {
    await suspend(parentB.id, 'payment');
    const answer = await boris.send(method, path);
    expect([200, 202]).toContain(answer.statusCode);
  });

  test('reaches only the calls that let it pay', async () => {
    const id = await build.person({ roles: ['superadmin', 'customer'] });
    await suspend(id, 'payment');
    const described = (await app.nobody.send('GET', '/api/openapi.json')).json();
    const reached: string[] = [];
    for (const [path, methods] of Object.entries<Record<string, unknown>>(described.paths)) {
      for (const name of Object.keys(methods)) {
        const method = name.toUpperCase() as 'GET';
        const url = path.replaceAll(/\{\w+\}/g, '999999');
        // A call that is open to everybody is no matter of hers.
        if ((await app.nobody.send(method, url)).statusCode !== 401) continue;
        // A session for each: some of the calls would end it.
        const answer = await (await as(id)).send(method, url);
        // The calls of tablets know no person at all.
        const isShut =
          path.startsWith('/api/kiosk/') ||
          (answer.statusCode === 403 && answer.json().code === 'suspended');
        if (!isShut) reached.push(`${method} ${path}`);
      }
    }
    expect(reached.toSorted()).toMatchInlineSnapshot(`
      [
        "DELETE /api/payments/{userId}/remove-payment-method",
        "GET /api/account",
        "GET /api/me",
        "GET /api/payments/{userId}/payment-methods",
        "GET /api/payments/{userId}/payments/{publicId}",
        "GET /api/transactions",
        "GET /api/users/{id}/balance",
        "GET /api/users/{id}/get-available-credit",
        "GET /api/users/{id}/get-balance",
        "GET /api/users/{id}/statement",
        "GET /api/users/{id}/statement.csv",
        "GET /api/users/{id}/statement.pdf",
        "POST /api/account/refresh",
        "POST /api/broadcasting/auth",
        "POST /api/payments/{userId}/create-setup-intent",
        "POST /api/payments/{userId}/default-payment-method",
        "POST /api/payments/{userId}/immediate-payment",
      ]
    `);
  });

  test('hears of her own account and of nothing else', async () => {
    const actor = {
      userId: parentB.id,
      roles: ['admin' as const],
      permissions: new Set(['internal_dashboard:users' as const]),
      impersonatorId: null,
      window: 'customer' as const,
      locale: 'en' as const,
      origin: { ip: null, userAgent: null, requestId: null },
    };
    expect(mayHearByPermission(actor, 'private-list.users')).toBe(true);
    expect(mayHearByPermission({ ...actor, mustPay: true }, 'private-list.users')).toBe(false);
    expect(mayHearByPermission({ ...actor, mustPay: true }, `private-user.${parentB.id}`)).toBe(
      true,
    );
    expect(mayHearByPermission({ ...actor, mustPay: true }, `private-user.${parentA.id}`)).toBe(
      false,
    );
  });

  test('signs out', async () => {
    await suspend(parentB.id, 'payment');
    const out = await boris.send('POST', '/api/logout');
    expect(out.statusCode).toBeLessThan(300);
    expect((await boris.send('GET', '/api/me')).statusCode).toBe(401);
  });

  test('sets a new password by a link', async () => {
    await suspend(parentB.id, 'payment');
    await post('/api/forgot-password', { email: parentB.email });
    await app.runJobs();
    const [mail] = await rows<{ text_body: string }>(
      `select text_body from mails where user_id = $1 and template = 'password_reset'`,
      [parentB.id],
    );
    expect(mail?.text_body).toContain('/reset-password');
  });

  test('sees no other bill', async () => {
    await suspend(parentB.id, 'payment');
    const other = await boris.send('GET', `/api/users/${parentA.id}/balance`);
    expect(other.statusCode).toBe(404);
    const cards = await boris.send('GET', `/api/payments/${parentA.id}/payment-methods`);
    expect(cards.statusCode).toBe(404);
  });

  test('is let go the moment that it is lifted, in the session that she has', async () => {
    await suspend(parentB.id, 'payment');
    expect((await boris.send('GET', '/api/lunchers')).statusCode).toBe(403);
    await run('update users set suspended_on = null, suspension_reason = null where id = $1', [
      parentB.id,
    ]);
    expect((await boris.send('GET', '/api/lunchers')).statusCode).toBe(200);
  });
});

describe('an account suspended by the team', () => {
  test('stays out: by password, and with the session that she had', async () => {
    await suspend(parentB.id, 'admin');
    const answer = await post('/api/login', { email: parentB.email, password });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'suspended']);
    expect((await boris.send('GET', '/api/me')).statusCode).toBe(401);
  });

  test('stays out by the second step and by a passkey', async () => {
    const { secret } = await factors.addTotp(boris);
    const passkey = await factors.addPasskey(boris);
    const asked = await factors.logIn(parentB.email);
    const question = (await post('/api/login/passkey/options', {})).json();
    await suspend(parentB.id, 'admin');
    const second = await factors.answer(asked.challenge_token, { code: codeOf(secret) });
    expect([second.statusCode, second.json().code]).toEqual([403, 'suspended']);
    const signed = await post('/api/login/passkey', {
      challenge_token: question.challenge_token,
      passkey: passkey.sign(question.passkey),
    });
    expect([signed.statusCode, signed.json().code]).toEqual([403, 'suspended']);
  });

  test('gets no link for a new password', async () => {
    await suspend(parentB.id, 'admin');
    await post('/api/forgot-password', { email: parentB.email });
    await app.runJobs();
    expect(await rows('select 1 from mails where user_id = $1', [parentB.id])).toEqual([]);
  });

  test('while something is owed is suspended for the payment, and may pay', async () => {
    const ada = await as(admin.id);
    await run('update users set delinquent = true where id = $1', [parentB.id]);
    expect((await ada.send('POST', `/api/users/${parentB.id}/suspend`)).statusCode).toBe(200);
    const answer = await post('/api/login', { email: parentB.email, password });
    expect(answer.json().user).toMatchObject({ must_pay: true });
    const token = answer.json().token;
    const bill = await app.nobody.send(
      'GET',
      `/api/users/${parentB.id}/balance`,
      undefined,
      bearer(token),
    );
    expect(bill.statusCode).toBe(200);
  });
});

describe('a person who impersonates it', () => {
  test('sees her bill and nothing else, and pays nothing', async () => {
    await suspend(parentB.id, 'payment');
    const casey = await as(parentB.id, support.id);
    const balance = await casey.send('GET', `/api/users/${parentB.id}/balance`);
    expect(balance.statusCode).toBe(200);
    expect((await casey.send('GET', '/api/lunchers')).json().code).toBe('suspended');
    const paid = await casey.send('POST', `/api/payments/${parentB.id}/immediate-payment`);
    expect([paid.statusCode, paid.json().code]).toEqual([403, 'not_while_impersonating']);
  });

  test('cannot impersonate while owing', async () => {
    const casey = await as(parentB.id, support.id);
    expect((await casey.send('GET', '/api/me')).statusCode).toBe(200);
    await suspend(support.id, 'payment');
    expect((await casey.send('GET', '/api/me')).statusCode).toBe(401);
    const own = await as(support.id);
    const begun = await own.send('POST', `/api/users/${parentB.id}/impersonate`);
    expect([begun.statusCode, begun.json().code]).toEqual([403, 'suspended']);
    const list = await own.send('GET', '/api/v2/users?first=B');
    expect([list.statusCode, list.json().code]).toEqual([403, 'suspended']);
  });
});
