import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  isWeekday,
  mondayOf,
  monthDates,
  monthOf,
  plainDate,
  weekday,
} from '../calendar/index.ts';
import {
  COPY_UNITS,
  copyGaps,
  copyPairs,
  type KnownCell,
  type Outcome,
  weighCell,
} from './index.ts';

const d = plainDate;
const pairs = (unit: (typeof COPY_UNITS)[number], from: string, ...to: string[]) =>
  copyPairs(
    unit,
    d(from),
    to.map((one) => d(one)),
  ).map((pair) => `${pair.from} ${pair.to}`);

describe('the pairs of a copy', () => {
  test.each<[string, (typeof COPY_UNITS)[number], string, string[], string[]]>([
    ['a day to a day', 'day', '2026-11-23', ['2026-11-25'], ['2026-11-23 2026-11-25']],
    ['a day onto itself', 'day', '2026-11-23', ['2026-11-23'], []],
    ['a day to a Saturday', 'day', '2026-11-23', ['2026-11-28'], []],
    ['a Sunday anywhere', 'day', '2026-11-22', ['2026-11-25'], []],
    [
      'a day twice to one',
      'day',
      '2026-11-23',
      ['2026-11-25', '2026-11-25'],
      ['2026-11-23 2026-11-25'],
    ],
    [
      'a week, named by any of its days',
      'week',
      '2026-11-18',
      ['2026-11-26'],
      [
        '2026-11-16 2026-11-23',
        '2026-11-17 2026-11-24',
        '2026-11-18 2026-11-25',
        '2026-11-19 2026-11-26',
        '2026-11-20 2026-11-27',
      ],
    ],
    ['a week onto itself', 'week', '2026-11-16', ['2026-11-20'], []],
  ])('%s', (_, unit, from, to, expected) => {
    expect(pairs(unit, from, ...to)).toEqual(expected);
  });

  test('a month is copied by the count of its weekdays: first Tuesday to first Tuesday', () => {
    // December 2026 begins on a Tuesday, January 2027 on a Friday.
    const january = pairs('month', '2026-12-24', '2027-01-11');
    expect(january).toHaveLength(20);
    expect(january.slice(0, 5)).toEqual([
      '2026-12-04 2027-01-01',
      '2026-12-07 2027-01-04',
      '2026-12-01 2027-01-05',
      '2026-12-02 2027-01-06',
      '2026-12-03 2027-01-07',
    ]);
    expect(pairs('month', '2026-12-07', '2026-12-30')).toEqual([]);
  });

  test('a fifth weekday that the other month lacks is a gap', () => {
    const gaps = copyGaps('month', d('2026-12-24'), [d('2027-01-11'), d('2026-12-01')]);
    expect(gaps).toEqual([
      { side: 'from', date: '2026-12-29', month: '2027-01-01' },
      { side: 'from', date: '2026-12-30', month: '2027-01-01' },
      { side: 'from', date: '2026-12-31', month: '2027-01-01' },
      { side: 'to', date: '2027-01-29', month: '2026-12-01' },
    ]);
    expect(copyGaps('week', d('2026-12-24'), [d('2027-01-11')])).toEqual([]);
  });

  const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(d('2025-01-01'), days));
  test('pairs join weekdays alone, keep the weekday, and use each target once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COPY_UNITS),
        day,
        fc.array(day, { maxLength: 6 }),
        (unit, from, to) => {
          const pairs = copyPairs(unit, from, to);
          expect(new Set(pairs.map((pair) => pair.to)).size).toBe(pairs.length);
          for (const pair of pairs) {
            expect(isWeekday(pair.from) && isWeekday(pair.to)).toBe(true);
            expect(pair.from).not.toBe(pair.to);
            if (unit !== 'day') expect(weekday(pair.to)).toBe(weekday(pair.from));
            if (unit === 'week') expect(mondayOf(pair.from)).toBe(mondayOf(from));
            if (unit === 'month') expect(monthOf(pair.from)).toBe(monthOf(from));
          }
          const months = new Set(to.map(monthOf).filter((month) => month !== monthOf(from)));
          if (unit === 'month') {
            const gaps = copyGaps(unit, from, to);
            for (const month of months) {
              const theirs = gaps.filter(
                (gap) => monthOf(gap.side === 'to' ? gap.date : gap.month) === month,
              );
              const left = theirs.filter(({ side }) => side === 'from').length;
              const into = pairs.filter((pair) => monthOf(pair.to) === month).length;
              expect(into + left).toBe(monthDates(monthOf(from)).length);
              expect(into + theirs.length - left).toBe(monthDates(month).length);
            }
          }
        },
      ),
    );
  });
});

const now = (more: Partial<KnownCell> = {}): KnownCell => ({
  menuId: null,
  locked: false,
  closed: false,
  losing: 0,
  ...more,
});

describe('the outcome of a day', () => {
  test.each<[number | null, Partial<KnownCell>, boolean, Outcome]>([
    [1, {}, false, 'set'],
    [1, { menuId: 1 }, false, 'same'],
    [1, { menuId: 1, locked: true, closed: true }, false, 'same'],
    [null, {}, false, 'same'],
    [1, { locked: true }, true, 'locked'],
    [null, { menuId: 2, locked: true }, true, 'locked'],
    [1, { closed: true }, true, 'closed'],
    [null, { menuId: 2, closed: true }, false, 'cleared'],
    [1, { menuId: 2 }, false, 'taken'],
    [1, { menuId: 2 }, true, 'replaced'],
    [1, { menuId: 2, losing: 1 }, true, 'ordered'],
    [null, { menuId: 2, losing: 3 }, true, 'ordered'],
    // Orders on a day without a menu lose nothing when it gets one.
    [1, { losing: 3 }, false, 'set'],
  ])('%s where %j is (overwriting: %s) is %s', (menuId, known, overwrite, expected) => {
    expect(weighCell({ menuId }, now(known), overwrite)).toBe(expected);
  });

  const menu = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });
  test('a locked day, a closed day and a day with meals to lose never change', () => {
    fc.assert(
      fc.property(
        menu,
        fc.record({
          menuId: menu,
          locked: fc.boolean(),
          closed: fc.boolean(),
          losing: fc.nat({ max: 2 }),
        }),
        fc.boolean(),
        (menuId, known, overwrite) => {
          const changes = ['set', 'replaced', 'cleared'].includes(
            weighCell({ menuId }, known, overwrite),
          );
          if (known.locked) expect(changes).toBe(false);
          if (known.menuId !== null && known.losing > 0) expect(changes).toBe(false);
          if (menuId !== null && known.closed) expect(changes).toBe(false);
          if (menuId !== null && known.menuId !== null && !overwrite) expect(changes).toBe(false);
          if (menuId === known.menuId) expect(changes).toBe(false);
        },
      ),
    );
  });
});
