import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, plainDate } from '../calendar/index.ts';
import { toIso, zone } from '../time/index.ts';
import { lateFrom } from './late-fee.ts';
import { DEFAULT_TIMES } from './times.ts';
import { previewAt, remindAt } from './week-letters.ts';

const eastern = zone('America/New_York');
const central = zone('America/Chicago');

test.each([
  ['2026-11-23', eastern, '2026-11-20T20:00:00Z', '2026-11-21T21:00:00Z'],
  ['2026-11-23', central, '2026-11-20T21:00:00Z', '2026-11-21T22:00:00Z'],
  // The clocks go back in the night to the Sunday.
  ['2026-11-02', eastern, '2026-10-30T19:00:00Z', '2026-10-31T20:00:00Z'],
])('the week of %s in %s', (monday, place, preview, reminder) => {
  expect(toIso(previewAt(plainDate(monday), place))).toBe(preview.replace('Z', '.000Z'));
  expect(toIso(remindAt(plainDate(monday), place, DEFAULT_TIMES))).toBe(
    reminder.replace('Z', '.000Z'),
  );
});

test('only weeks have letters', () => {
  expect(() => previewAt(plainDate('2026-11-24'), eastern)).toThrow(RangeError);
  expect(() => remindAt(plainDate('2026-11-24'), eastern, DEFAULT_TIMES)).toThrow(RangeError);
});

test('a reminder always comes before choosing costs more', () => {
  const days = fc.constantFrom(0, 1, 2, 3, 4, 5, 6);
  const week = fc.integer({ min: 0, max: 260 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 23 }), week, (day, hour, weeks) => {
      const monday = addDays(plainDate('2024-01-01'), weeks * 7);
      const times = {
        ...DEFAULT_TIMES,
        customerOrderUntil: { day: day as 0, hour, minute: 0 },
      };
      expect(remindAt(monday, eastern, times)).toBeLessThan(lateFrom(monday, eastern, times));
    }),
  );
});
