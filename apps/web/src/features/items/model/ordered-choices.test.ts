import { expect, test } from 'vitest';
import { lunchesWithAll, lunchesWithAny } from './ordered-choices.ts';

const choices = [
  { option_ids: [1, 10], orders: 4 },
  { option_ids: [1, 11], orders: 2 },
  { option_ids: [2], orders: 1 },
];

test.each([
  [[1], 6, 6],
  [[10], 4, 4],
  [[1, 11], 6, 2],
  [[1, 2], 7, 0],
  [[3], 0, 0],
  [[1, 3], 6, 0],
])('of the options %j lunches ahead have any, or all', (ids, any, all) => {
  expect([lunchesWithAny(choices, ids), lunchesWithAll(choices, ids)]).toEqual([any, all]);
});
