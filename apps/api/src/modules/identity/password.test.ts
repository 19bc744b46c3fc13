import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, NO_PASSWORD, passwordMatches } from './password.ts';

// Counted, not timed: the work is one verification at one cost, whoever is asked for.
async function workOf(passwordHash: string | undefined, password: string) {
  const work: string[] = [];
  const matches = await passwordMatches(passwordHash, password, (hash, given) => {
    work.push(hash.split('$').slice(1, 4).join(' '));
    return verify(hash, given);
  });
  return { matches, work };
}

test('an address without an account takes the same work as a wrong password', async () => {
  const known = await hashPassword('a password of somebody');
  const wrong = await workOf(known, 'another password');
  const nobody = await workOf(undefined, 'another password');
  expect(wrong).toEqual({ matches: false, work: ['argon2id v=19 m=19456,t=2,p=1'] });
  expect(nobody).toEqual(wrong);
  expect((await workOf(known, 'a password of somebody')).matches).toBe(true);
});

test('nobody has the password that stands in for a missing one', async () => {
  expect((await workOf(undefined, 'nobody has this password')).matches).toBe(false);
});

test('an account that has no password yet is opened by none, after the same work', async () => {
  for (const password of [NO_PASSWORD, '', 'nobody has this password']) {
    const { matches, work } = await workOf(NO_PASSWORD, password);
    expect(matches).toBe(false);
    expect(work).toHaveLength(1);
  }
});
