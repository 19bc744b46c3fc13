import { plainDate } from '@yay/domain/calendar';
import { expect, test } from 'vitest';
import { askedOf, bestOf, shareOf } from './asked.ts';

const TODAY = plainDate('2026-11-18');

test('an address that says nothing asks for twelve weeks of items, the most rated first', () => {
  expect(askedOf({}, TODAY)).toEqual({
    from: '2026-08-27',
    to: '2026-11-18',
    group: 'item',
    sort: 'ratings',
    direction: 'desc',
    page: 1,
    market: undefined,
    school: undefined,
    vendor: undefined,
    item: undefined,
  });
});

test('a senseless value is left out', () => {
  const search = {
    dates: '2026-11-18~2026-11-01',
    group: 'x',
    sort: 'name',
    page: '-1',
    item: '0',
  };
  expect(askedOf(search, TODAY)).toMatchObject({
    from: '2026-08-27',
    group: 'item',
    sort: 'name',
    direction: 'asc',
    page: 1,
    item: undefined,
  });
});

test('one item is looked at school by school', () => {
  expect(askedOf({ item: '7', group: 'item' }, TODAY)).toMatchObject({
    item: '7',
    group: 'school',
  });
});

test('a share is in whole percent, and none where nobody said anything', () => {
  expect(shareOf({ likes: 2, dislikes: 1 })).toBe(67);
  expect(shareOf({ likes: 0, dislikes: 0 })).toBeNull();
});

test('the best week is the first of those that were liked most; one week has no best', () => {
  const weeks = [
    { likes: 1, dislikes: 1 },
    { likes: 3, dislikes: 1 },
    { likes: 6, dislikes: 2 },
  ];
  expect(bestOf(weeks)).toBe(weeks[1]);
  expect(bestOf(weeks.slice(0, 1))).toBeUndefined();
  expect(bestOf([])).toBeUndefined();
});
