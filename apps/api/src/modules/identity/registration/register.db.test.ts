import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailedCode, useTiny } from '../../../../test/index.ts';
import { watchStatements } from '../../../platform/db/index.ts';
import { sweepSessions } from '../identity.jobs.ts';
import { DEFAULT_LIMITS } from '../limits.ts';

const { app, build, db, rows, run } = await useTiny();

const family = {
  first: 'Nora',
  last: 'Nieto',
  email: 'Nora@Test.test',
  phone: '(615) 555-0100',
  password: 'a long enough one',
};
const registration = (body: object, headers: Record<string, string> = {}) =>
  app.nobody.send('POST', '/api/register', body, headers);

const registered = async (fields: object = {}) => {
  const answer = await registration({ ...family, ...fields });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer;
};
const typed = (token: string, code: string) =>
  app.nobody.send('POST', '/api/register/code', { challenge_token: token, code });
const mailsTo = (email: string) =>
  rows<{ template: string; subject: string; text_body: string }>(
    'select template, subject, text_body from mails where to_address = $1 order by id desc',
    [email],
  );
const browserOf = (answer: Awaited<ReturnType<typeof registration>>) =>
  answer.cookies.find(({ name }) => name === 'yay_browser')?.value;
/** A code that is not the one. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const NORA = 'nora@test.test';

beforeEach(async () => {
  await run('delete from registrations');
  await run('delete from rate_limits');
});

test('mails a code, and opens no account and no session', async () => {
  const answer = await registered();
  expect(answer.json()).toEqual({
    challenge_token: expect.stringMatching(/^[\w-]{43}$/),
    methods: ['email_code'],
    purpose: 'registration',
    address: NORA,
  });
  expect(answer.cookies.map(({ name }) => name)).toEqual(['yay_browser']);
  expect(await rows('select from users where email = $1', [NORA])).toHaveLength(0);
  expect(await mailsTo(NORA)).toMatchObject([
    { template: 'prove_address', subject: expect.stringMatching(/^\d{6} is your Yay Lunch code$/) },
  ]);
  const [kept] = await rows('select * from registrations');
  const code = await mailedCode(app, NORA);
  expect(JSON.stringify(kept)).not.toContain(code);
});

test('the code opens the account, signs in and sends the welcome', async () => {
  const email = 'nora1@test.test';
  const begun = await registered({ email });
  const code = await mailedCode(app, email);
  const answer = await typed(begun.json().challenge_token, ` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().user).toMatchObject({ first: 'Nora', email, roles: ['customer'] });
  expect(answer.cookies.map(({ name }) => name)).toContain('yay_session');
  const person = await rows(
    `select u.first, u.last, u.phone, u.locale, r.role from users u
     join user_roles r on r.user_id = u.id where u.email = $1`,
    [email],
  );
  expect(person).toEqual([
    { first: 'Nora', last: 'Nieto', phone: '+16155550100', locale: 'en', role: 'customer' },
  ]);
  expect((await mailsTo(email))[0]).toMatchObject({ template: 'welcome' });
  const actions = await rows(
    `select l.action from activity_log l join users u on u.id = l.actor_id where u.email = $1
     order by l.id`,
    [email],
  );
  expect(actions.map(({ action }) => action)).toEqual(['account.opened', 'session.signed_in']);
  // It works once.
  expect((await typed(begun.json().challenge_token, code)).statusCode).toBe(401);
  const { password } = family;
  expect((await app.nobody.send('POST', '/api/login', { email, password })).statusCode).toBe(200);
});

test('five of twenty wrong codes at once are tried, and then the right one is over', async () => {
  const { challenge_token: token } = (await registered()).json();
  const code = await mailedCode(app, NORA);
  const answers = await Promise.all(Array.from({ length: 20 }, () => typed(token, other(code))));
  const texts = answers.map((answer) => answer.json().errors.code[0]);
  expect(texts.filter((text) => text.includes('is wrong'))).toHaveLength(5);
  expect(texts.filter((text) => text.includes('has expired'))).toHaveLength(15);
  expect((await typed(token, code)).json().errors.code[0]).toContain('has expired');
  expect(await rows('select from users where email = $1', [NORA])).toHaveLength(0);
});

test('twenty right codes at once open one account', async () => {
  const { challenge_token: token } = (await registered({ email: 'twenty@test.test' })).json();
  const code = await mailedCode(app, 'twenty@test.test');
  const answers = await Promise.all(Array.from({ length: 20 }, () => typed(token, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await rows(`select from users where email = 'twenty@test.test'`)).toHaveLength(1);
});

test('a code is over after ten minutes, and another one can be sent', async () => {
  const email = 'nora2@test.test';
  const { challenge_token: token } = (await registered({ email })).json();
  const code = await mailedCode(app, email);
  await run(`update registrations set code_expires_at = clock_timestamp()`);
  expect((await typed(token, code)).json().errors.code[0]).toContain('has expired');
  const again = await app.nobody.send('POST', '/api/register/code/again', {
    challenge_token: token,
  });
  expect(again.statusCode).toBe(202);
  const fresh = again.json();
  expect(fresh.address).toBe(email);
  // The former page and the former code have ended.
  expect((await typed(token, await mailedCode(app, email))).statusCode).toBe(401);
  expect((await typed(fresh.challenge_token, code)).statusCode).toBe(422);
  expect((await typed(fresh.challenge_token, await mailedCode(app, email))).statusCode).toBe(200);
});

test('codes are sent a few times in an hour', async () => {
  const email = 'nora3@test.test';
  let { challenge_token: token } = (await registered({ email })).json();
  const codes: number[] = [];
  for (let mails = 1; mails <= DEFAULT_LIMITS.registerByAccount.points; mails += 1) {
    const again = await app.nobody.send('POST', '/api/register/code/again', {
      challenge_token: token,
    });
    codes.push(again.statusCode);
    if (again.statusCode === 202) token = again.json().challenge_token;
  }
  expect(codes.filter((code) => code === 202)).toHaveLength(codes.length - 1);
  expect(codes.at(-1)).toBe(429);
  // A refused request leaves the former code as it is.
  expect((await typed(token, await mailedCode(app, email))).statusCode).toBe(200);
});

test('a page of nobody, or of yesterday, is over', async () => {
  const { challenge_token: token } = (await registered()).json();
  const code = await mailedCode(app, NORA);
  expect((await typed('A'.repeat(43), code)).json().code).toBe('sign_in_over');
  await run(`update registrations set created_at = clock_timestamp() - interval '25 hours'`);
  expect((await typed(token, code)).json().code).toBe('sign_in_over');
  const again = { challenge_token: token };
  expect((await app.nobody.send('POST', '/api/register/code/again', again)).statusCode).toBe(401);
  await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepSessions, {}));
  await app.runJobs();
  expect(await rows('select from registrations')).toHaveLength(0);
});

test('signing in with the password of a registration asks for a new code', async () => {
  const email = 'nora4@test.test';
  await registered({ email });
  const first = await mailedCode(app, email);
  const { password } = family;
  const wrong = await app.nobody.send('POST', '/api/login', { email, password: 'guess' });
  expect(wrong.statusCode).toBe(401);
  const answer = await app.nobody.send('POST', '/api/login', { email, password });
  expect(answer.statusCode, answer.body).toBe(202);
  expect(answer.json()).toMatchObject({ methods: ['email_code'], address: email });
  expect(answer.cookies.map(({ name }) => name)).not.toContain('yay_session');
  const token = answer.json().challenge_token;
  const code = await mailedCode(app, email);
  if (first !== code) expect((await typed(token, first)).statusCode).toBe(422);
  expect((await typed(token, code)).statusCode).toBe(200);
});

describe('the link of the mail', () => {
  const linkIn = async (email: string) =>
    /token=([\w-]{43})/.exec((await mailsTo(email))[0]?.text_body ?? '')?.[1] ?? '';
  const followed = (body: object, browser?: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/register/link',
      payload: body,
      ...(browser !== undefined && { cookies: { yay_browser: browser } }),
    });

  test('opens the account in the browser of the registration, once', async () => {
    const begun = await registered({ email: 'link@test.test' });
    const token = await linkIn('link@test.test');
    const answer = await followed({ token }, browserOf(begun));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().user.email).toBe('link@test.test');
    expect((await followed({ token }, browserOf(begun))).json().code).toBe('link_over');
  });

  test('takes the password in another browser, five times', async () => {
    await registered({ email: 'phone@test.test' });
    const token = await linkIn('phone@test.test');
    const asked = await followed({ token });
    expect(asked.statusCode).toBe(202);
    expect(asked.json()).toEqual({ methods: ['password'], address: 'phone@test.test' });
    const wrong = await followed({ token, password: 'not the one' });
    expect(wrong.json().errors.password[0]).toContain('not the password');
    const answer = await followed({ token, password: family.password });
    expect(answer.statusCode, answer.body).toBe(200);

    await registered({ email: 'guess@test.test' });
    const other = await linkIn('guess@test.test');
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => followed({ token: other, password: 'guess' })),
    );
    expect(guesses.filter((guess) => guess.json().errors?.password)).toHaveLength(5);
    const late = await followed({ token: other, password: family.password });
    expect(late.json().code).toBe('link_over');
  });

  test('ends with its code', async () => {
    const begun = await registered();
    const token = await linkIn(NORA);
    await app.nobody.send('POST', '/api/register/code/again', {
      challenge_token: begun.json().challenge_token,
    });
    expect((await followed({ token }, browserOf(begun))).json().code).toBe('link_over');
    await run('update registrations set code_expires_at = clock_timestamp()');
    const newer = await linkIn(NORA);
    expect((await followed({ token: newer })).json().code).toBe('link_over');
  });
});

describe('an address that has an account', () => {
  const owner = TINY.users.parentB;

  test('gets the same answer, after the same work; its owner gets a mail', async () => {
    const before = await rows('select * from users where id = $1', [owner.id]);
    const known = await watchStatements(() => registered({ first: 'Mallory', email: owner.email }));
    const fresh = await watchStatements(() => registered({ email: 'new@test.test' }));
    const shape = (answer: typeof fresh.result) => ({
      ...answer.json(),
      challenge_token: 'a token',
      address: 'an address',
    });
    expect(shape(known.result)).toEqual(shape(fresh.result));
    expect(known.statements.length).toBe(fresh.statements.length);
    expect(await rows('select * from users where id = $1', [owner.id])).toEqual(before);
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: 'already_registered' });
    expect(mail?.text_body).toContain('Hi Boris,');
    expect(mail?.text_body).not.toContain('Mallory');
  });

  test('is asked for a code like any other, and no code opens it', async () => {
    const { challenge_token: token } = (await registered({ email: owner.email })).json();
    const again = await app.nobody.send('POST', '/api/register/code/again', {
      challenge_token: token,
    });
    expect(again.statusCode).toBe(202);
    const tries: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await typed(again.json().challenge_token, '123456');
      tries.push(answer.json().errors.code[0].includes('expired') ? 'over' : 'wrong');
    }
    expect(tries).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'over']);
    const templates = (await mailsTo(owner.email)).map(({ template }) => template);
    expect(new Set(templates)).toEqual(new Set(['already_registered']));
  });

  test('is not told apart by signing in with the password of the registration', async () => {
    const { password } = family;
    await registered({ email: owner.email });
    await registered({ email: 'fresh@test.test' });
    for (const email of [owner.email, 'fresh@test.test']) {
      const answer = await app.nobody.send('POST', '/api/login', { email, password });
      expect(answer.statusCode, email).toBe(202);
      expect(answer.json()).toMatchObject({ methods: ['email_code'], address: email });
    }
    const own = { email: owner.email, password: TINY.password };
    expect((await app.nobody.send('POST', '/api/login', own)).statusCode).toBe(200);
  });

  test('keeps its account where it came about after the code was sent', async () => {
    const { challenge_token: token } = (await registered({ email: 'late@test.test' })).json();
    const code = await mailedCode(app, 'late@test.test');
    const id = await build.person({ email: 'late@test.test', roles: ['school'] });
    expect((await typed(token, code)).statusCode).toBe(422);
    const roles = await rows('select role from user_roles where user_id = $1', [id]);
    expect(roles).toEqual([{ role: 'school' }]);
  });
});

test('a field that a stranger adds to the form gives her nothing', async () => {
  const answer = await registration({
    ...family,
    email: 'mallory@test.test',
    roles: ['superadmin'],
    role: 'admin',
    id: 1,
    permissions: ['telescope'],
    delinquent: false,
    suspended_on: null,
    created_at: '2000-01-01T00:00:00Z',
    __proto__: { roles: ['admin'] },
  });
  expect(answer.statusCode).toBe(202);
  const code = await mailedCode(app, 'mallory@test.test');
  expect((await typed(answer.json().challenge_token, code)).statusCode).toBe(200);
  expect(
    await rows(
      `select r.role, u.id > 5 as fresh from users u join user_roles r on r.user_id = u.id
       where u.email = 'mallory@test.test'`,
    ),
  ).toEqual([{ role: 'customer', fresh: true }]);
});

test('the last of three codes at once counts', async () => {
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => registration({ ...family, email: 'twice@test.test' })),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([202, 202, 202]);
  const kept = await rows(`select from registrations where email = 'twice@test.test'`);
  expect(kept).toHaveLength(1);
});

test('speaks the language of the form, or of the browser', async () => {
  await registered({ email: 'es1@test.test', locale: 'es' });
  await registration(
    { ...family, email: 'es2@test.test' },
    { 'accept-language': 'es-MX,en;q=0.5' },
  );
  for (const email of ['es1@test.test', 'es2@test.test']) {
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^\d{6} es tu código de Yay Lunch$/);
  }
});

test.each([
  ['password', { password: 'too short' }, 'Use at least 10 characters.'],
  ['password', { password: 'x'.repeat(201) }, 'This is too long.'],
  ['email', { email: 'nora@' }, 'Please enter a full email address, like you@example.com.'],
  ['email', { email: `${'n'.repeat(250)}@test.test` }, 'This is too long.'],
  [
    'email',
    { email: 'nora@test.test\r\nBcc: everybody@test.test' },
    'Please enter a full email address, like you@example.com.',
  ],
  ['first', { first: '   ' }, 'Please fill this in.'],
  ['first', { first: 'x'.repeat(81) }, 'This is too long.'],
  ['last', { last: 'Nieto\r\nBcc: everybody@test.test' }, 'This does not look right.'],
  ['last', { last: 'Ni\u0000eto' }, 'This does not look right.'],
  ['phone', { phone: '5'.repeat(41) }, 'This is too long.'],
  ['phone', { phone: '555-0100' }, 'Please start with the area code, like (615) 555-0142.'],
  ['locale', { locale: 'xx' }, 'This does not look right.'],
])('refuses a bad %s', async (field, bad, text) => {
  const count = await rows('select count(*) from registrations');
  const answer = await registration({ ...family, email: 'bad@test.test', ...bad });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ [field]: [text] });
  expect(await rows('select count(*) from registrations')).toEqual(count);
});
