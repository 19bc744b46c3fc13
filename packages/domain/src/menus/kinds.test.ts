import { expect, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import { type MenuKind, menuState } from './index.ts';

const TODAY = plainDate('2026-11-18');

test.each<[string, MenuKind, string | null, string]>([
  ['2026-11-19', 'calendar', null, 'active'],
  ['2026-11-18', 'calendar', null, 'active'],
  ['2026-11-17', 'calendar', null, 'ended'],
  ['2026-11-17', 'grab_and_go', null, 'active'],
  ['2026-11-17', 'calendar', '2026-11-17T00:00:00Z', 'archived'],
])('a menu until %s, %s, archived %s is %s', (last, kind, archived_at, state) => {
  expect(menuState({ last_day: plainDate(last), kind, archived_at }, TODAY)).toBe(state);
});
