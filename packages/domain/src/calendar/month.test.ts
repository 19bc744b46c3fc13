import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  addDays,
  isWeekday,
  monthDates,
  monthOf,
  nextMonth,
  plainDate,
  schoolYearMonths,
  schoolYearOf,
} from './index.ts';

test.each([
  ['2026-11', '2026-12', 21, '2026-11-02', '2026-11-30'],
  ['2026-12', '2027-01', 23, '2026-12-01', '2026-12-31'],
  ['2027-02', '2027-03', 20, '2027-02-01', '2027-02-26'],
  ['2028-02', '2028-03', 21, '2028-02-01', '2028-02-29'],
  ['2026-08', '2026-09', 21, '2026-08-03', '2026-08-31'],
])('%s is before %s and has %i weekdays, %s to %s', (month, next, count, first, last) => {
  const dates = monthDates(month);
  expect(nextMonth(month)).toBe(next);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([count, first, last]);
});

it('the months leave no weekday out between two of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = addDays(plainDate('2000-01-01'), days);
      const month = monthOf(date);
      const both = [...monthDates(month), ...monthDates(nextMonth(month))];
      expect(both.includes(date)).toBe(isWeekday(date));
      expect(both).toEqual([...new Set(both)].toSorted());
    }),
  );
});

test.each([
  ['2026-07-31', 2025],
  ['2026-08-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('%s is in the school year of %i', (date, year) => {
  expect(schoolYearOf(plainDate(date))).toBe(year);
});

test('a school year shows August through June', () => {
  const months = schoolYearMonths(2026);
  expect([months.length, months[0], months[4], months[5], months.at(-1)]).toEqual([
    11,
    '2026-08',
    '2026-12',
    '2027-01',
    '2027-06',
  ]);
});
