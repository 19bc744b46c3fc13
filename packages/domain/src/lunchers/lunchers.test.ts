import { expect, it, test } from 'vitest';
import {
  gradeIsOffered,
  isSearchableSchool,
  LUNCHER_COLORS,
  nextColor,
  normalizeSchoolQuery,
} from './index.ts';

it('lunchers get their colors in turn', () => {
  expect([0, 1, 2, 3, 4, 5].map(nextColor)).toEqual([...LUNCHER_COLORS, 'green', 'red']);
});

test.each([
  ["I Don't Know Yet", false],
  ['I Don’t Know Yet', false],
  [" i don't know yet ", false],
  ['Kindergarten', true],
  ['', true],
])('the grade %j is offered: %s', (label, offered) => {
  expect(gradeIsOffered(label)).toBe(offered);
});

test.each([
  ['St Mary', 'saint mary'],
  ['St. Mary', 'saint mary'],
  ['St.Mary', 'saint mary'],
  ['  Saint   Mary ', 'saint mary'],
  ['st', 'saint'],
  ['st.', 'saint'],
  ['Academy of St. Paul', 'academy of saint paul'],
  ['Stanton', 'stanton'],
  ['East Side', 'east side'],
  ['1st Avenue', '1st avenue'],
  ["St's", "st's"],
])('the query %j is normalized to %j', (query, expected) => {
  expect(normalizeSchoolQuery(query)).toBe(expected);
  expect(normalizeSchoolQuery(expected)).toBe(expected);
});

test.each([
  ['Lincoln School', true],
  ['Warehouse', false],
  ['North WAREHOUSE 2', false],
])('the school %j can be found: %s', (name, found) => {
  expect(isSearchableSchool(name)).toBe(found);
});
