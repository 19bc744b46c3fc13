import { expect, test } from 'vitest';
import { rangeInWords, shortDay, shortRange } from '../src/date-range-text.ts';

test.each([
  ['en', '2026-11-03', '2026-11-09', 'Nov 3 - Nov 9, 2026'],
  ['en', '2026-09-28', '2026-10-02', 'Sep 28 - Oct 2, 2026'],
  ['en', '2026-11-03', '2026-11-03', 'Nov 3, 2026'],
  ['en', '2026-01-01', '2026-12-31', 'Jan 1 - Dec 31, 2026'],
  ['en', '2026-12-28', '2027-01-03', 'Dec 28, 2026 - Jan 3, 2027'],
  ['en', '2024-02-29', '2024-03-01', 'Feb 29 - Mar 1, 2024'],
  ['es', '2026-11-03', '2026-11-09', '3 nov - 9 nov 2026'],
  ['es', '2026-09-28', '2026-10-02', '28 sept - 2 oct 2026'],
  ['es', '2026-12-28', '2027-01-03', '28 dic 2026 - 3 ene 2027'],
])('in %s, %s to %s reads %s', (locale, from, to, words) => {
  expect(rangeInWords({ from, to }, locale)).toBe(words);
});

test.each([
  ['2026-11-03', '11/03/26'],
  ['2009-01-31', '01/31/09'],
  ['2100-12-01', '12/01/00'],
])('%s is short %s', (day, short) => {
  expect(shortDay(day)).toBe(short);
});

test('a short range names both days in full', () => {
  expect(shortRange({ from: '2026-12-28', to: '2027-01-03' })).toBe('12/28/26 - 01/03/27');
});

test('a short range of one day is that day', () => {
  expect(shortRange({ from: '2026-11-03', to: '2026-11-03' })).toBe('11/03/26');
});
