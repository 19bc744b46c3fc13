import { describe, expect, it } from 'vitest';
import { nextPlace, searchTextOf } from './search-text.ts';

describe('what the search asks', () => {
  it.each([
    ['', null],
    ['ab', null],
    ['  ab  ', null],
    ['ñú', null],
    ['abc', 'abc'],
    ['  dana   hart ', 'dana hart'],
    ['🍎🍎', null],
  ])('%j becomes %j', (typed, asked) => {
    expect(searchTextOf(typed)).toBe(asked);
  });

  it('is never longer than the server takes', () => {
    expect(searchTextOf('a'.repeat(10_000))).toHaveLength(200);
  });
});

describe('the arrows', () => {
  it('go round the results, and nowhere without any', () => {
    expect(nextPlace(-1, 1, 3)).toBe(0);
    expect(nextPlace(2, 1, 3)).toBe(0);
    expect(nextPlace(-1, -1, 3)).toBe(2);
    expect(nextPlace(0, -1, 3)).toBe(2);
    expect(nextPlace(0, 1, 0)).toBe(-1);
  });
});
