import { describe, expect, test } from 'vitest';
import { shownGroups, withGroup } from './pick-rules.ts';

const groups = [
  {
    id: 1,
    name: 'Nashville',
    items: [
      { id: 10, name: 'Cedar Hill' },
      { id: 11, name: 'École Maple' },
    ],
  },
  { id: 2, name: 'Memphis', items: [{ id: 20, name: 'Maple Grove' }] },
];
const ids = (found: ReturnType<typeof shownGroups>) =>
  found.shown.flatMap(({ items }) => items.map(({ id }) => id));

describe('the shown choices', () => {
  test.each([
    ['', [10, 11, 20]],
    ['maple', [11, 20]],
    ['MAPLE nash', [11]],
    ['ecole', [11]],
    ['memphis', [20]],
    ['  ', [10, 11, 20]],
    ['.*', []],
  ])('for %j', (query, expected) => {
    expect(ids(shownGroups(groups, query, null))).toEqual(expected);
  });

  test('only the chosen ones', () => {
    expect(ids(shownGroups(groups, '', new Set([20])))).toEqual([20]);
  });

  test('of thousands the first, and how many more', () => {
    const items = Array.from({ length: 3000 }, (_, id) => ({ id, name: `School ${id}` }));
    const groups = shownGroups([{ id: 1, name: 'All', items }], '', null);
    expect(ids(groups)).toHaveLength(200);
    expect(groups.more).toBe(2800);
  });
});

describe('the choice after a press', () => {
  const [nashville] = groups;
  if (!nashville) throw new Error('no group');
  test.each([
    ['one more', [20], new Set([11]), [20, 11]],
    ['the whole group', [20, 10], new Set([10, 11]), [20, 10, 11]],
    ['none of the group', [10, 20, 11], new Set<number>(), [20]],
  ])('%s', (_name, chosen, picked, expected) => {
    expect(withGroup(chosen, nashville, picked)).toEqual(expected);
  });

  test('a press keeps the choices that a search hides', () => {
    const searched = { ...nashville, items: nashville.items.slice(0, 1) };
    expect(withGroup([11], searched, new Set([10]))).toEqual([11, 10]);
  });
});
