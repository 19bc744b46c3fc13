import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, factorsApp } from '../../../../test/factors-app.ts';
import type { Caller } from '../../../../test/index.ts';
import { createSecretBox } from './secret-box.ts';

const { parentA, parentB } = TINY.users;
const { password } = TINY;
let alma: Caller;
let boris: Caller;
const factors = await factorsApp();
const { app, as, rows, run } = factors;
beforeEach(async () => {
  await factors.forget();
  [alma, boris] = [await as(parentA.id), await as(parentB.id)];
});

const post = (url: string, body: object) => app.nobody.send('POST', url, body);

async function signIn(code: string) {
  const { challenge_token } = await factors.logIn(parentA.email);
  return factors.answer(challenge_token, { code });
}

describe('the second step', () => {
  test('stands between the password and the session', async () => {
    const { secret } = await factors.addTotp(alma);
    const first = await post('/api/login', { email: parentA.email, password });
    expect(first.statusCode).toBe(202);
    expect(Object.keys(first.json()).sort()).toEqual(['challenge_token', 'methods', 'passkey']);
    expect(first.json()).toMatchObject({ methods: ['totp', 'recovery_code'], passkey: null });
    expect([first.headers['set-cookie']].flat().join()).not.toContain('yay_session');
    // The token of the question opens nothing.
    const token = first.json().challenge_token;
    const headers = { authorization: `Bearer ${token}` };
    const early = await app.nobody.send('GET', '/api/me', undefined, headers);
    expect(early.statusCode).toBe(401);

    const second = await factors.answer(token, { code: codeOf(secret) });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: parentA.id, must_enrol: false },
    });
    expect([second.headers['set-cookie']].flat().join()).toContain(
      `yay_session=${second.json().token}`,
    );
  });

  test('is on record with the session and in the log', async () => {
    const { secret } = await factors.addTotp(alma);
    await signIn('000000');
    await signIn(codeOf(secret));
    const [session] = await rows(
      `select second_factor from sessions where user_id = $1 order by id desc limit 1`,
      [parentA.id],
    );
    expect(session).toEqual({ second_factor: 'totp' });
    const log = await rows(
      `select action, actor_id, after from activity_log where about_user_id = $1
       order by id desc limit 2`,
      [parentA.id],
    );
    expect(log).toEqual([
      { action: 'session.signed_in', actor_id: parentA.id, after: { second_factor: 'totp' } },
      { action: 'session.refused', actor_id: null, after: { because: 'second_factor' } },
    ]);
  });

  test('follows only the right password', async () => {
    await factors.addTotp(alma);
    const wrong = await post('/api/login', { email: parentA.email, password: 'a guess' });
    const other = await post('/api/login', { email: parentB.email, password: 'a guess' });
    expect([wrong.statusCode, wrong.body]).toEqual([other.statusCode, other.body]);
    expect(wrong.json().code).toBe('wrong_credentials');
  });

  test('keeps the requested kind of session', async () => {
    const { secret } = await factors.addTotp(alma);
    const body = { email: parentA.email, password, standalone: true };
    const { challenge_token } = (await post('/api/login', body)).json();
    await factors.answer(challenge_token, { code: codeOf(secret) });
    const [session] = await rows('select standalone from sessions order by id desc limit 1');
    expect(session).toEqual({ standalone: true });
  });

  test('a code works once, for the first request', async () => {
    const { secret } = await factors.addTotp(alma);
    const code = codeOf(secret);
    const both = await Promise.all([signIn(code), signIn(code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const replayed = await signIn(code);
    expect(replayed.statusCode).toBe(422);
    expect(replayed.json()).toMatchObject({ code: 'wrong_code', errors: { code: [/used/] } });
    expect((await signIn(codeOf(secret, 1))).statusCode).toBe(200);
    // None from before one that was used.
    expect((await signIn(code)).statusCode).toBe(422);
  });

  test('the code that confirmed the app does not sign in', async () => {
    const start = await alma.send('POST', '/api/account/second-factor/totp', { password });
    const code = codeOf(start.json().data.secret);
    await alma.send('POST', '/api/account/second-factor/totp/confirm', { code });
    expect((await signIn(code)).statusCode).toBe(422);
  });

  test('codes of the app of another account are wrong', async () => {
    await factors.addTotp(alma);
    const his = await factors.addTotp(boris);
    expect((await signIn(codeOf(his.secret))).statusCode).toBe(422);
    const { challenge_token } = await factors.logIn(parentA.email);
    const answer = await factors.answer(challenge_token, { recovery_code: his.codes[0] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('recovery_code');
    // It was not used up by that.
    const own = await factors.logIn(parentB.email);
    expect(
      (await factors.answer(own.challenge_token, { recovery_code: his.codes[0] })).statusCode,
    ).toBe(200);
  });

  test('the app is not called wrong where its secret can’t be opened, and recovery codes sign in', async () => {
    const { secret, codes } = await factors.addTotp(alma);
    const other = createSecretBox({ secretKey: 'a key that is no longer in the settings at all' });
    const sealed = await other.seal(app.platform.db, parentA.id, secret);
    await run('update totp_secrets set secret = $1 where user_id = $2', [sealed, parentA.id]);

    const answer = await signIn(codeOf(secret));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'app_unreadable',
      errors: { code: [expect.stringContaining('recovery code')] },
    });
    const { challenge_token } = await factors.logIn(parentA.email);
    const recovered = await factors.answer(challenge_token, { recovery_code: codes[0] });
    expect(recovered.statusCode).toBe(200);
  });

  test('a recovery code works once, however it is typed', async () => {
    const { codes } = await factors.addTotp(alma);
    const [first = '', second = ''] = codes;
    const use = async (recovery_code: string) => {
      const { challenge_token } = await factors.logIn(parentA.email);
      return (await factors.answer(challenge_token, { recovery_code })).statusCode;
    };
    expect(await use(first)).toBe(200);
    expect(await use(first)).toBe(422);
    expect(
      await Promise.all([use(second.toLowerCase()), use(second.replaceAll('-', ' '))]),
    ).toEqual(expect.arrayContaining([200, 422]));
    expect((await rows('select 1 from recovery_codes where used_at is not null')).length).toBe(2);
  });

  test('a question is answered once, by one of several at the same moment', async () => {
    const { codes, secret } = await factors.addTotp(alma);
    const { challenge_token } = await factors.logIn(parentA.email);
    const answers = await Promise.all([
      factors.answer(challenge_token, { code: codeOf(secret) }),
      factors.answer(challenge_token, { recovery_code: codes[0] }),
      factors.answer(challenge_token, { recovery_code: codes[1] }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 401, 401]);
    const again = await factors.answer(challenge_token, { recovery_code: codes[2] });
    expect(again.statusCode).toBe(401);
    expect(again.json().code).toBe('sign_in_over');
  });

  test('five tries, then the right code does not help either', async () => {
    const { secret } = await factors.addTotp(alma);
    const { challenge_token } = await factors.logIn(parentA.email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await factors.answer(challenge_token, { code: '000000' })).statusCode).toBe(422);
    }
    const late = await factors.answer(challenge_token, { code: codeOf(secret) });
    expect([late.statusCode, late.json().code]).toEqual([401, 'sign_in_over']);
  });

  test('guessing over many questions ends; her recovery code and passkey still let her in', async () => {
    const { codes, secret } = await factors.addTotp(alma);
    const passkey = await factors.addPasskey(alma);
    const statuses: number[] = [];
    for (let question = 0; question < 3; question += 1) {
      const { challenge_token } = await factors.logIn(parentA.email);
      for (let tries = 0; tries < 4; tries += 1) {
        statuses.push((await factors.answer(challenge_token, { code: '000000' })).statusCode);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    const throttled = await signIn(codeOf(secret));
    expect(throttled.statusCode).toBe(429);
    expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0);
    const one = await factors.logIn(parentA.email);
    const recovered = await factors.answer(one.challenge_token, { recovery_code: codes[0] });
    expect(recovered.statusCode).toBe(200);
    const other = await factors.logIn(parentA.email);
    const answer = { passkey: passkey.sign(other.passkey) };
    expect((await factors.answer(other.challenge_token, answer)).statusCode).toBe(200);
  });

  test('a question of five minutes ago is over; so is one of a password that was changed', async () => {
    const { secret } = await factors.addTotp(alma);
    const old = await factors.logIn(parentA.email);
    await run(`update sign_in_challenges set expires_at = clock_timestamp()`);
    const late = await factors.answer(old.challenge_token, { code: codeOf(secret) });
    expect(late.json().code).toBe('sign_in_over');

    const stolen = await factors.logIn(parentA.email);
    const [{ password_hash: hash } = { password_hash: '' }] = await rows<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [parentA.id],
    );
    await run(`update users set password_hash = 'another' where id = $1`, [parentA.id]);
    const answer = await factors.answer(stolen.challenge_token, { code: codeOf(secret) });
    await run(`update users set password_hash = $2 where id = $1`, [parentA.id, hash]);
    expect(answer.json().code).toBe('sign_in_over');
  });

  test('lets nobody in who was suspended or deleted between the two steps', async () => {
    const { secret } = await factors.addTotp(alma);
    const answerAfter = async (change: string) => {
      const { challenge_token } = await factors.logIn(parentA.email);
      await run(`update users set ${change} where id = $1`, [parentA.id]);
      const answer = await factors.answer(challenge_token, { code: codeOf(secret) });
      await run(
        `update users set suspended_on = null, suspension_reason = null, deleted_at = null
         where id = $1`,
        [parentA.id],
      );
      return answer.json().code;
    };
    const suspended = await answerAfter(`suspended_on = app_now(), suspension_reason = 'admin'`);
    expect(suspended).toBe('suspended');
    expect(await answerAfter('deleted_at = app_now()')).toBe('sign_in_over');
  });

  test.each([
    [{}],
    [{ code: '' }],
    [{ code: '123456', recovery_code: 'ABCD' }],
    [{ code: { $gt: '' } }],
    [{ code: '1'.repeat(50) }],
    [{ passkey: { id: 'x', rawId: 'x', type: 'public-key' } }],
    [{ challenge_token: null, code: '123456' }],
  ])('%j is not even a try', async (body) => {
    await factors.addTotp(alma);
    const { challenge_token } = await factors.logIn(parentA.email);
    expect((await factors.answer(challenge_token, body)).statusCode).toBe(422);
    expect(await rows('select tries from sign_in_challenges')).toEqual([{ tries: 0 }]);
  });

  test('unknown questions are over', async () => {
    for (const token of ['x', 'a'.repeat(43), "' or true --"]) {
      const answer = await factors.answer(token, { code: '123456' });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'sign_in_over']);
    }
  });
});

test('questions that are over are swept away', async () => {
  await factors.addTotp(alma);
  await factors.logIn(parentA.email);
  await factors.logIn(parentA.email);
  await run(
    `update sign_in_challenges set expires_at = clock_timestamp()
     where token_hash = (select token_hash from sign_in_challenges limit 1)`,
  );
  const { db, jobs } = app.platform;
  const { sweepSessions } = await import('../identity.jobs.ts');
  await db.tx((tx) => jobs.enqueue(tx, sweepSessions, {}));
  await app.runJobs();
  expect(await rows('select 1 from sign_in_challenges')).toHaveLength(1);
});
