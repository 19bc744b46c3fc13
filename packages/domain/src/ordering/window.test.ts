import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, isWeekday, plainDate } from '../calendar/index.ts';
import { dateIn, type Instant, instant, toIso, zone } from '../time/index.ts';
import {
  DEFAULT_TIMES,
  isOrderable,
  isRemovable,
  lastClose,
  lockAt,
  nextClose,
  type OrderingWindow,
  type OrderTimes,
  orderableIntervals,
  serveAt,
} from './index.ts';

const eastern = zone('America/New_York');
const central = zone('America/Chicago');

const hour = fc.integer({ min: 0, max: 23 });
const anyTimes: fc.Arbitrary<OrderTimes> = fc.record({
  customerOrderUntil: fc.constant(DEFAULT_TIMES.customerOrderUntil),
  staffHour: hour,
  weekHour: hour,
  dayBeforeHour: hour,
  bulkHour: hour,
  schoolDayEnd: fc.record({ hour, minute: fc.integer({ min: 0, max: 59 }) }),
});
const anyDate = fc.nat({ max: 1500 }).map((days) => addDays(plainDate('2026-01-01'), days));
const anyZone = fc.constantFrom(eastern, central);
const anyWindow = fc.constantFrom<OrderingWindow>('staff', 'customer');
const near = fc.integer({ min: -9 * 1440, max: 2 * 1440 });
const minutesFrom = (at: Instant, minutes: number) => instant(at + minutes * 60_000);

// The week of Monday, 2026-11-16: winter time, Eastern is UTC-5.
const est = (text: string) => instant(`2026-11-${text}:00-05:00`);

describe('the ordering of a lunch', () => {
  test.each([
    ['staff', '2026-11-16', [[null, '15T17:00']]],
    ['staff', '2026-11-18', [[null, '17T17:00']]],
    ['customer', '2026-11-16', [[null, '15T10:00']]],
    ['customer', '2026-11-17', [[null, '16T12:00']]],
    [
      'customer',
      '2026-11-18',
      [
        [null, '16T12:00'],
        ['17T00:00', '17T10:00'],
      ],
    ],
    [
      'customer',
      '2026-11-19',
      [
        [null, '16T12:00'],
        ['18T00:00', '18T10:00'],
      ],
    ],
    [
      'customer',
      '2026-11-20',
      [
        [null, '16T12:00'],
        ['19T00:00', '19T10:00'],
      ],
    ],
    ['staff', '2026-11-21', []],
    ['customer', '2026-11-21', []],
    ['customer', '2026-11-22', []],
  ] as const)('%s, %s', (window, date, expected) => {
    expect(orderableIntervals(window, plainDate(date), eastern, DEFAULT_TIMES)).toEqual(
      expected.map(([from, until]) => ({
        from: from === null ? null : est(from),
        until: est(until),
      })),
    );
  });

  test.each([
    ['customer', '10T08:00', '2026-11-18', true, '16T12:00'],
    ['customer', '16T11:59', '2026-11-18', true, '16T12:00'],
    ['customer', '16T12:00', '2026-11-18', false, null],
    ['customer', '16T23:59', '2026-11-18', false, null],
    ['customer', '17T00:00', '2026-11-18', true, '17T10:00'],
    ['customer', '17T09:59', '2026-11-18', true, '17T10:00'],
    ['customer', '17T09:59', '2026-11-19', false, null],
    ['customer', '17T10:00', '2026-11-18', false, null],
    ['customer', '16T09:00', '2026-11-17', true, '16T12:00'],
    ['customer', '15T09:59', '2026-11-16', true, '15T10:00'],
    ['customer', '15T10:00', '2026-11-16', false, null],
    ['customer', '18T09:00', '2026-11-18', false, null],
    ['staff', '17T16:59', '2026-11-18', true, '17T17:00'],
    ['staff', '17T17:00', '2026-11-18', false, null],
    ['staff', '18T08:00', '2026-11-18', false, null],
    ['staff', '10T08:00', '2026-11-22', false, null],
  ] as const)('%s at %s for %s: %s', (window, now, date, open, close) => {
    const args = [window, est(now), plainDate(date), eastern, DEFAULT_TIMES] as const;
    expect(isOrderable(...args)).toBe(open);
    expect(nextClose(...args)).toBe(close === null ? null : est(close));
  });

  it('closes for good with the last interval', () => {
    const close = (window: OrderingWindow, date: string) =>
      lastClose(window, plainDate(date), eastern, DEFAULT_TIMES);
    expect(close('customer', '2026-11-18')).toBe(est('17T10:00'));
    expect(close('customer', '2026-11-17')).toBe(est('16T12:00'));
    expect(close('staff', '2026-11-18')).toBe(est('17T17:00'));
    expect(close('staff', '2026-11-22')).toBeNull();
  });

  it('follows the hours that staff set, in the zone of the market', () => {
    const times = { ...DEFAULT_TIMES, weekHour: 8, dayBeforeHour: 9 };
    expect(orderableIntervals('customer', plainDate('2026-11-17'), central, times)).toEqual([
      { from: null, until: instant('2026-11-16T09:00:00-06:00') },
    ]);
  });

  it('agrees with its intervals, which are in order and apart, and never reach the day itself', () => {
    fc.assert(
      fc.property(
        anyWindow,
        anyDate,
        anyZone,
        anyTimes,
        near,
        (window, date, place, times, off) => {
          const intervals = orderableIntervals(window, date, place, times);
          const now = minutesFrom(lockAt(date, place, times), off);
          const open = intervals.filter(
            ({ from, until }) => (from === null || from <= now) && now < until,
          );
          expect(isOrderable(window, now, date, place, times)).toBe(open.length === 1);
          expect(nextClose(window, now, date, place, times)).toBe(open[0]?.until ?? null);
          expect(intervals.length > 0).toBe(isWeekday(date));
          intervals.forEach(({ from, until }, index) => {
            const before = intervals[index - 1];
            expect(from === null).toBe(index === 0);
            if (from !== null) expect(from).toBeLessThan(until);
            if (from !== null && before) expect(before.until).toBeLessThan(from);
            expect(until).toBeLessThanOrEqual(lockAt(date, place, times));
          });
          if (open.length > 0) expect(dateIn(place, now) < date).toBe(true);
        },
      ),
    );
  });

  it('is never longer for a customer than for staff, whatever the hours', () => {
    fc.assert(
      fc.property(anyDate, anyZone, anyTimes, near, (date, place, times, off) => {
        const now = minutesFrom(lockAt(date, place, times), off);
        if (isOrderable('customer', now, date, place, times)) {
          expect(isOrderable('staff', now, date, place, times)).toBe(true);
        }
      }),
    );
  });
});

describe('clearing an order', () => {
  test.each([
    // Wednesday of the week: tomorrow before ten, the day after from ten.
    ['18T09:59', '2026-11-18', false],
    ['18T09:59', '2026-11-19', true],
    ['18T09:59', '2026-11-20', true],
    ['18T10:00', '2026-11-19', false],
    ['18T10:00', '2026-11-20', true],
    ['19T10:00', '2026-11-20', false],
    // Monday afternoon: the week is closed for ordering, but can still be cleared.
    ['16T13:00', '2026-11-17', false],
    ['16T13:00', '2026-11-18', true],
    ['16T13:00', '2026-11-20', true],
    // The next week can be ordered, and so cleared.
    ['18T13:00', '2026-11-23', true],
    ['18T13:00', '2026-11-27', true],
    // At the weekend the current week is the one about to start.
    ['14T10:00', '2026-11-16', true],
    ['15T09:59', '2026-11-16', true],
    ['15T10:00', '2026-11-16', false],
    ['15T10:00', '2026-11-17', true],
    ['15T10:00', '2026-11-20', true],
    ['15T10:00', '2026-11-13', false],
    ['18T09:00', '2026-11-17', false],
    ['18T09:00', '2026-11-21', false],
  ] as const)('at %s for %s: %s', (now, date, removable) => {
    expect(isRemovable('customer', est(now), plainDate(date), eastern, DEFAULT_TIMES)).toBe(
      removable,
    );
  });

  it('lets staff clear until the lock', () => {
    const at = (now: string) =>
      isRemovable('staff', est(now), plainDate('2026-11-19'), eastern, DEFAULT_TIMES);
    expect(at('18T16:59')).toBe(true);
    expect(at('18T17:00')).toBe(false);
  });

  it('covers whatever can be ordered, and nothing that is locked', () => {
    fc.assert(
      fc.property(
        anyWindow,
        anyDate,
        anyZone,
        anyTimes,
        near,
        (window, date, place, times, off) => {
          const lock = lockAt(date, place, times);
          const now = minutesFrom(lock, off);
          const removable = isRemovable(window, now, date, place, times);
          if (isOrderable(window, now, date, place, times)) expect(removable).toBe(true);
          if (now >= lock) expect(removable).toBe(false);
        },
      ),
    );
  });
});

it('locks the day before and serves at the end of the school day', () => {
  const date = plainDate('2026-11-18');
  expect(toIso(lockAt(date, eastern, DEFAULT_TIMES))).toBe('2026-11-17T22:00:00.000Z');
  expect(toIso(serveAt(date, eastern, DEFAULT_TIMES))).toBe('2026-11-18T20:00:00.000Z');
  expect(toIso(lockAt(date, central, DEFAULT_TIMES))).toBe('2026-11-17T23:00:00.000Z');
});
