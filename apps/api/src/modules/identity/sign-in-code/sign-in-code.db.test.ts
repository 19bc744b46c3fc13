import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT, codeOf, factorsApp } from '../../../../test/factors-app.ts';

const { parentA: alma } = TINY.users;
const { password } = TINY;
const factors = await factorsApp();
const { app, as, one, rows, run } = factors;

beforeEach(async () => {
  await factors.forget();
  await run('delete from sessions');
  await run(
    'update users set email_proved_at = null, suspended_on = null, suspension_reason = null',
  );
});

const post = (url: string, body: object) => app.nobody.send('POST', url, body);
const logIn = (secret: string = password) =>
  post('/api/login', { email: alma.email, password: secret });
const prove = (token: string, code: string) =>
  post('/api/register/code', { challenge_token: token, code });
const again = (token: string) => post('/api/register/code/again', { challenge_token: token });
const mails = () =>
  rows<{ to_address: string; subject: string; text_body: string }>(
    `select to_address, subject, text_body from mails where template = 'sign_in_code' order by id`,
  );
const codeOfMail = async () => (await mails()).at(-1)?.subject.slice(0, 6) ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const isProved = async () =>
  (
    await one<{ proved: boolean }>(
      'select email_proved_at is not null as proved from users where id = $1',
      [alma.id],
    )
  ).proved;
const sessions = () => rows('select user_id from sessions');
async function begun(): Promise<string> {
  const answer = await logIn();
  if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json().challenge_token;
}

describe('an account of before', () => {
  test('is asked for a mailed code after the right password', async () => {
    const answer = await logIn();
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({
      challenge_token: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['email_code'],
      purpose: 'sign_in',
      address: alma.email,
    });
    expect(await mails()).toMatchObject([{ to_address: alma.email }]);
    expect(await sessions()).toEqual([]);
    expect(await isProved()).toBe(false);
  });

  test('is signed in by the code, and never asked again', async () => {
    const proved = await prove(await begun(), await codeOfMail());
    expect(proved.statusCode).toBe(200);
    expect(proved.json().user).toMatchObject({ id: alma.id, email: alma.email });
    expect(await isProved()).toBe(true);
    expect((await logIn()).statusCode).toBe(200);
    expect(await mails()).toHaveLength(1);
    const deeds = await rows(
      `select action from activity_log where action like 'account.address%'`,
    );
    expect(deeds).toEqual([{ action: 'account.address_proved' }]);
  });

  test('gets no mail for a wrong password', async () => {
    const answer = await logIn('something else');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_credentials']);
    expect(await mails()).toEqual([]);
  });

  test('goes on in its open sessions, where it sets up no factor', async () => {
    const open = await as(alma.id);
    expect((await open.send('GET', '/api/account')).statusCode).toBe(200);
    for (const path of ['totp', 'passkeys/options']) {
      const refused = await open.send('POST', `${ACCOUNT}/${path}`, { password });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'address_not_proved']);
    }
  });

  test('is asked for its second factor after the code', async () => {
    await run('update users set email_proved_at = app_now()');
    const { secret } = await factors.addTotp(await as(alma.id));
    await run('update users set email_proved_at = null');
    await run('delete from sessions');
    const proved = await prove(await begun(), await codeOfMail());
    expect(proved.statusCode).toBe(202);
    expect(proved.json().methods).toContain('totp');
    expect(await sessions()).toEqual([]);
    const answer = await factors.answer(proved.json().challenge_token, { code: codeOf(secret) });
    expect(answer.statusCode).toBe(200);
  });

  test('is asked for the code after a passkey as well, and for nothing besides', async () => {
    await run('update users set email_proved_at = app_now()');
    const passkey = await factors.addPasskey(await as(alma.id));
    await run('update users set email_proved_at = null');
    const { challenge_token, passkey: question } = (
      await post('/api/login/passkey/options', {})
    ).json();
    const answer = await post('/api/login/passkey', {
      challenge_token,
      passkey: passkey.sign(question),
    });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ purpose: 'sign_in', address: alma.email });
    const proved = await prove(answer.json().challenge_token, await codeOfMail());
    expect(proved.statusCode).toBe(200);
    const [session] = await rows('select second_factor from sessions order by id desc limit 1');
    expect(session).toEqual({ second_factor: 'passkey' });
  });
});

describe('the code', () => {
  test('allows five tries, of which many at once are five as well', async () => {
    const token = await begun();
    const code = await codeOfMail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(token, wrong(code))));
    const why = answers.map((answer) => answer.json().errors.code[0]);
    expect(why.filter((text) => text.startsWith('This code is wrong'))).toHaveLength(5);
    const late = await prove(token, code);
    expect([late.statusCode, late.json().errors.code[0]]).toEqual([
      422,
      'This code has expired. Please send a new one.',
    ]);
    expect(await isProved()).toBe(false);
  });

  test('lets one of two in that come at once', async () => {
    const token = await begun();
    const code = await codeOfMail();
    const answers = await Promise.all([prove(token, code), prove(token, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(await sessions()).toHaveLength(1);
  });

  test('ends with the next one, and so does its page', async () => {
    const former = await begun();
    const formerCode = await codeOfMail();
    const next = await again(former);
    expect(next.statusCode).toBe(202);
    expect((await prove(former, formerCode)).json().code).toBe('sign_in_over');
    expect((await again(former)).json().code).toBe('sign_in_over');
    const token = next.json().challenge_token;
    expect((await prove(token, await codeOfMail())).statusCode).toBe(200);
  });

  test('is of its own page alone', async () => {
    await begun();
    const first = await codeOfMail();
    const second = await begun();
    const answer = await prove(second, first);
    expect([200, 422]).toContain(answer.statusCode);
    if ((await codeOfMail()) !== first) expect(answer.statusCode).toBe(422);
  });

  test('ends after ten minutes, and the page after an hour', async () => {
    const token = await begun();
    const older = (minutes: number) =>
      run(
        `update sign_in_codes set created_at = created_at - $1 * interval '1 minute',
           expires_at = expires_at - $1 * interval '1 minute'`,
        [minutes],
      );
    await older(11);
    expect((await prove(token, await codeOfMail())).json().errors.code[0]).toContain('expired');
    await older(50);
    expect((await again(token)).json().code).toBe('sign_in_over');
  });

  test('opens nothing once the password was changed, or the account suspended', async () => {
    const token = await begun();
    const code = await codeOfMail();
    const { password_hash: hash } = await one<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [alma.id],
    );
    await run(`update users set password_hash = 'unknown' where id = $1`, [alma.id]);
    expect((await again(token)).json().code).toBe('sign_in_over');
    expect((await prove(token, code)).json().code).toBe('sign_in_over');
    await run('update users set password_hash = $2 where id = $1', [alma.id, hash]);
    const other = await begun();
    await run(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [alma.id],
    );
    const refused = await prove(other, await codeOfMail());
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'suspended']);
    expect(await sessions()).toEqual([]);
  });

  test('can’t be kept from its owner by strangers who register her address', async () => {
    const registration = {
      first: 'Eve',
      last: 'Else',
      email: alma.email,
      password: 'a plate of cold soup',
    };
    for (let turn = 0; turn < 30; turn++) await post('/api/register', registration);
    expect((await logIn()).statusCode).toBe(202);
  });

  test('is mailed a few times an hour', async () => {
    const answers: number[] = [];
    for (let turn = 0; turn < 8; turn++) answers.push((await logIn()).statusCode);
    expect(answers.filter((status) => status === 202)).toHaveLength(5);
    expect(answers.at(-1)).toBe(429);
  });
});
