import { expect, test } from 'vitest';
import { retryAfter } from './draft-state.ts';

test('a save that fails is tried again later each time, and never given up', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryAfter)).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
