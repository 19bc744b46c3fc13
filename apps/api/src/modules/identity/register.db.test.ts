import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { app, rows } = await useTiny();

const family = {
  first: 'Nora',
  last: 'Nieto',
  email: 'Nora@Test.test',
  phone: '555-0100',
  password: 'a long enough one',
};
const registration = (body: object, headers: Record<string, string> = {}) =>
  app.nobody.send('POST', '/api/register', body, headers);

test('opens a family account, sends a letter and starts no session', async () => {
  const answer = await registration(family);
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({
    message: 'Your account is almost ready. Check your mail, then log in.',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(
    await rows(
      `select u.first, u.last, u.phone, u.locale, r.role, m.template, m.to_address, m.subject
       from users u join user_roles r on r.user_id = u.id join mails m on m.user_id = u.id
       where u.email = 'nora@test.test'`,
    ),
  ).toEqual([
    {
      first: 'Nora',
      last: 'Nieto',
      phone: '555-0100',
      locale: 'en',
      role: 'customer',
      template: 'welcome',
      to_address: 'nora@test.test',
      subject: 'Welcome to Yay Lunch, Nora',
    },
  ]);
  const { email, password } = family;
  expect((await app.nobody.send('POST', '/api/login', { email, password })).statusCode).toBe(200);
});

test('a known address gets the same answer, after the same work; its owner gets a mail', async () => {
  const owner = TINY.users.parentB;
  const before = await rows('select * from users where id = $1', [owner.id]);
  const known = await watchStatements(() =>
    registration({ ...family, first: 'Mallory', email: owner.email }),
  );
  const fresh = await watchStatements(() => registration({ ...family, email: 'new@test.test' }));
  expect(known.result.statusCode).toBe(202);
  expect(known.result.body).toBe(fresh.result.body);
  expect(Math.abs(known.statements.length - fresh.statements.length)).toBeLessThanOrEqual(1);
  expect(await rows('select * from users where id = $1', [owner.id])).toEqual(before);
  const mails = await rows('select template, text_body from mails where user_id = $1', [owner.id]);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ template: 'already_registered' });
  expect(String(mails[0]?.text_body)).toContain('Hi Boris,');
  expect(String(mails[0]?.text_body)).not.toContain('Mallory');
});

test('what a stranger adds to the form gives her nothing', async () => {
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
  expect(
    await rows(
      `select r.role, u.id > 5 as fresh from users u join user_roles r on r.user_id = u.id
       where u.email = 'mallory@test.test'`,
    ),
  ).toEqual([{ role: 'customer', fresh: true }]);
});

test('two at once open one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => registration({ ...family, email: 'twice@test.test' })),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([202, 202, 202]);
  expect(await rows(`select 1 from users where email = 'twice@test.test'`)).toHaveLength(1);
});

test('speaks the language of the form, or of the browser', async () => {
  const chosen = await registration({ ...family, email: 'es1@test.test', locale: 'es' });
  expect(chosen.json().message).toContain('Tu cuenta');
  await registration(
    { ...family, email: 'es2@test.test' },
    { 'accept-language': 'es-MX,en;q=0.5' },
  );
  expect(
    await rows(
      `select u.locale, m.subject from users u join mails m on m.user_id = u.id
       where u.email like 'es_@test.test' order by u.email`,
    ),
  ).toEqual([
    { locale: 'es', subject: 'Te damos la bienvenida a Yay Lunch, Nora' },
    { locale: 'es', subject: 'Te damos la bienvenida a Yay Lunch, Nora' },
  ]);
});

test.each([
  ['password', { password: 'too short' }, 'Use at least 10 characters.'],
  ['password', { password: 'x'.repeat(201) }, 'This is too long.'],
  ['email', { email: 'nora@' }, 'Please enter a whole email address, like you@example.com.'],
  ['email', { email: `${'n'.repeat(250)}@test.test` }, 'This is too long.'],
  [
    'email',
    { email: 'nora@test.test\r\nBcc: everybody@test.test' },
    'Please enter a whole email address, like you@example.com.',
  ],
  ['first', { first: '   ' }, 'Please fill this in.'],
  ['first', { first: 'x'.repeat(81) }, 'This is too long.'],
  ['last', { last: 'Nieto\r\nBcc: everybody@test.test' }, 'This does not look right.'],
  ['last', { last: 'Ni\u0000eto' }, 'This does not look right.'],
  ['phone', { phone: '5'.repeat(41) }, 'This is too long.'],
  ['locale', { locale: 'xx' }, 'This does not look right.'],
])('refuses a bad %s', async (field, bad, text) => {
  const count = await rows('select count(*) from users');
  const answer = await registration({ ...family, email: 'bad@test.test', ...bad });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ [field]: [text] });
  expect(await rows('select count(*) from users')).toEqual(count);
});
