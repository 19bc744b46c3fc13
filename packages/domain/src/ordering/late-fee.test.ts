import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays, type DayOfWeek, mondayOf, plainDate, weekday } from '../calendar/index.ts';
import { dateIn, instant, startOfDay, zone } from '../time/index.ts';
import {
  DEFAULT_TIMES,
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

it('asks for a Monday', () => {
  expect(() => lateFrom(plainDate('2026-11-17'), eastern, DEFAULT_TIMES)).toThrow(RangeError);
});

it('is the last such moment strictly before the week', () => {
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

const before = instant('2026-11-14T23:59:59.999-05:00');
const after = instant('2026-11-15T00:00:00-05:00');

test.each([
  [before, 'added', 0, 0],
  [after, 'added', 0, 100],
  [before, 'changed', 0, 0],
  [after, 'changed', 0, 100],
  [after, 'changed', 100, 100],
  [before, 'changed', 100, 0],
  [after, 'unchanged', 0, 0],
  [after, 'unchanged', 75, 75],
  [after, 'removed', 100, 0],
] as const)('at %i %s over %i costs %i', (now, change, saved, expected) => {
  const input = { now, monday, zone: eastern, times: DEFAULT_TIMES, feeCents: 100, change, saved };
  expect(lateFeeFor(input)).toBe(expected);
});

it('takes nothing where the change repairs what the product did', () => {
  const input = {
    now: after,
    monday,
    zone: eastern,
    times: DEFAULT_TIMES,
    feeCents: 100,
    saved: 0,
  };
  expect(lateFeeFor({ ...input, change: 'added', repairs: true })).toBe(0);
  expect(lateFeeFor({ ...input, change: 'unchanged', saved: 100, repairs: true })).toBe(100);
});

it('never costs to remove, and never more than the fee or what was there', () => {
  const change = fc.constantFrom<SelectionChange>('added', 'changed', 'unchanged', 'removed');
  const cents = fc.nat({ max: 10_000 });
  const minutes = fc.integer({ min: -20_000, max: 20_000 });
  fc.assert(
    fc.property(minutes, change, cents, cents, (off, kind, feeCents, saved) => {
      const now = instant(after + off * 60_000);
      const times = DEFAULT_TIMES;
      const fee = lateFeeFor({ now, monday, zone: eastern, times, feeCents, change: kind, saved });
      expect(fee).toBeGreaterThanOrEqual(0);
      expect(fee).toBeLessThanOrEqual(Math.max(feeCents, saved));
      if (kind === 'removed') expect(fee).toBe(0);
      if (kind === 'unchanged') expect(fee).toBe(saved);
      if (feeCents === 0 && kind !== 'unchanged') expect(fee).toBe(0);
    }),
  );
});
