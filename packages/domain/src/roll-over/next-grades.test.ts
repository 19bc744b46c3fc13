import { expect, test } from 'vitest';
import { nextGrades } from './index.ts';

const K = { id: 1, label: 'Kindergarten' };
const ONE = { id: 2, label: 'Grade 1' };
const TWO = { id: 3, label: 'Grade 2' };
const UNKNOWN = { id: 9, label: 'I Don’t Know Yet' };

test.each([
  [
    'a school',
    [K, ONE, TWO, UNKNOWN],
    [
      [1, 2],
      [2, 3],
      [3, 9],
    ],
  ],
  [
    'the unknown grade amid others',
    [K, UNKNOWN, ONE],
    [
      [1, 2],
      [2, 9],
    ],
  ],
  ['a school of one grade', [K, UNKNOWN], [[1, 9]]],
  ['a school without the unknown grade', [K, ONE], [[1, 2]]],
  ['a school without grades', [], []],
])('grades of %s go one up, and the last is asked', (_name, grades, expected) => {
  expect([...nextGrades(grades)]).toEqual(expected);
});
test('the last grade goes to another school where one is chosen, and nobody else does', () => {
  expect([...nextGrades([K, ONE, TWO, UNKNOWN], 77)]).toEqual([
    [1, 2],
    [2, 3],
    [3, 77],
  ]);
});
