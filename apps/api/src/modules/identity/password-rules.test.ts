import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const context = { email: 'dana.kim@mail.test', product: 'Yay Lunch' };
const problem = (password: string) => passwordProblem(password, context);

test.each([
  ['short', 'password_too_short'],
  ['nine chars', null],
  ['x'.repeat(201), 'too_long'],
  ['1234567890', 'password_common'],
  ['Password123', 'password_common'],
  ['qwertyuiop', 'password_common'],
  ['sunshine2026!', 'password_common'],
  ['Usuckballz1', 'password_common'],
  ['ghbdtnrfrltkf', 'password_common'],
  ['Ghbdtnrfrltkf!2026', 'password_common'],
  ['aaaaaaaaaaaa', 'password_common'],
  ['abababababab', 'password_common'],
  ['dana.kim@mail.test', 'password_guessable'],
  ['Dana.Kim@mail.test1', 'password_guessable'],
  ['dana-kim-2026', 'password_guessable'],
  ['Yay Lunch 2026', 'password_guessable'],
  ['yaylunchyaylunch', 'password_guessable'],
  ['a long enough one', null],
  ['four plates of soup', null],
  ['ñandú en la mesa', null],
])('%j: %s', async (password, expected) => {
  expect(await problem(password)).toBe(expected);
});

test('the common ones are thousands that are as long as a password has to be', async () => {
  const text = await readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  const listed = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(new Set(listed).size).toBe(20_000);
  const passing = await Promise.all(listed.map(async (one) => [one, await problem(one)]));
  expect(passing.filter(([, found]) => found !== 'password_common')).toEqual([]);
});

test('emoji count as a person sees them, not as they are stored', async () => {
  expect(await problem('🍎🍌🍇🍉🍓')).toBe('password_too_short');
});

test('any typed password gets an answer, and no short or endless one passes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 260 }), async (password) => {
      const code = await problem(password);
      if ([...password].length < 10) expect(code).toBe('password_too_short');
      else if (password.length > 200) expect(code).toBe('too_long');
    }),
  );
});
