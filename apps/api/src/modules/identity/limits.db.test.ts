import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const { parentA, parentB, support } = TINY.users;
const { loginByPlace, loginByAccount, registerByAccount, forgotByAccount } = DEFAULT_LIMITS;
const { app, rows, run } = await useTiny();

const HOME = '192.0.2.1';
/** Signs in from an address of its own, with the cookies that this browser keeps. */
async function logInFrom(
  address: string,
  email: string,
  password: string,
  cookies: Record<string, string> = {},
) {
  return app.server.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: address,
    payload: { email, password },
    cookies,
  });
}
const logIn = (email: string, password: string) => logInFrom(HOME, email, password);
const refreshed = () => run('truncate rate_limits');

test('guessing at one account ends, and another account is not concerned', async () => {
  for (let tries = 0; tries < loginByPlace.points; tries += 1) {
    expect((await logIn(parentA.email, `guess ${tries}`)).statusCode).toBe(401);
  }
  const refused = await logIn(parentA.email, TINY.password);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(loginByPlace.seconds);
  expect((await logIn(parentB.email, TINY.password)).statusCode).toBe(200);
});

test('an account that does not exist is limited just the same', async () => {
  const codes: number[] = [];
  for (let tries = 0; tries <= loginByPlace.points; tries += 1) {
    codes.push((await logIn('nobody@test.test', 'guess')).statusCode);
  }
  expect(codes.at(-2)).toBe(401);
  expect(codes.at(-1)).toBe(429);
});

test('a right password resets the count', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 1; tries < loginByPlace.points; tries += 1) {
      await logIn(parentB.email, 'a slip of the finger');
    }
    expect((await logIn(parentB.email, TINY.password)).statusCode).toBe(200);
  }
});

test('a thousand tries from everywhere are refused, and the owner still gets in', async () => {
  await refreshed();
  const { email } = support;
  const office = '198.51.100.7';
  const first = await logInFrom(office, email, TINY.password);
  const browser = first.cookies.find(({ name }) => name === 'yay_browser');
  expect(browser).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  const codes = new Map<number, number>();
  for (let tries = 0; tries < 1_000; tries += 1) {
    const address = `203.0.113.${tries % 250}`;
    const { statusCode } = await logInFrom(address, email, `guess ${tries}`);
    codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
  }
  // One of the tries was the owner's own.
  expect(codes).toEqual(
    new Map([
      [401, loginByAccount.points - 1],
      [429, 1_000 - loginByAccount.points + 1],
    ]),
  );
  // The right password does not help from a place that was never hers, or the wait would be no wait.
  expect((await logInFrom('203.0.113.251', email, TINY.password)).statusCode).toBe(429);
  expect((await logInFrom(office, email, TINY.password)).statusCode).toBe(200);
  // On the way, where her address is another one, it is the browser that is known.
  const cookies = { yay_browser: String(browser?.value) };
  expect((await logInFrom('203.0.113.252', email, TINY.password, cookies)).statusCode).toBe(200);
  // A made-up browser is nobody's.
  const forged = { yay_browser: 'A'.repeat(43) };
  expect((await logInFrom('203.0.113.253', email, TINY.password, forged)).statusCode).toBe(429);
});

test('another person behind the same router does not use up the tries of a known browser', async () => {
  await refreshed();
  const router = '198.51.100.8';
  const first = await logInFrom(router, parentB.email, TINY.password);
  const cookies = {
    yay_browser: String(first.cookies.find(({ name }) => name === 'yay_browser')?.value),
  };
  for (let tries = 0; tries <= loginByPlace.points; tries += 1) {
    await logInFrom(router, parentB.email, 'guess');
  }
  expect((await logInFrom(router, parentB.email, TINY.password)).statusCode).toBe(429);
  expect((await logInFrom(router, parentB.email, TINY.password, cookies)).statusCode).toBe(200);
  // Known for that account alone.
  for (let tries = 0; tries <= loginByPlace.points; tries += 1) {
    await logInFrom(router, parentA.email, 'guess', cookies);
  }
  const other = await logInFrom(router, parentA.email, TINY.password, cookies);
  expect(other.statusCode).toBe(429);
});

test('repeated registrations do not fill a mailbox', async () => {
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

test('nor by forgetting her password for her, and an unknown address is counted alike', async () => {
  for (const email of [parentB.email, 'nobody@test.test']) {
    const codes: number[] = [];
    for (let tries = 0; tries <= forgotByAccount.points; tries += 1) {
      codes.push((await app.nobody.send('POST', '/api/forgot-password', { email })).statusCode);
    }
    expect(codes).toEqual([...Array(forgotByAccount.points).fill(202), 429]);
  }
});

test('the counts of limits do not tell who was tried', async () => {
  const rateLimits = await rows<{ key: string }>('select key from rate_limits');
  expect(rateLimits.length).toBeGreaterThan(0);
  for (const { key } of rateLimits) expect(key).not.toContain('test.test');
});
