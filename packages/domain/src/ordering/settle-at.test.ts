import { expect, it, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import { toIso, zone } from '../time/index.ts';
import { settleAt } from './settle-at.ts';
import { DEFAULT_TIMES } from './times.ts';

const eastern = zone('America/New_York');
const hawaii = zone('Pacific/Honolulu');

test.each([
  ['2026-11-23', eastern, 12, '2026-11-23T17:00:00.000Z'],
  ['2026-11-23', hawaii, 12, '2026-11-23T22:00:00.000Z'],
  // The Mondays after the clocks went forward and back.
  ['2026-03-09', eastern, 12, '2026-03-09T16:00:00.000Z'],
  ['2026-11-02', eastern, 12, '2026-11-02T17:00:00.000Z'],
  ['2026-11-23', eastern, 9, '2026-11-23T14:00:00.000Z'],
  // A Monday on which the clocks change there, at an hour that is skipped: the first moment after.
  ['2018-10-29', zone('Asia/Gaza'), 12, '2018-10-29T10:00:00.000Z'],
  ['1998-04-06', zone('Asia/Amman'), 0, '1998-04-05T21:00:00.000Z'],
])('the week of %s in %s at %i is charged at %s', (monday, place, weekHour, expected) => {
  expect(toIso(settleAt(plainDate(monday), place, { ...DEFAULT_TIMES, weekHour }))).toBe(expected);
});

it('the settling moment is for weeks only', () => {
  expect(() => settleAt(plainDate('2026-11-24'), eastern, DEFAULT_TIMES)).toThrow(RangeError);
});
