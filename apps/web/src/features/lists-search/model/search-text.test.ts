import { describe, expect, it } from 'vitest';
import { searchTextOf } from './search-text.ts';

describe('the text searched for', () => {
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
