import { instant, toIso } from '@yay/domain/time';
import { expect, test } from 'vitest';
import { newToken, sessionEnd, tokenHash } from './session-token.ts';

test.each([
  ['an ordinary day', '2026-10-05T16:00:00Z', '2026-10-19T07:00:00.000Z'],
  ['late in the evening there, tomorrow here', '2026-10-06T03:59:59Z', '2026-10-19T07:00:00.000Z'],
  ['midnight there', '2026-10-06T04:00:00Z', '2026-10-20T07:00:00.000Z'],
  ['over the end of summer time', '2026-10-25T16:00:00Z', '2026-11-08T08:00:00.000Z'],
  ['onto the day of the spring change', '2027-02-28T17:00:00Z', '2027-03-14T07:00:00.000Z'],
  ['over the new year', '2026-12-25T12:00:00Z', '2027-01-08T08:00:00.000Z'],
])('%s', (_name, now, end) => {
  const fortnight = 14 * 86_400_000;
  const limit = { idle: fortnight, absolute: fortnight };
  expect(toIso(sessionEnd(instant(now), limit))).toBe(end);
});

test('tokens are 32 random bytes, safe in a cookie and a header', () => {
  const tokens = new Set(Array.from({ length: 100 }, newToken));
  expect(tokens.size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test('the hash is 32 bytes and of that token alone', () => {
  expect(tokenHash('a')).toHaveLength(32);
  expect(tokenHash('a').equals(tokenHash('b'))).toBe(false);
});
