import { expect, test } from 'vitest';
import { changeOf, stillFills } from './change.ts';

test.each([
  ['more than before', 150, 100, { way: 'up', by: 50, share: 0.5 }],
  ['less than before', 75, 100, { way: 'down', by: 25, share: 0.25 }],
  ['a little more', 100_001, 100_000, { way: 'up', by: 1, share: 0.001 }],
  ['as much', 7, 7, { way: 'same' }],
  ['nothing, as before', 0, 0, { way: 'same' }],
  ['something after nothing', 7, 0, { way: 'none' }],
  ['something after no figure', 7, null, { way: 'none' }],
  ['nothing after something', 0, 4, { way: 'down', by: 4, share: 1 }],
  ['more than a loss', 30, -20, { way: 'up', by: 50, share: null }],
  ['a greater loss', -30, -20, { way: 'down', by: 10, share: null }],
])('%s: a change is told by its way and its share', (_, now, before, change) => {
  expect(changeOf({ now, before })).toEqual(change);
});

test('a figure that is not there has not changed', () => {
  expect(changeOf({ now: null, before: 4 })).toBeUndefined();
});

test.each([
  ['2026-10-23', true],
  ['2026-10-16', true],
  ['2026-10-15', false],
  ['2026-10-09', false],
])('days until %s still fill on October 15: %s', (lastDay, fills) => {
  expect(stillFills(lastDay, '2026-10-15')).toBe(fills);
});
