import { expect, test } from 'vitest';
import { clockError } from './clock-error.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.each([
  [0, null],
  [-4 * MINUTE_MS, null],
  [7 * MINUTE_MS, { side: 'behind', unit: 'minute', count: 7 }],
  [-3 * HOUR_MS, { side: 'ahead', unit: 'hour', count: 3 }],
  [-24 * HOUR_MS, { side: 'ahead', unit: 'day', count: 1 }],
  [21 * HOUR_MS, { side: 'behind', unit: 'day', count: 1 }],
  [49 * HOUR_MS, { side: 'behind', unit: 'day', count: 2 }],
])('a clock that is slow by %d ms is wrong by %o', (ms, error) => {
  expect(clockError(ms)).toEqual(error);
});
