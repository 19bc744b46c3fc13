import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { ACCOUNT, codeOf, factorsApp } from '../../../../test/factors-app.ts';
import type { Caller } from '../../../../test/index.ts';
import { watchStatements } from '../../../platform/db/index.ts';

const { parentA, support, admin } = TINY.users;
const { password } = TINY;
let casey: Caller;
const factors = await factorsApp({ REQUIRE_SECOND_FACTOR: 'yes' });
const { app, as } = factors;
beforeEach(async () => {
  await factors.forget();
  casey = await as(support.id);
});

const mustEnrol = async (caller: Caller) =>
  (await caller.send('GET', '/api/me')).json().data.must_enrol;
const weekOf = (caller: Caller) =>
  caller.send('GET', '/api/lunch-calendar?mondayOfWeek=2026-11-23');

test('a team member without a second factor may only set one up', async () => {
  const login = await app.nobody.send('POST', '/api/login', {
    email: support.email,
    password,
  });
  expect(login.statusCode).toBe(200);
  expect(login.json().user.must_enrol).toBe(true);
  expect(await mustEnrol(casey)).toBe(true);
  for (const url of ['/api/lunch-calendar?mondayOfWeek=2026-11-23', '/api/lunchers']) {
    const refused = await casey.send('GET', url);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
  }
  expect((await casey.send('POST', '/api/account/refresh')).statusCode).toBe(200);

  await factors.addTotp(casey);
  expect(await mustEnrol(casey)).toBe(false);
  expect((await weekOf(casey)).statusCode).toBe(200);
  expect((await casey.send('POST', '/api/logout')).statusCode).toBe(204);
});

test('an app that was not confirmed does not count; a passkey does', async () => {
  await casey.send('POST', `${ACCOUNT}/totp`, { password });
  expect(await mustEnrol(casey)).toBe(true);
  await factors.addPasskey(casey);
  expect(await mustEnrol(casey)).toBe(false);
});

test('families need none', async () => {
  const alma = await as(parentA.id);
  expect(await mustEnrol(alma)).toBe(false);
  expect((await weekOf(alma)).statusCode).toBe(200);
});

test('the last one stays, and any other may go', async () => {
  const { secret } = await factors.addTotp(casey);
  const removeTotp = (code: string) =>
    casey.send('POST', `${ACCOUNT}/totp/remove`, { password, code });
  const last = await removeTotp(codeOf(secret));
  expect([last.statusCode, last.json().code]).toEqual([409, 'last_second_factor']);
  await factors.addPasskey(casey);
  const [{ id }] = (await casey.send('GET', ACCOUNT)).json().data.passkeys;
  const removeKey = () => casey.send('POST', `${ACCOUNT}/passkeys/${id}/remove`, { password });
  // Both at once: one of them is the last.
  const both = await Promise.all([removeTotp(codeOf(secret)), removeKey()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await mustEnrol(casey)).toBe(false);
});

test('under impersonation the person behind counts, not the account', async () => {
  await factors.addTotp(await as(admin.id));
  const asCasey = await as(support.id, admin.id);
  expect(await mustEnrol(asCasey)).toBe(false);
  expect((await weekOf(asCasey)).statusCode).toBe(200);
  // And she sets up nothing for her.
  const refused = await asCasey.send('POST', `${ACCOUNT}/totp`, { password });
  expect(refused.json().code).toBe('not_while_impersonating');

  const asAlma = await as(parentA.id, support.id);
  expect(await mustEnrol(asAlma)).toBe(true);
  expect((await weekOf(asAlma)).json().code).toBe('second_factor_required');
});

test('the need for a factor is known by the statement that finds the session', async () => {
  const { statements } = await watchStatements(() => casey.send('GET', '/api/me'));
  expect(statements).toHaveLength(1);
});

test('its page is the only one that is answered', async () => {
  const cookie = `yay_session=${casey.token}`;
  const open = (url: string) => app.server.inject({ method: 'GET', url, headers: { cookie } });
  const away = await open('/lunch-calendar?week=2026-11-23');
  expect(away.statusCode).toBe(302);
  expect(away.headers.location).toBe('/second-factor?to=/lunch-calendar%3Fweek%3D2026-11-23');
  expect((await open('/second-factor')).statusCode).not.toBe(302);
});
