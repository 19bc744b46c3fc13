import { expect, test } from 'vitest';
import { pageOf, sliceOf } from './pages.ts';

test.each([
  [{ page: 1 }, { limit: 50, offset: 0 }],
  [
    { page: 3, perPage: 25 },
    { limit: 25, offset: 50 },
  ],
  [
    { page: Number.MAX_SAFE_INTEGER, perPage: 10 },
    { limit: 10, offset: 9_999_990 },
  ],
])('the page %j reads the slice %j', (page, slice) => {
  expect(sliceOf(page)).toEqual(slice);
});

test.each([
  [0, 1],
  [1, 1],
  [25, 1],
  [26, 2],
])('%i rows in pages of 25 end with page %i', (total, last) => {
  expect(pageOf(['a'], total, { page: 1, perPage: 25 })).toEqual({
    data: ['a'],
    total,
    per_page: 25,
    current_page: 1,
    last_page: last,
  });
});
