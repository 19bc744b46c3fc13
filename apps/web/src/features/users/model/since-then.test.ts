import { expect, test } from 'vitest';
import { sinceThen } from './since-then.ts';

const MIN = 60_000;

test.each([
  [-5, 'now', 0],
  [0.5, 'now', 0],
  [1, 'minutes', 1],
  [59.9, 'minutes', 59],
  [60, 'hours', 1],
  [1_439, 'hours', 23],
  [1_440, 'days', 1],
  [30 * 1_440, 'days', 30],
  [31 * 1_440, 'date', 31],
])('%d minutes ago is %s %i', (minutes, unit, count) => {
  const now = 1_800_000_000_000;
  expect(sinceThen(now - minutes * MIN, now)).toEqual({ unit, count });
});
