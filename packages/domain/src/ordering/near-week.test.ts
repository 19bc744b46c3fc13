import { expect, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import { instant } from '../time/index.ts';
import { isNearWeek } from './near-week.ts';

// Wednesday.
const NOW = instant(Date.parse('2026-11-18T12:00:00Z'));

test.each([
  ['2026-11-16', true],
  // 60 weeks before and after that Wednesday.
  ['2025-09-29', true],
  ['2025-09-22', false],
  ['2028-01-10', true],
  ['2028-01-17', false],
])('the week of %s is near: %s', (monday, isNear) => {
  expect(isNearWeek(NOW, plainDate(monday))).toBe(isNear);
});
