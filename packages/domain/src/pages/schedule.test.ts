import { expect, test } from 'vitest';
import { instant } from '../time/index.ts';
import { scheduleProblem } from './index.ts';

test.each<[number, number | null, string | null]>([
  [101, null, null],
  [101, 102, null],
  [100, null, 'from schedule_over'],
  [99, 200, 'from schedule_over'],
  [150, 150, 'until schedule_ends_first'],
  [150, 120, 'until schedule_ends_first'],
])('from %i until %s at 100 is %s', (from, until, expected) => {
  const problem = scheduleProblem({
    now: instant(100),
    from: instant(from),
    until: until === null ? null : instant(until),
  });
  expect(problem && `${problem.field} ${problem.code}`).toBe(expected);
});
