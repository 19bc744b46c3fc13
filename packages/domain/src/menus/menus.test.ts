import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isWeekday, mondayOf, plainDate, weekday } from '../calendar/index.ts';
import { COPY_UNITS, copyPairs, type KnownCell, type Outcome, weighCell } from './index.ts';

const d = plainDate;
const pairs = (unit: (typeof COPY_UNITS)[number], from: string, ...to: string[]) =>
  copyPairs(
    unit,
    d(from),
    to.map((one) => d(one)),
  ).map((pair) => `${pair.from} ${pair.to}`);

describe('which day goes where', () => {
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

  test('a month goes week by week; a fifth week without a counterpart is left out', () => {
    // November 2026 has five Mondays, December four.
    const november = pairs('month', '2026-11-09', '2026-12-24');
    expect(november).toHaveLength(20);
    expect(november[0]).toBe('2026-11-02 2026-12-07');
    expect(november.at(-1)).toBe('2026-11-27 2027-01-01');
    expect(pairs('month', '2026-12-07', '2026-11-30')).toHaveLength(20);
  });

  const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(d('2025-01-01'), days));
  test('weekdays only, each target once, never onto itself; a weekday stays what it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COPY_UNITS),
        day,
        fc.array(day, { maxLength: 6 }),
        (unit, from, to) => {
          const found = copyPairs(unit, from, to);
          expect(new Set(found.map((pair) => pair.to)).size).toBe(found.length);
          for (const pair of found) {
            expect(isWeekday(pair.from) && isWeekday(pair.to)).toBe(true);
            expect(pair.from).not.toBe(pair.to);
            if (unit !== 'day') expect(weekday(pair.to)).toBe(weekday(pair.from));
            if (unit === 'week') expect(mondayOf(pair.from)).toBe(mondayOf(from));
            if (unit === 'month') expect(mondayOf(pair.from).slice(0, 7)).toBe(from.slice(0, 7));
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

describe('what becomes of a day', () => {
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
    // Whoever ordered by no menu loses nothing by one that comes.
    [1, { losing: 3 }, false, 'set'],
  ])('%s where %j is (overwriting: %s) is %s', (menuId, known, overwrite, expected) => {
    expect(weighCell({ menuId }, now(known), overwrite)).toBe(expected);
  });

  const menu = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });
  test('a locked day, a closed one and one with something to lose never change', () => {
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
