import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { factorsApp } from '../../../../test/factors-app.ts';
import type { Caller } from '../../../../test/index.ts';
import type { SoftPasskey, Twist } from '../../../../test/soft-passkey.ts';
import { handleOf } from './check-passkey.ts';

const { parentA, parentB } = TINY.users;
let alma: Caller;
let boris: Caller;
const factors = await factorsApp();
const { app, as, rows, run } = factors;
beforeEach(async () => {
  await factors.forget();
  [alma, boris] = [await as(parentA.id), await as(parentB.id)];
});

const post = (url: string, body: object) => app.nobody.send('POST', url, body);

describe('a passkey as second step', () => {
  const step = async (passkey: SoftPasskey, twist?: Twist) => {
    const { challenge_token, passkey: question } = await factors.logIn(parentA.email);
    return factors.answer(challenge_token, { passkey: passkey.sign(question, twist) });
  };

  test('signs the challenge of this site', async () => {
    const passkey = await factors.addPasskey(alma);
    const asked = await factors.logIn(parentA.email);
    expect(asked.methods).toEqual(['passkey', 'recovery_code']);
    expect(asked.passkey.allowCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal'] },
    ]);
    // The password was given: a key that only has to be touched is enough.
    expect((await step(passkey, { verified: false })).statusCode).toBe(200);
    const [row] = await rows('select counter, last_used_at is not null as used from passkeys');
    expect(row).toEqual({ counter: 1, used: true });
  });

  test.each<[string, Twist]>([
    ['from another site’s page', { origin: 'https://evil.test' }],
    ['from another port', { origin: 'http://localhost:8080' }],
    ['for another site', { site: 'evil.test' }],
    ['in another person’s name', { userHandle: handleOf(parentB.id).toString('base64url') }],
    ['of a passkey that nobody has', { credentialId: 'AAAA' }],
  ])('%s is refused', async (_what, twist) => {
    const refused = await step(await factors.addPasskey(alma), twist);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'passkey_refused']);
    expect(await rows('select counter from passkeys')).toEqual([{ counter: 0 }]);
  });

  test('of another account is refused, whosever id it names', async () => {
    const hers = await factors.addPasskey(alma);
    const his = await factors.addPasskey(boris);
    expect((await step(his)).statusCode).toBe(422);
    expect((await step(his, { credentialId: hers.id })).statusCode).toBe(422);
  });

  test('a counter that goes back is a copy', async () => {
    const passkey = await factors.addPasskey(alma);
    passkey.counter = 41;
    expect((await step(passkey)).statusCode).toBe(200);
    for (const counter of [41, 10, 0]) {
      passkey.counter = counter - 1;
      expect((await step(passkey)).statusCode).toBe(422);
    }
    passkey.counter = 42;
    expect((await step(passkey)).statusCode).toBe(200);
  });

  test('an answer to another question is refused', async () => {
    const passkey = await factors.addPasskey(alma);
    const earlier = await factors.logIn(parentA.email);
    const now = await factors.logIn(parentA.email);
    const answer = { passkey: passkey.sign(earlier.passkey) };
    expect((await factors.answer(now.challenge_token, answer)).statusCode).toBe(422);
  });
});

describe('a passkey alone', () => {
  const ask = async (body: object = {}) => (await post('/api/login/passkey/options', body)).json();
  const enter = (challenge_token: string, passkey: object) =>
    post('/api/login/passkey', { challenge_token, passkey });

  test('signs in whose it is', async () => {
    const passkey = await factors.addPasskey(alma);
    const { challenge_token, passkey: question } = await ask({ standalone: true });
    expect(question).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    const userHandle = handleOf(parentA.id).toString('base64url');
    const answer = await enter(challenge_token, passkey.sign(question, { userHandle }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user.id).toBe(parentA.id);
    expect([answer.headers['set-cookie']].flat().join()).toContain('yay_session=');
    const [session] = await rows(
      'select user_id, second_factor, standalone from sessions order by id desc limit 1',
    );
    expect(session).toEqual({ user_id: parentA.id, second_factor: 'passkey', standalone: true });
  });

  test.each<[string, Twist]>([
    ['without making sure who holds it', { verified: false }],
    ['from another site’s page', { origin: 'https://evil.test' }],
    ['in another person’s name', { userHandle: handleOf(parentB.id).toString('base64url') }],
    ['that nobody has', { credentialId: 'AAAA' }],
  ])('%s lets nobody in', async (_what, twist) => {
    const passkey = await factors.addPasskey(alma);
    const { challenge_token, passkey: question } = await ask();
    const answer = await enter(challenge_token, passkey.sign(question, twist));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'passkey_refused']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    // The question is used up by a wrong answer, too.
    const again = await enter(challenge_token, passkey.sign(question));
    expect(again.json().code).toBe('sign_in_over');
  });

  test('a question works once and for its own purpose', async () => {
    const passkey = await factors.addPasskey(alma);
    const { challenge_token, passkey: question } = await ask();
    const given = passkey.sign(question);
    const both = await Promise.all([enter(challenge_token, given), enter(challenge_token, given)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    // The second step's is not the first one's, and the other way round.
    const second = await factors.logIn(parentA.email);
    const crossed = await enter(second.challenge_token, passkey.sign(second.passkey));
    expect(crossed.json().code).toBe('sign_in_over');
    const alone = await ask();
    const back = await factors.answer(alone.challenge_token, {
      passkey: passkey.sign(alone.passkey),
    });
    expect(back.json().code).toBe('sign_in_over');
  });

  test('a removed passkey and a suspended owner do not come in', async () => {
    const passkey = await factors.addPasskey(alma);
    const tryIt = async () => {
      const { challenge_token, passkey: question } = await ask();
      return (await enter(challenge_token, passkey.sign(question))).json().code;
    };
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [parentA.id],
    );
    const suspended = await tryIt();
    await run(`update users set suspended_on = null, suspension_reason = null`);
    expect(suspended).toBe('suspended');
    await run('delete from passkeys');
    expect(await tryIt()).toBe('passkey_refused');
  });
});
