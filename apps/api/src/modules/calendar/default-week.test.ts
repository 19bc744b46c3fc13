import { DEFAULT_TIMES } from '@yay/domain/ordering';
import { instant, zone } from '@yay/domain/time';
import { expect, test } from 'vitest';
import { defaultWeek } from './default-week.ts';

const eastern = zone('America/New_York');
const central = zone('America/Chicago');
const week = (now: string, zones = [eastern], window: 'customer' | 'staff' = 'customer') =>
  defaultWeek({ now: instant(now), zones, window, times: DEFAULT_TIMES });

test.each([
  ['Wednesday before ten: Thursday', '2026-11-18T14:59:59Z', '2026-11-16'],
  ['Wednesday after ten: Friday is not open now', '2026-11-18T15:00:00Z', '2026-11-23'],
  ['Thursday before ten: Friday', '2026-11-19T14:59:59Z', '2026-11-16'],
  ['Thursday after ten: nothing is left', '2026-11-19T15:00:00Z', '2026-11-23'],
  ['Saturday', '2026-11-21T12:00:00Z', '2026-11-23'],
  ['Sunday after ten: Tuesday is still open', '2026-11-22T18:00:00Z', '2026-11-23'],
])('%s', (_name, now, monday) => {
  expect(week(now)).toBe(monday);
});

test('the default week stays open as long as any day of the family is', () => {
  const between = '2026-11-19T15:30:00Z';
  expect(week(between, [eastern])).toBe('2026-11-23');
  expect(week(between, [eastern, central])).toBe('2026-11-16');
});

test('staff have the evening too', () => {
  expect(week('2026-11-19T21:59:59Z', [eastern], 'staff')).toBe('2026-11-16');
});

test('a family without lunchers is taken to be in New York', () => {
  expect(week('2026-11-19T15:00:00Z', [])).toBe('2026-11-23');
});
