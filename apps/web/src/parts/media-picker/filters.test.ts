import { describe, expect, test } from 'vitest';
import { isFiltered, NO_FILTERS, nextSearch, toMediaQuery } from './filters.ts';

test.each([
  ['', 'ta', 'ta'],
  ['', 't', ''],
  ['tacos', 't', 'tacos'],
  ['tacos', '', ''],
  ['tacos', '   ', ''],
  ['', ' taco ', 'taco'],
  ['', '🍎', ''],
])('the search "%s" is, after "%s" was typed, "%s"', (current, typed, next) => {
  expect(nextSearch(current, typed)).toBe(next);
});

const startOf = (date: string) => `${date}T04:00:00Z`;

describe('the question for the library', () => {
  test('asks for the latest change first, and for nothing that is not set', () => {
    expect(toMediaQuery(NO_FILTERS, 2, startOf)).toEqual({
      model: 'Asset',
      columns: ['id', 'name', 'alt', 'alt_es', 'format', 'details', 'thumbnail', 'picture'],
      orderBy: [{ column: 'updated_at', direction: 'desc' }],
      page: 2,
      perPage: 24,
    });
    expect(isFiltered(NO_FILTERS)).toBe(false);
  });

  test('names author, dates and terms as the list call does', () => {
    const filters = {
      search: 'taco',
      tags: ['lunch', 'spring'],
      author: { id: 7, full_name: 'Ines Holm' },
      before: '2026-10-01',
      after: '2026-09-01',
    };
    expect(isFiltered(filters)).toBe(true);
    expect(toMediaQuery(filters, 1, startOf)).toMatchObject({
      search: { value: 'taco' },
      where: [
        { column: 'created_at', operator: '<=', value: '2026-10-01T04:00:00Z' },
        { column: 'created_at', operator: '>=', value: '2026-09-01T04:00:00Z' },
      ],
      whereIn: [{ column: 'author_id', values: [7] }],
      whereHas: [{ relation: 'terms', whereIn: [{ column: 'name', values: ['lunch', 'spring'] }] }],
    });
  });
});
