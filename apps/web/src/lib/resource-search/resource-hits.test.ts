import { describe, expect, it, test } from 'vitest';
import { joinHits, searchTextOf } from './resource-hits.ts';

test.each([
  ['', null],
  ['a', null],
  [' a ', null],
  ['ab', 'ab'],
  ['  ab ', 'ab'],
  ['ñu', 'ñu'],
  ['🍎', null],
])('"%s" searches for %s', (typed, text) => {
  expect(searchTextOf(typed)).toBe(text);
});

const hit = (id: number) => ({ id, name: `School ${id}`, search_label: null });
const page = (current_page: number, ids: number[], total: number) => ({
  data: ids.map(hit),
  total,
  per_page: 6,
  current_page,
  last_page: Math.ceil(total / 6),
});

describe('the result of a search', () => {
  it('grows by a page, and says how many the next one brings', () => {
    const first = joinHits(undefined, page(1, [1, 2, 3, 4, 5, 6], 14));
    expect(first).toMatchObject({ total: 14, more: 6 });
    const second = joinHits(first, page(2, [7, 8, 9, 10, 11, 12], 14));
    expect(second.more).toBe(2);
    const last = joinHits(second, page(3, [13, 14], 14));
    expect(last.more).toBe(0);
    expect(last.hits.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  it('names a record once that slid from one page to the next', () => {
    const first = joinHits(undefined, page(1, [1, 2, 3, 4, 5, 6], 7));
    expect(joinHits(first, page(2, [6, 7], 8)).hits).toHaveLength(7);
  });

  it('is nothing where nothing is found', () => {
    expect(joinHits(undefined, page(1, [], 0))).toEqual({ hits: [], total: 0, more: 0 });
  });
});
