import { expect, test } from 'vitest';
import { sayAgo } from './say-time.ts';

const at = '2026-10-05T12:00:00.000Z';
const after = (seconds: number) => Date.parse(at) + seconds * 1_000;

test.each([
  [-30, 'now'],
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [10 * 86_400, '10 days ago'],
])('%d seconds later: %s', (seconds, said) => {
  expect(sayAgo(at, after(seconds), 'en')).toBe(said);
});

test('in Spanish', () => {
  expect(sayAgo(at, after(7_200), 'es')).toBe('hace 2 horas');
});
