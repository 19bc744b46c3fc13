import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Instant, instant } from '../time/index.ts';
import {
  DEFAULT_DUNNING,
  type DunningRules,
  graceEnd,
  isDunningRules,
  isPaymentDue,
  mayRepeat,
  nextTry,
  warningDue,
} from './index.ts';

const opened = instant('2026-11-23T17:00:00Z');
const day = (days: number): Instant => instant(opened + days * 86_400_000);

describe('the next attempt', () => {
  test.each([
    ['the charge failed', 1, 0, 1],
    ['the first retry failed', 2, 1, 3],
    ['the second retry failed', 3, 3, 5],
    ['the last retry failed', 4, 5, null],
    ['more failed than there are', 9, 5, null],
    ['the first retry was late, but the second is not yet', 2, 2.5, 3],
    ['nothing ran for a week', 2, 8, 10],
  ])('%s', (_name, failed, now, then) => {
    const next = nextTry(opened, failed, day(now), DEFAULT_DUNNING);
    expect(next).toBe(then === null ? null : day(then));
  });

  test('without retries the first failure is the last', () => {
    expect(nextTry(opened, 1, opened, { ...DEFAULT_DUNNING, retryAfterDays: [] })).toBeNull();
  });
});

test('the grace ends a week after the first failure', () => {
  expect(graceEnd(opened, DEFAULT_DUNNING)).toBe(day(7));
});

describe('a warning is due', () => {
  test.each([
    ['not yet', 3.9, 0, null],
    ['three days before', 4, 0, 1],
    ['once', 4, 1, null],
    ['one day before', 6, 1, 2],
    ['one for both when the first was missed', 6.5, 0, 2],
    ['never a third time', 6.9, 2, null],
    ['no longer when the grace has ended', 7, 0, null],
  ])('%s', (_name, now, given, due) => {
    expect(warningDue(day(now), day(7), given, DEFAULT_DUNNING)).toBe(due);
  });
});

describe('rules', () => {
  test.each<[string, boolean, Partial<DunningRules>]>([
    ['as they come', true, {}],
    ['without a retry', true, { retryAfterDays: [] }],
    ['without a warning', true, { warnDaysBefore: [] }],
    ['that fall', false, { retryAfterDays: [3, 1] }],
    ['with two tries on one day', false, { retryAfterDays: [1, 1] }],
    ['with a try on the day of the failure', false, { retryAfterDays: [0, 1] }],
    ['with half a day', false, { retryAfterDays: [0.5] }],
    ['without grace', false, { graceDays: 0 }],
    ['that never end', false, { graceDays: 1e12 }],
    ['with a warning before there is anything', false, { warnDaysBefore: [7] }],
    ['with warnings that rise', false, { warnDaysBefore: [1, 3] }],
    ['with three warnings', false, { warnDaysBefore: [3, 2, 1] }],
    ['with what is no number', false, { graceDays: Number.NaN }],
  ])('%s', (_name, isFine, rules) => {
    expect(isDunningRules({ ...DEFAULT_DUNNING, ...rules })).toBe(isFine);
  });
});

const rules = fc
  .record({
    retryAfterDays: fc
      .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 10 })
      .map((days) => days.sort((a, b) => a - b)),
    graceDays: fc.integer({ min: 1, max: 60 }),
    warnDaysBefore: fc
      .uniqueArray(fc.integer({ min: 1, max: 59 }), { maxLength: 2 })
      .map((days) => days.sort((a, b) => b - a)),
  })
  .filter(isDunningRules);

test('each attempt is later than now, however late the one before was, and attempts end', () => {
  fc.assert(
    fc.property(rules, fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }), (r, late) => {
      let now = opened;
      let tries = 1;
      for (;;) {
        const next = nextTry(opened, tries, now, r);
        if (next === null) break;
        expect(next).toBeGreaterThan(now);
        now = instant(next + (late[tries] ?? 0) * 86_400_000);
        tries += 1;
      }
      expect(tries).toBe(r.retryAfterDays.length + 1);
    }),
  );
});

test('there are never more warnings than configured, and none after the grace period', () => {
  fc.assert(
    fc.property(rules, fc.array(fc.double({ min: 0, max: 60, noNaN: true })), (r, looks) => {
      let given = 0;
      let letters = 0;
      for (const at of looks.sort((a, b) => a - b)) {
        const now = instant(Math.round(opened + at * 86_400_000));
        const due = warningDue(now, graceEnd(opened, r), given, r);
        if (due === null) continue;
        expect(now).toBeLessThan(graceEnd(opened, r));
        expect(due).toBeGreaterThan(given);
        given = due;
        letters += 1;
      }
      expect(letters).toBeLessThanOrEqual(r.warnDaysBefore.length);
    }),
  );
});

test.each([
  [true, 0, true],
  [true, 1, false],
  [false, 0, false],
])('delinquent %s, %i standing: payment is due %s', (delinquent, standingOrders, due) => {
  expect(isPaymentDue({ delinquent }, { standingOrders })).toBe(due);
});

test.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
])('delinquent %s, suspended %s: orders repeat %s', (delinquent, suspended, repeats) => {
  expect(mayRepeat({ delinquent, suspended })).toBe(repeats);
});
