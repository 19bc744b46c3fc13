import { describe, expect, it } from 'vitest';
import { schoolSearch } from './school-search.ts';

const search = schoolSearch(
  [
    'Maplewood Elementary',
    'Maple Street Montessori',
    'Saint Brendan Academy',
    'St. Agnes School',
    'Riverside Middle',
    'Ridgeland Warehouse',
  ].map((name) => ({ name })),
);
const names = (query: string) => search(query).map(({ name }) => name);

describe('the search for a school', () => {
  it.each([
    ['nothing before two letters', 'm', []],
    ['words that start with two letters', 'ri', ['Riverside Middle']],
    ['a part of the name', 'wood elem', ['Maplewood Elementary']],
    ['a typing mistake', 'Mapelwood', ['Maplewood Elementary']],
    ['the last word as well', 'middle', ['Riverside Middle']],
    ['st as saint', 'st brendan', ['Saint Brendan Academy']],
    ['saint as st.', 'Saint Agnes', ['St. Agnes School']],
    ['no warehouse', 'warehouse', []],
    ['nothing that is not there', 'zzzz', []],
  ])('finds %s', (_case, query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('finds both Maples, and all saints by two letters', () => {
    expect(names('maple')).toEqual(
      expect.arrayContaining(['Maplewood Elementary', 'Maple Street Montessori']),
    );
    expect(names('st')).toEqual(
      expect.arrayContaining(['Saint Brendan Academy', 'St. Agnes School']),
    );
  });
});
