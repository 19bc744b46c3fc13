import { plainDate } from '@yay/domain/calendar';
import { expect, test } from 'vitest';
import { goesOn } from './goes-on.ts';

const supply = {
  starts_on: plainDate('2026-11-02'),
  ends_on: plainDate('2026-11-18'),
  weekdays: [1, 3],
};

test.each([
  ['2026-10-28', false],
  ['2026-11-02', true],
  ['2026-11-03', false],
  ['2026-11-18', true],
  ['2026-11-23', false],
])('on %s: %s', (date, goes) => {
  expect(goesOn(supply, plainDate(date))).toBe(goes);
});

test('a supply without an end goes on', () => {
  expect(goesOn({ ...supply, ends_on: null }, plainDate('2030-11-04'))).toBe(true);
});
