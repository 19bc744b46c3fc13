import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  daysBefore,
  daysBetween,
  isMonday,
  isPlainDate,
  isWeekday,
  mondayOf,
  type PlainDate,
  plainDate,
  sameWeekdaysBefore,
  weekDates,
  weekday,
} from './index.ts';

const day = plainDate;
const anyDate = fc
  .integer({ min: -100_000, max: 500_000 })
  .map((days) => addDays(day('1970-01-01'), days));

describe('a plain date', () => {
  test.each(['2026-01-01', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    '%s',
    (text) => {
      expect(isPlainDate(text)).toBe(true);
      expect(plainDate(text)).toBe(text);
    },
  );

  test.each([
    '2025-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
    20260101,
    null,
    undefined,
    {},
  ])('is not %j', (value) => {
    expect(isPlainDate(value)).toBe(false);
    expect(() => plainDate(value as string)).toThrow(RangeError);
  });
});

describe('the period before', () => {
  test.each([
    ['one day', '2026-11-18', '2026-11-18', '2026-11-17', '2026-11-17'],
    ['thirty days', '2026-10-24', '2026-11-22', '2026-09-24', '2026-10-23'],
    ['a month of another length', '2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
    ['a leap year', '2024-01-01', '2024-12-31', '2022-12-31', '2023-12-31'],
  ])('%s', (_, from, to, first, last) => {
    expect(daysBefore(day(from), day(to))).toEqual({ from: first, to: last });
  });

  test.each([
    ['a Monday', '2026-11-23', '2026-11-23', '2026-11-16', '2026-11-16'],
    ['a week of school', '2026-11-23', '2026-11-27', '2026-11-16', '2026-11-20'],
    ['a whole week', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22'],
    ['two weeks of school', '2026-11-23', '2026-12-04', '2026-11-09', '2026-11-20'],
    ['eight days', '2026-11-23', '2026-11-30', '2026-11-09', '2026-11-16'],
  ])('%s, by the days of the week', (_, from, to, first, last) => {
    expect(sameWeekdaysBefore(day(from), day(to))).toEqual({ from: first, to: last });
  });
});

describe('counting days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-07-31', 31, '2026-08-31'],
    ['1969-12-31', 1, '1970-01-01'],
  ] as const)('%s %i is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(days);
  });

  it('agrees with the calendar of the machine', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const utc = new Date(`${date}T00:00:00Z`);
        expect(daysBetween(day('1970-01-01'), date)).toBe(utc.getTime() / 86_400_000);
        expect(weekday(date)).toBe(utc.getUTCDay());
      }),
    );
  });

  it('goes there and back, and keeps the order of the texts', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
        const other = addDays(date, days);
        expect(addDays(other, -days)).toBe(date);
        expect(daysBetween(date, other)).toBe(days);
        expect(other > date).toBe(days > 0);
      }),
    );
  });

  it('refuses parts of days and dates that have no four digits', () => {
    expect(() => addDays(day('2026-01-01'), 0.5)).toThrow(RangeError);
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(day('0001-01-01'), -1)).toThrow(RangeError);
  });
});

describe('the week', () => {
  test.each([
    ['2026-11-16', 1, true, '2026-11-16'],
    ['2026-11-18', 3, true, '2026-11-16'],
    ['2026-11-20', 5, true, '2026-11-16'],
    ['2026-11-21', 6, false, '2026-11-16'],
    ['2026-11-22', 0, false, '2026-11-16'],
    ['2026-11-23', 1, true, '2026-11-23'],
    ['2027-01-01', 5, true, '2026-12-28'],
  ] as const)('%s is weekday %i', (date, number, served, monday) => {
    expect(weekday(day(date))).toBe(number);
    expect(isWeekday(day(date))).toBe(served);
    expect(mondayOf(day(date))).toBe(monday);
    expect(isMonday(day(date))).toBe(date === monday);
  });

  it('is five dates in a row from a Monday', () => {
    expect(weekDates(day('2026-12-28'))).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(() => weekDates(day('2026-12-29'))).toThrow(RangeError);
  });

  it('holds every weekday exactly once', () => {
    fc.assert(
      fc.property(anyDate, (date: PlainDate) => {
        const monday = mondayOf(date);
        expect(daysBetween(monday, date)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, date)).toBeLessThan(7);
        expect(weekDates(monday).includes(date)).toBe(isWeekday(date));
      }),
    );
  });
});
