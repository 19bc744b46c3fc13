import { describe, expect, it, test } from 'vitest';
import { moveColumn, shownColumns, toggleColumn } from './columns.ts';
import { people } from './list.fixture.ts';
import { pageNumbers } from './page-numbers.ts';

describe('columns', () => {
  it('are those of the declaration until somebody chooses', () => {
    expect(shownColumns(people.columns, null)).toEqual(['full_name', 'state', 'last_seen_at']);
  });
  it('are the kept ones, of those that still exist, the name always first', () => {
    expect(shownColumns(people.columns, ['phone', 'gone', 'full_name'])).toEqual([
      'full_name',
      'phone',
    ]);
    expect(shownColumns(people.columns, ['gone'])).toEqual(['full_name', 'state', 'last_seen_at']);
  });
  it('come at the end and go from anywhere', () => {
    expect(toggleColumn(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(toggleColumn(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });
  it('move by one place, never before the name', () => {
    expect(moveColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['a', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['a', 'b', 'c']);
  });
});

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 26, '1 2 3 4 … 26'],
  [3, 26, '1 2 3 4 … 26'],
  [4, 26, '1 2 3 4 5 … 26'],
  [5, 26, '1 … 4 5 6 … 26'],
  [25, 26, '1 … 24 25 26'],
  [26, 26, '1 … 25 26'],
  [4, 6, '1 2 3 4 5 6'],
])('at page %i of %i one sees %s', (current, last, seen) => {
  expect(
    pageNumbers(current, last)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(seen);
});
