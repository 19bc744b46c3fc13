import { addDays, plainDate } from '@yay/domain/calendar';
import { expect, test } from 'vitest';
import { chartBars, highestOf } from './chart-bars.ts';

const MONDAY = plainDate('2026-09-07');
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays(MONDAY, at),
    net_cents: 100,
    vendor_cents: 40,
  }));

test('a month is drawn day by day', () => {
  const days = daysOf(31);
  expect(chartBars(days)).toEqual({ unit: 'day', bars: days });
});

test('a longer time is drawn week by week, with the sums of their days', () => {
  const { unit, bars } = chartBars(daysOf(50));
  expect(unit).toBe('week');
  expect(bars).toHaveLength(8);
  expect(bars[0]).toEqual({ date: MONDAY, net_cents: 700, vendor_cents: 280 });
  expect(bars[7]).toEqual({ date: '2026-10-26', net_cents: 100, vendor_cents: 40 });
});

test('the highest is the first of those that took most', () => {
  const [first, second, third] = daysOf(3).map((day, at) => ({
    ...day,
    net_cents: [1, 5, 5][at] ?? 0,
  }));
  expect(highestOf([first, second, third].filter((day) => day !== undefined))).toBe(second);
});

test.each([
  ['no day', []],
  ['days on which more was given back', [{ date: MONDAY, net_cents: -5, vendor_cents: 0 }]],
])('%s has no highest', (_, bars) => {
  expect(highestOf(bars)).toBeUndefined();
});
