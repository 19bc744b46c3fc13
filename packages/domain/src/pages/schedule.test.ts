import { expect, test } from 'vitest';
import { instant } from '../time/index.ts';
import { scheduleProblem } from './index.ts';

test.each<[number, number | null, string | null]>([
  [101, null, null],
  [101, 102, null],
  [100, null, 'from in_the_past'],
  [99, 200, 'from in_the_past'],
  [150, 150, 'until ends_before_start'],
  [150, 120, 'until ends_before_start'],
])('from %i until %s at 100 is %s', (from, until, expected) => {
  const problem = scheduleProblem({
    now: instant(100),
    from: instant(from),
    until: until === null ? null : instant(until),
  });
  expect(problem && `${problem.field} ${problem.code}`).toBe(expected);
});
