import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT, factorsApp } from '../../../test/factors-app.ts';
import { mailedCode } from '../../../test/index.ts';
import type { SoftPasskey } from '../../../test/soft-passkey.ts';
import { sweepSessions } from './identity.jobs.ts';

/*
 * Somebody registers the address of somebody else and waits. Whatever she does, she gains nothing, and
 * whoever reads the mailbox loses nothing.
 */

const { parentA: victim, admin } = TINY.users;
const { password: attackersPassword } = TINY;
const NEW = 'four plates of soup';
const factors = await factorsApp();
const { app, as, db, one, rows, run } = factors;
const { password_hash: attackersHash } = await one<{ password_hash: string }>(
  'select password_hash from users where id = $1',
  [victim.id],
);
beforeEach(async () => {
  await factors.forget();
  await run('delete from sessions');
});

const post = (url: string, body: object) => app.nobody.send('POST', url, body);
const logIn = (email: string, password: string) => post('/api/login', { email, password });

describe('an address without an account', () => {
  const email = 'victim@families.test';
  const registered = (password = 'attackers own plates') =>
    post('/api/register', { first: 'Eve', last: 'Else', email, password });
  beforeEach(() => run('delete from registrations'));

  test('gives who registers it neither an account nor a session', async () => {
    const step = await registered();
    expect(step.statusCode).toBe(202);
    const cookies = [step.headers['set-cookie']].flat().join(';');
    expect(cookies).not.toContain('yay_session');
    expect(await rows('select 1 from users where email = $1', [email])).toEqual([]);
    // The token of the page is no session: nothing takes it, factors and passkeys least of all.
    const { challenge_token: token } = step.json();
    for (const [method, url] of [
      ['GET', '/api/me'],
      ['GET', '/api/account'],
      ['POST', '/api/lunchers'],
      ['POST', `${ACCOUNT}/totp`],
      ['POST', `${ACCOUNT}/passkeys/options`],
    ] as const) {
      const answer = await app.server.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, cookie: `yay_session=${token}` },
        ...(method === 'POST' && { payload: { password: 'attackers own plates' } }),
      });
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
    const login = await logIn(email, 'attackers own plates');
    expect([login.statusCode, login.json().methods]).toEqual([202, ['email_code']]);
    expect(await rows('select 1 from sessions')).toEqual([]);
  });

  test('belongs to who reads the mailbox, with a password of her own', async () => {
    await registered();
    const mine = await registered('a plate of cold soup');
    const opened = await post('/api/register/code', {
      challenge_token: mine.json().challenge_token,
      code: await mailedCode(app, email),
    });
    expect(opened.statusCode).toBe(200);
    expect((await logIn(email, 'attackers own plates')).statusCode).toBe(401);
    expect((await logIn(email, 'a plate of cold soup')).statusCode).toBe(200);
    await run(`update users set email = 'gone@families.test' where email = $1`, [email]);
  });

  test('is free again after a day', async () => {
    await registered();
    await run(`update registrations set created_at = created_at - interval '25 hours'`);
    expect((await logIn(email, 'attackers own plates')).statusCode).toBe(401);
    await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepSessions, {}));
    await app.runJobs();
    expect(await rows('select 1 from registrations')).toEqual([]);
  });
});

describe('an account of before that a stranger opened in the victim’s name', () => {
  let passkey: SoftPasskey;
  beforeEach(async () => {
    await run('update users set email_proved_at = app_now(), password_hash = $1', [attackersHash]);
    passkey = await factors.addPasskey(await as(victim.id));
    await factors.addTotp(await as(victim.id));
    await run('update users set email_proved_at = null where id = $1', [victim.id]);
  });

  const byPasskey = async () => {
    const asked = (await post('/api/login/passkey/options', {})).json();
    const answer = { challenge_token: asked.challenge_token, passkey: passkey.sign(asked.passkey) };
    return post('/api/login/passkey', answer);
  };
  const tokenOfMail = async () => {
    await post('/api/forgot-password', { email: victim.email });
    await app.runJobs();
    const { text_body: text } = await one<{ text_body: string }>(
      `select text_body from mails where template = 'password_reset' order by id desc limit 1`,
    );
    return /\/reset-password[?#]token=([\w-]{43})/.exec(text)?.[1] ?? '';
  };

  test('lets the stranger in neither by the password nor by the passkey', async () => {
    await run('delete from sessions');
    for (const answer of [await logIn(victim.email, attackersPassword), await byPasskey()]) {
      expect([answer.statusCode, answer.json().methods]).toEqual([202, ['email_code']]);
    }
    expect(await rows('select 1 from sessions')).toEqual([]);
  });

  test('is the victim’s by one reset: password, sessions, app and passkey are gone', async () => {
    const session = await as(victim.id);
    const token = await tokenOfMail();
    const { data } = (await post('/api/reset-password/check', { token })).json();
    expect(data.second_factor).toMatchObject({
      removal: 'all',
      totp: { added_at: expect.any(String) },
      passkeys: [{ name: 'My phone', last_used_at: null }],
    });
    // Nothing is named to be removed, and everything goes.
    expect((await post('/api/reset-password', { token, password: NEW })).statusCode).toBe(200);
    expect((await session.send('GET', '/api/me')).statusCode).toBe(401);
    expect((await byPasskey()).statusCode).toBe(401);
    expect((await logIn(victim.email, attackersPassword)).statusCode).toBe(401);
    // The victim is asked for no factor of a stranger, and for no code: the link has proved it.
    expect((await logIn(victim.email, NEW)).statusCode).toBe(200);
    for (const table of ['passkeys', 'totp_secrets', 'recovery_codes']) {
      expect(await rows(`select 1 from ${table} where user_id = $1`, [victim.id])).toEqual([]);
    }
    const told = await rows(
      `select template from mails where template = 'second_factor_removed' and user_id = $1`,
      [victim.id],
    );
    expect(told).toHaveLength(2);
  });

  test('gets no role of staff before its owner was there', async () => {
    const ada = await as(admin.id);
    const give = () =>
      ada.send('PUT', `/api/users/${victim.id}`, { roles: ['customer', 'brand_ambassador'] });
    const refused = await give();
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { roles: [expect.stringContaining('confirm their email address')] },
    ]);
    await run('update users set email_proved_at = app_now() where id = $1', [victim.id]);
    expect((await give()).statusCode).toBe(200);
    await ada.send('PUT', `/api/users/${victim.id}`, { roles: ['customer'] });
  });
});

test('the database itself refuses factors of an address that nobody has proved', async () => {
  await run('update users set email_proved_at = null where id = $1', [victim.id]);
  await expect(
    run(`insert into totp_secrets (user_id, secret) values ($1, 'x')`, [victim.id]),
  ).rejects.toThrow('not proved');
  await expect(
    run(
      `insert into passkeys (user_id, credential_id, public_key, name) values ($1, 'x', 'y', 'z')`,
      [victim.id],
    ),
  ).rejects.toThrow('not proved');
});
