import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TinyApp, tinyApp } from '../../../test/index.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const { parentA, parentB } = TINY.users;
const { loginByAccount, registerByAccount } = DEFAULT_LIMITS;
let app: TinyApp;
beforeAll(async () => {
  app = await tinyApp();
});
afterAll(() => app?.close());

const logIn = (email: string, password: string) =>
  app.nobody.send('POST', '/api/login', { email, password });

test('guessing at one account ends, and another account is not concerned', async () => {
  for (let tries = 0; tries < loginByAccount.points; tries += 1) {
    expect((await logIn(parentA.email, `guess ${tries}`)).statusCode).toBe(401);
  }
  const refused = await logIn(parentA.email, TINY.password);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(loginByAccount.seconds);
  expect((await logIn(parentB.email, TINY.password)).statusCode).toBe(200);
});

test('an account that does not exist is limited just the same', async () => {
  const codes: number[] = [];
  for (let tries = 0; tries <= loginByAccount.points; tries += 1) {
    codes.push((await logIn('nobody@test.test', 'guess')).statusCode);
  }
  expect(codes.at(-2)).toBe(401);
  expect(codes.at(-1)).toBe(429);
});

test('who gets it right starts anew', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 1; tries < loginByAccount.points; tries += 1) {
      await logIn(parentB.email, 'a slip of the finger');
    }
    expect((await logIn(parentB.email, TINY.password)).statusCode).toBe(200);
  }
});

test('nobody’s mailbox is filled by registering her again and again', async () => {
  const codes: number[] = [];
  for (let tries = 0; tries <= registerByAccount.points; tries += 1) {
    const answer = await app.nobody.send('POST', '/api/register', {
      first: 'Mallory',
      last: 'Moss',
      email: parentB.email,
      password: 'a long enough one',
    });
    codes.push(answer.statusCode);
  }
  expect(codes.slice(0, -1)).toEqual(Array(registerByAccount.points).fill(202));
  expect(codes.at(-1)).toBe(429);
});

test('what is counted does not tell who was tried', async () => {
  const { rows } = await app.platform.db.run<{ key: string }>('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).not.toContain('test.test');
});
