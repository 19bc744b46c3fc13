import { expect, test } from 'vitest';
import { formatCharge } from './charge-time.ts';

test.each([
  ['2026-12-07T17:00:00Z', 'America/New_York', 'en', 'Monday, Dec 7, 12 PM ET'],
  ['2026-12-07T18:00:00Z', 'America/Chicago', 'en', 'Monday, Dec 7, 12 PM CT'],
  ['2026-12-07T18:00:00Z', 'America/New_York', 'en', 'Monday, Dec 7, 1 PM ET'],
  ['2026-12-07T17:30:00Z', 'America/New_York', 'en', 'Monday, Dec 7, 12:30 PM ET'],
  ['2026-12-07T17:00:00Z', 'America/New_York', 'es', 'lunes, 7 de dic, 12 p.m. ET'],
])('%s in %s is said in %s as %s', (at, zone, locale, expected) => {
  expect(formatCharge(at, zone, locale).replaceAll(/\s/g, ' ')).toBe(expected);
});
