import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays, type DayOfWeek, mondayOf, plainDate, weekday } from '../calendar/index.ts';
import { dateIn, instant, startOfDay, zone } from '../time/index.ts';
import {
  DEFAULT_TIMES,
  LATE_FEE_EXEMPTIONS,
  type LateFeeExemption,
  lateFeeExemption,
  lateFeeFor,
  lateFrom,
  type OrderTimes,
  type SelectionChange,
} from './index.ts';

const eastern = zone('America/New_York');
const monday = plainDate('2026-11-16');

function until(day: DayOfWeek, hour = 0, minute = 0): OrderTimes {
  return { ...DEFAULT_TIMES, customerOrderUntil: { day, hour, minute } };
}

test.each([
  ['the Sunday before', until(0), '2026-11-15T00:00:00-05:00'],
  ['Sunday evening', until(0, 18, 30), '2026-11-15T18:30:00-05:00'],
  ['the Monday a week before', until(1), '2026-11-09T00:00:00-05:00'],
  ['Monday evening, a week before', until(1, 23, 59), '2026-11-09T23:59:00-05:00'],
  ['Tuesday', until(2, 12), '2026-11-10T12:00:00-05:00'],
  ['the Friday before', until(5, 17), '2026-11-13T17:00:00-05:00'],
  ['the Saturday before', until(6), '2026-11-14T00:00:00-05:00'],
])('late from %s', (_name, times, expected) => {
  expect(lateFrom(monday, eastern, times)).toBe(instant(expected));
});

it('throws for a date other than a Monday', () => {
  expect(() => lateFrom(plainDate('2026-11-17'), eastern, DEFAULT_TIMES)).toThrow(RangeError);
});

it('the late moment is the last such one strictly before the week', () => {
  const days = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<DayOfWeek>;
  const hours = fc.integer({ min: 0, max: 23 });
  const mondays = fc.nat({ max: 1500 }).map((n) => mondayOf(addDays(plainDate('2026-01-05'), n)));
  fc.assert(
    fc.property(mondays, days, hours, (week, day, hour) => {
      const late = lateFrom(week, eastern, until(day, hour));
      expect(late).toBeLessThan(startOfDay(week, eastern));
      expect(late).toBeGreaterThanOrEqual(startOfDay(addDays(week, -7), eastern));
      expect(weekday(dateIn(eastern, late))).toBe(day);
    }),
  );
});

const early = instant('2026-11-14T23:59:59.999-05:00');
const late = instant('2026-11-15T00:00:00-05:00');
const week = { monday, zone: eastern, times: DEFAULT_TIMES, feeCents: 100 };

test.each([
  [early, 'added', 0, 0],
  [late, 'added', 0, 100],
  [early, 'changed', 0, 0],
  [late, 'changed', 0, 100],
  [late, 'changed', 100, 100],
  [early, 'changed', 100, 0],
  [late, 'unchanged', 0, 0],
  [late, 'unchanged', 75, 75],
  [late, 'removed', 100, 0],
] as const)('at %i an entree that is %s and carried %i carries %i', (now, change, saved, fee) => {
  expect(lateFeeFor({ ...week, now, change, saved, exemption: null })).toBe(fee);
});

// One row for each exemption: a late change of an entree that carries 75 leaves it with this fee.
test.each([
  ['correction', 0],
  ['replaced_lunch', 0],
  ['cancelled_lunch', 0],
  ['repeat', 0],
  ['substitution', 75],
] as const satisfies readonly (readonly [LateFeeExemption, number])[])(
  'the exemption %s leaves an entree that carried 75 with %i',
  (exemption, fee) => {
    const input = { ...week, now: late, saved: 75, exemption };
    expect(lateFeeFor({ ...input, change: 'changed' })).toBe(fee);
    expect(lateFeeFor({ ...input, change: 'added', saved: 0 })).toBe(0);
    expect(lateFeeFor({ ...input, change: 'unchanged' })).toBe(75);
    expect(lateFeeFor({ ...input, change: 'removed' })).toBe(0);
  },
);

const ORDINARY = {
  isCorrection: false,
  isReplacedLunch: false,
  isCancelledLunch: false,
  isRepeat: false,
};
test.each([
  ['an ordinary save', ORDINARY, null],
  ['a correction by staff', { ...ORDINARY, isCorrection: true }, 'correction'],
  ['a choice after a substitution', { ...ORDINARY, isReplacedLunch: true }, 'replaced_lunch'],
  ['a day put back after a closure', { ...ORDINARY, isCancelledLunch: true }, 'cancelled_lunch'],
  ['a repeat', { ...ORDINARY, isRepeat: true }, 'repeat'],
] as const)('%s has the exemption of its kind', (_name, day, exemption) => {
  expect(lateFeeExemption(day)).toBe(exemption);
});

test('the tables name every exemption', () => {
  const named = ['correction', 'replaced_lunch', 'cancelled_lunch', 'repeat', 'substitution'];
  expect(Object.keys(LATE_FEE_EXEMPTIONS)).toEqual(named);
});

it('never exceeds the fee or the fee that was saved, and removing costs nothing', () => {
  const change = fc.constantFrom<SelectionChange>('added', 'changed', 'unchanged', 'removed');
  const cents = fc.nat({ max: 10_000 });
  const minutes = fc.integer({ min: -20_000, max: 20_000 });
  fc.assert(
    fc.property(minutes, change, cents, cents, (off, kind, feeCents, saved) => {
      const now = instant(late + off * 60_000);
      const fee = lateFeeFor({ ...week, now, feeCents, change: kind, saved, exemption: null });
      expect(fee).toBeGreaterThanOrEqual(0);
      expect(fee).toBeLessThanOrEqual(Math.max(feeCents, saved));
      if (kind === 'removed') expect(fee).toBe(0);
      if (kind === 'unchanged') expect(fee).toBe(saved);
      if (feeCents === 0 && kind !== 'unchanged') expect(fee).toBe(0);
    }),
  );
});
