import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT, codeOf, factorsApp } from '../../../../test/factors-app.ts';
import type { Caller } from '../../../../test/index.ts';
import { softPasskey } from '../../../../test/soft-passkey.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { createSecretBox } from './secret-box.ts';

const { parentA, parentB, support } = TINY.users;
const { password } = TINY;
let alma: Caller;
let boris: Caller;
const factors = await factorsApp();
const { app, as, rows, run } = factors;
beforeEach(async () => {
  await factors.forget();
  [alma, boris] = [await as(parentA.id), await as(parentB.id)];
});

const stateOf = async (caller: Caller) => (await caller.send('GET', ACCOUNT)).json().data;
const NOTHING = { totp: null, passkeys: [], recovery_codes_left: 0, required: false };

describe('an authenticator app', () => {
  test('is there once a code of it was given, with ten recovery codes', async () => {
    expect(await stateOf(alma)).toEqual(NOTHING);
    const start = (await alma.send('POST', `${ACCOUNT}/totp`, { password })).json().data;
    expect(start.uri).toContain(`secret=${start.secret}`);
    expect(Buffer.from(start.qr.split(',')[1], 'base64').toString()).toMatch(/^<svg /);
    expect(await stateOf(alma)).toEqual(NOTHING);

    const code = codeOf(start.secret);
    const done = await alma.send('POST', `${ACCOUNT}/totp/confirm`, { code });
    expect(done.statusCode).toBe(200);
    expect(new Set(done.json().recovery_codes).size).toBe(10);
    expect(done.json().data).toEqual({
      totp: { added_at: expect.any(String) },
      passkeys: [],
      recovery_codes_left: 10,
      required: false,
    });
    expect(await stateOf(boris)).toEqual(NOTHING);
  });

  test('encrypts the secret and hashes the codes', async () => {
    const { secret, codes } = await factors.addTotp(alma);
    const [row] = await rows<{ secret: Buffer }>('select secret from totp_secrets');
    expect(row?.secret.toString('latin1')).not.toContain(secret);
    expect(row?.secret.toString('base64')).not.toContain(secret);
    const hashes = await rows<{ code_hash: Buffer }>('select code_hash from recovery_codes');
    for (const { code_hash } of hashes) {
      expect(codes.map((code) => code.replaceAll('-', ''))).not.toContain(code_hash.toString());
    }
  });

  test('is sealed with the new key at a start that knows the old one', async () => {
    const { secret } = await factors.addTotp(alma);
    const sealed = async () =>
      (await rows<{ secret: Buffer }>('select secret from totp_secrets'))[0]?.secret as Buffer;
    const keys = ['the key of yesterday, thirty-two long', 'the key of today, thirty-two letters'];
    const [yesterday, today] = keys.map((secretKey) => createSecretBox({ secretKey }));
    const exchanging = createSecretBox({ secretKey: keys[1], previousSecretKey: keys[0] });
    const { db } = app.platform;
    const first = await yesterday?.seal(db, parentA.id, secret);
    await run('update totp_secrets set secret = $1', [first]);

    expect(await resealSecrets(db, exchanging)).toEqual({ resealed: 1, unreadable: 0 });
    expect(await today?.open(db, parentA.id, await sealed())).toBe(secret);
    expect(await resealSecrets(db, exchanging)).toEqual({ resealed: 0, unreadable: 0 });
  });

  test('counts a secret that no key opens, and leaves it as it is', async () => {
    await factors.addTotp(alma);
    const { db } = app.platform;
    const other = createSecretBox({ secretKey: 'a key that sealed another secret, long enough' });
    const foreign = await other.seal(db, parentA.id, 'JBSWY3DPEHPK3PXP');
    await run('update totp_secrets set secret = $1', [foreign]);

    const box = createSecretBox({ secretKey: 'the key of today, thirty-two letters' });
    expect(await resealSecrets(db, box)).toEqual({ resealed: 0, unreadable: 1 });
    const [kept] = await rows<{ secret: Buffer }>('select secret from totp_secrets');
    expect(kept?.secret).toEqual(foreign);
  });

  test('sends its owner a letter and writes to the log', async () => {
    await factors.addTotp(alma);
    const mails = await rows<{ template: string; text_body: string }>(
      'select template, text_body from mails where user_id = $1',
      [parentA.id],
    );
    expect(mails.map(({ template }) => template)).toEqual(['second_factor_added']);
    expect(mails[0]?.text_body).toContain('An authenticator app was set up');
    const [entry] = await rows(
      `select actor_id, about_user_id, after from activity_log
       where action = 'second_factor.added' order by id desc limit 1`,
    );
    expect(entry).toEqual({
      actor_id: parentA.id,
      about_user_id: parentA.id,
      after: { method: 'totp' },
    });
  });

  test('needs the password, which is not guessed for long', async () => {
    const codes: number[] = [];
    for (let tries = 0; tries <= 10; tries += 1) {
      const answer = await alma.send('POST', `${ACCOUNT}/totp`, { password: 'a guess' });
      if (tries === 0) {
        expect(answer.json().errors).toEqual({ password: ['This is not your current password.'] });
      }
      codes.push(answer.statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(422), 429]);
  });

  test('a wrong code confirms nothing, and guessing ends', async () => {
    await alma.send('POST', `${ACCOUNT}/totp`, { password });
    const codes: number[] = [];
    for (let tries = 0; tries <= 10; tries += 1) {
      const answer = await alma.send('POST', `${ACCOUNT}/totp/confirm`, { code: '000000' });
      codes.push(answer.statusCode);
      if (tries === 0) expect(answer.json().errors.code).toHaveLength(1);
    }
    expect(codes.at(-1)).toBe(429);
    expect(await stateOf(alma)).toEqual(NOTHING);
  });

  test('a code of another app confirms nothing', async () => {
    const hers = (await alma.send('POST', `${ACCOUNT}/totp`, { password })).json().data;
    await boris.send('POST', `${ACCOUNT}/totp`, { password });
    const code = codeOf(hers.secret);
    expect((await boris.send('POST', `${ACCOUNT}/totp/confirm`, { code })).statusCode).toBe(422);
  });

  test('nothing to confirm, and nothing to set up over one that stands', async () => {
    const confirm = (code: string) => alma.send('POST', `${ACCOUNT}/totp/confirm`, { code });
    expect((await confirm('123456')).statusCode).toBe(404);
    const { secret } = await factors.addTotp(alma);
    const again = await alma.send('POST', `${ACCOUNT}/totp`, { password });
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('second_factor_exists');
    expect((await confirm(codeOf(secret))).statusCode).toBe(409);
  });

  test('is removed with the password and a code; the recovery codes go with it', async () => {
    const { secret } = await factors.addTotp(alma);
    const remove = (body: object) => alma.send('POST', `${ACCOUNT}/totp/remove`, body);
    const wrong = await remove({ password: 'not it', code: codeOf(secret) });
    expect(wrong.json().errors).toHaveProperty('password');
    expect((await remove({ password, code: '000000' })).json().errors).toHaveProperty('code');
    expect((await stateOf(alma)).totp).not.toBeNull();
    const done = await remove({ password, code: codeOf(secret) });
    expect(done.statusCode).toBe(200);
    expect(done.json().data).toEqual(NOTHING);
    expect(await rows('select 1 from recovery_codes')).toEqual([]);
    const login = await app.nobody.send('POST', '/api/login', {
      email: parentA.email,
      password,
    });
    expect(login.statusCode).toBe(200);
    const mails = await rows('select template from mails where user_id = $1 order by id desc', [
      parentA.id,
    ]);
    expect(mails[0]).toEqual({ template: 'second_factor_removed' });
  });

  test('a lost phone is removed with a recovery code', async () => {
    const { codes } = await factors.addTotp(alma);
    const code = codes[3];
    const done = await alma.send('POST', `${ACCOUNT}/totp/remove`, { password, code });
    expect(done.json().data).toEqual(NOTHING);
  });
});

describe('a passkey', () => {
  test('is added, listed, renamed and removed', async () => {
    await factors.addPasskey(alma, 'My phone');
    const [added] = (await stateOf(alma)).passkeys;
    expect(added).toEqual({
      id: expect.any(Number),
      name: 'My phone',
      added_at: expect.any(String),
      last_used_at: null,
    });
    const url = `${ACCOUNT}/passkeys/${added.id}`;
    const renamed = await alma.send('PUT', url, { name: 'My laptop' });
    expect(renamed.json().data.passkeys).toMatchObject([{ id: added.id, name: 'My laptop' }]);
    const wrong = await alma.send('POST', `${url}/remove`, { password: 'not it' });
    expect(wrong.json().errors).toHaveProperty('password');
    const removed = await alma.send('POST', `${url}/remove`, { password });
    expect(removed.json().data).toEqual(NOTHING);
    const actions = await rows(
      `select action, before, after from activity_log where about_user_id = $1
       order by id desc limit 3`,
      [parentA.id],
    );
    expect(actions).toEqual([
      {
        action: 'second_factor.removed',
        before: { method: 'passkey', name: 'My laptop' },
        after: null,
      },
      {
        action: 'account.updated',
        before: { passkey: 'My phone' },
        after: { passkey: 'My laptop' },
      },
      {
        action: 'second_factor.added',
        before: null,
        after: { method: 'passkey', name: 'My phone' },
      },
    ]);
  });

  test('the first one comes with recovery codes, the next with none', async () => {
    const first = await factors.tryPasskey(alma, softPasskey());
    expect(first.json().recovery_codes).toHaveLength(10);
    const second = await factors.tryPasskey(alma, softPasskey());
    expect(second.json().recovery_codes).toBeNull();
    expect(second.json().data.recovery_codes_left).toBe(10);
  });

  test('of another account answers like a missing one', async () => {
    await factors.addPasskey(alma);
    const [{ id }] = (await stateOf(alma)).passkeys;
    const url = `${ACCOUNT}/passkeys/${id}`;
    for (const at of [url, `${ACCOUNT}/passkeys/999999`]) {
      expect((await boris.send('PUT', at, { name: 'Mine' })).statusCode).toBe(404);
      expect((await boris.send('POST', `${at}/remove`, { password })).statusCode).toBe(404);
    }
    expect((await stateOf(alma)).passkeys).toMatchObject([{ name: 'My phone' }]);
  });

  test.each([
    ['of another site’s page', { origin: 'https://evil.test' }],
    ['for another site', { site: 'evil.test' }],
  ])('%s is not taken', async (_what, twist) => {
    const refused = await factors.tryPasskey(alma, softPasskey(), twist);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().code).toBe('passkey_refused');
    expect(await stateOf(alma)).toEqual(NOTHING);
  });

  test('of another account cannot be added', async () => {
    const hers = await factors.addPasskey(alma);
    const refused = await factors.tryPasskey(boris, softPasskey(), { credentialId: hers.id });
    expect(refused.statusCode).toBe(422);
    expect(await rows('select user_id from passkeys')).toEqual([{ user_id: parentA.id }]);
  });

  test('a challenge is answered once, in time and by its own account', async () => {
    const ask = async () => {
      const answer = await alma.send('POST', `${ACCOUNT}/passkeys/options`, { password });
      return answer.json();
    };
    const { challenge_token, passkey: question } = await ask();
    const body = () => ({
      challenge_token,
      name: 'My phone',
      passkey: softPasskey().create(question),
    });
    const add = (caller: Caller, given: object) =>
      caller.send('POST', `${ACCOUNT}/passkeys`, given);
    const stolen = await add(boris, body());
    expect(stolen.json().code).toBe('sign_in_over');
    expect((await add(alma, body())).statusCode).toBe(201);
    expect((await add(alma, body())).json().code).toBe('sign_in_over');

    const late = await ask();
    await run(`update sign_in_challenges set expires_at = clock_timestamp()`);
    const given = {
      challenge_token: late.challenge_token,
      name: 'Late',
      passkey: softPasskey().create(late.passkey),
    };
    expect((await add(alma, given)).json().code).toBe('sign_in_over');
  });
});

describe('recovery codes', () => {
  test('are replaced with the password, and the old ones stop working', async () => {
    const { codes } = await factors.addTotp(alma);
    const renew = (body: object) => alma.send('POST', `${ACCOUNT}/recovery-codes`, body);
    expect((await renew({ password: 'not it' })).statusCode).toBe(422);
    const fresh = (await renew({ password })).json();
    expect(fresh.recovery_codes).toHaveLength(10);
    expect(fresh.data.recovery_codes_left).toBe(10);
    const { challenge_token } = await factors.logIn(parentA.email);
    const old = await factors.answer(challenge_token, { recovery_code: codes[0] });
    expect(old.statusCode).toBe(422);
    const good = await factors.answer(challenge_token, { recovery_code: fresh.recovery_codes[0] });
    expect(good.statusCode).toBe(200);
  });

  test('are nothing by themselves', async () => {
    const answer = await alma.send('POST', `${ACCOUNT}/recovery-codes`, { password });
    expect(answer.statusCode).toBe(404);
  });
});

describe('other accounts', () => {
  const calls: ['GET' | 'POST' | 'PUT', string, object?][] = [
    ['GET', ACCOUNT],
    ['POST', `${ACCOUNT}/totp`, { password }],
    ['POST', `${ACCOUNT}/totp/confirm`, { code: '123456' }],
    ['POST', `${ACCOUNT}/totp/remove`, { password, code: '123456' }],
    ['POST', `${ACCOUNT}/passkeys/options`, { password }],
    ['PUT', `${ACCOUNT}/passkeys/1`, { name: 'x' }],
    ['POST', `${ACCOUNT}/passkeys/1/remove`, { password }],
    ['POST', `${ACCOUNT}/recovery-codes`, { password }],
  ];
  test.each(calls)(
    '%s %s: not while acting as her, and not a visitor',
    async (method, url, body) => {
      const behind = await as(parentA.id, support.id);
      const refused = await behind.send(method, url, body);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().code).toBe('not_while_impersonating');
      expect((await app.nobody.send(method, url, body)).statusCode).toBe(401);
    },
  );
});
