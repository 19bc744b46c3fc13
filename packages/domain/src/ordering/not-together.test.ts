import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstMade, isNotMade, oneOfEach } from './index.ts';

test.each([
  [[], [[1, 2]], false],
  [[1], [[1, 2]], false],
  [[2, 3, 1], [[1, 2]], true],
  [
    [1, 2, 3],
    [
      [1, 4],
      [2, 5],
    ],
    false,
  ],
  [[1, 2, 3], [[9], [3]], true],
  [[1], [[]], false],
  [[1, 2], [], false],
])('of %j with %j not made together: %s', (chosen, notTogether, expected) => {
  expect(isNotMade(chosen, notTogether)).toBe(expected);
});

describe('one of each', () => {
  test('goes through the first group, and in it through the second', () => {
    expect(oneOfEach([[1, 2], [3], [4, 5]])).toEqual([
      [1, 3, 4],
      [1, 3, 5],
      [2, 3, 4],
      [2, 3, 5],
    ]);
  });

  test('has as many entries as the groups multiply to, each once', () => {
    const groups = fc.array(fc.array(fc.integer(), { maxLength: 5 }), { maxLength: 4 });
    fc.assert(
      fc.property(groups, (all) => {
        const distinct = all.map((group, place) => group.map((_, index) => place * 10 + index));
        const made = oneOfEach(distinct);
        expect(made).toHaveLength(distinct.reduce((sum, group) => sum * group.length, 1));
        expect(new Set(made.map(String)).size).toBe(made.length);
      }),
    );
  });
});

describe('the first that is made', () => {
  const groups = [
    { count: 1, option_ids: [1, 2] },
    { count: 0, option_ids: [3, 4] },
    { count: 2, option_ids: [5, 6, 7] },
  ];

  test.each([
    [[], [1, 5, 6]],
    [[[1, 5]], [1, 6, 7]],
    [[[1, 6]], [1, 5, 7]],
    [[[1]], [2, 5, 6]],
    [
      [
        [1, 5],
        [1, 7],
      ],
      [2, 5, 6],
    ],
    [
      [[1], [2, 6]],
      [2, 5, 7],
    ],
    [[[1], [2]], null],
    // An option of a group of which none is taken stands in nobody's way.
    [
      [
        [1, 3],
        [4, 5],
      ],
      [1, 5, 6],
    ],
  ])('without %j is %j', (notTogether, expected) => {
    expect(firstMade(groups, notTogether)).toEqual(expected);
  });

  test('is none where a group has too few', () => {
    expect(firstMade([{ count: 2, option_ids: [1] }], [])).toBeNull();
  });
});
