import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Instant, instant } from '../time/index.ts';
import {
  countLines,
  disagree,
  isLow,
  type Line,
  LONGEST_WAIT_DAYS,
  MAX_QUANTITY,
  MOVEMENT_KINDS,
  mayReview,
  movementLines,
  onHand,
  placedAt,
  quantityFault,
  shortOfPar,
  signed,
  signFits,
  typedQuantity,
  unitCostOf,
  varianceOf,
} from './index.ts';

test.each([
  [0, null],
  [1, null],
  [MAX_QUANTITY, null],
  [MAX_QUANTITY + 1, 'too_large'],
  [-1, 'negative'],
  [-0.5, 'negative'],
  [1.5, 'fraction'],
  [Number.NaN, 'not_a_number'],
  [Number.POSITIVE_INFINITY, 'not_a_number'],
])('a count of %d has the fault %s', (given, fault) => {
  expect(quantityFault(given)).toBe(fault);
});

test.each([
  ['12', null],
  [' 7 ', null],
  ['', 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['0x10', 'not_a_number'],
  ['twelve', 'not_a_number'],
  ['-2', 'negative'],
  ['1.5', 'fraction'],
  ['1,5', 'fraction'],
  ['4006381333931', 'too_large'],
])('%j typed as a count has the fault %s', (typed, fault) => {
  expect(quantityFault(typedQuantity(typed))).toBe(fault);
});

test.each([
  ['receipt', 5, true],
  ['receipt', -5, false],
  ['hand_out', -1, true],
  ['hand_out', 1, false],
  ['returned', 1, true],
  ['returned', -1, false],
  ['waste', -2, true],
  ['transfer_out', 3, false],
  ['transfer_in', 3, true],
  ['count_adjustment', -4, true],
  ['correction', 4, true],
  ['correction', 0, false],
  ['receipt', 0.5, false],
] as const)('a %s of %d has a fitting sign: %s', (kind, quantity, fits) => {
  expect(signFits(kind, quantity)).toBe(fits);
});

test('pieces of every kind get a sign that fits', () => {
  for (const kind of MOVEMENT_KINDS) expect(signFits(kind, signed(kind, 3))).toBe(true);
});

test.each([
  [10, 10, 150, 500, { quantity: 0, cost: 0, needs_reason: false }],
  [10, 7, 150, 500, { quantity: -3, cost: -450, needs_reason: false }],
  [10, 6, 150, 600, { quantity: -4, cost: -600, needs_reason: false }],
  [10, 6, 150, 599, { quantity: -4, cost: -600, needs_reason: true }],
  [10, 15, 150, 500, { quantity: 5, cost: 750, needs_reason: true }],
  [-2, 3, 100, 500, { quantity: 5, cost: 500, needs_reason: false }],
])('%i expected and %i counted at %i cents over %i', (expected, counted, cost, over, variance) => {
  expect(varianceOf(expected, counted, cost, over)).toEqual(variance);
});

test.each([
  [100, 1, 100],
  [100, 3, 33],
  [200, 3, 67],
  [0, 5, 0],
])('%i cents for %i pieces are %i for one', (price, units, cost) => {
  expect(unitCostOf(price, units)).toBe(cost);
});

test.each([
  [10, 4, 6, true],
  [10, 5, 5, false],
  [10, 10, 0, false],
  [10, 12, 0, false],
  [10, -2, 12, true],
  [0, 0, 0, false],
])('a par of %i with %i on hand is short of %i, low: %s', (par, now, short, low) => {
  expect(shortOfPar(par, now)).toBe(short);
  expect(isLow(par, now)).toBe(low);
});

test('a counter does not review the own count', () => {
  expect(mayReview(1, 1)).toBe(false);
  expect(mayReview(1, 2)).toBe(true);
});

const at = (minutes: number) => instant(minutes * 60_000);

test.each([
  ['another number at once', 2, 20, 24, 0, true],
  ['the same number at once', 2, 20, 22, 0, false],
  ['another number that what left between explains', 2, 20, 24, -2, false],
  ['another number by the same person', 1, 20, 24, 0, false],
  ['another number ten minutes before the first', 2, 0, 24, 0, true],
  ['another number longer ago', 2, -1, 24, 0, false],
  ['another number after both, ten minutes on', 2, 40, 24, 0, true],
  ['another number long after', 2, 41, 24, 0, false],
] as const)('counts disagree on %s', (_, by, minute, counted, moved, expected) => {
  const mine = { by: 1, startedAt: at(10), endedAt: at(30), at: at(25), counted: 22 };
  expect(disagree(mine, { by, at: at(minute), counted }, moved)).toBe(expected);
});

test('a movement between two counts is added to the earlier one, whichever is mine', () => {
  const mine = { by: 1, startedAt: at(10), endedAt: at(30), at: at(12), counted: 24 };
  expect(disagree(mine, { by: 2, at: at(20), counted: 22 }, -2)).toBe(false);
  expect(disagree(mine, { by: 2, at: at(20), counted: 26 }, -2)).toBe(true);
});

test.each([
  ['at once', 0, 0, 0],
  ['after an hour', -60, 0, -60],
  ['by a clock a day ahead, after an hour', 1_380, 1_440, -60],
  ['by a clock a day behind, at once', -1_440, -1_440, 0],
  ['by a clock that was set back meanwhile', 120, 0, 0],
  ['after a year', -525_600, 0, -LONGEST_WAIT_DAYS * 1_440],
])('an act that is sent %s is placed where it was done', (_, done, sent, placed) => {
  const now = at(1_000_000);
  const by = (minutes: number) => instant(now + minutes * 60_000);
  expect(placedAt({ doneAt: by(done), sentAt: by(sent) }, now)).toBe(by(placed));
});

type Happening = { at: Instant } & ({ quantity: number } | { counted: number });

/** Writes what happened in the order in which it is heard of. */
function bookOf(heard: readonly Happening[]): Line[] {
  const lines: Line[] = [];
  const counts: Instant[] = [];
  for (const one of heard) {
    const after = counts.filter((time) => time >= one.at);
    const first = after.length === 0 ? null : instant(Math.min(...after));
    if ('quantity' in one) {
      lines.push(...movementLines(one, first));
    } else {
      lines.push(...countLines({ ...one, expected: onHand(lines, one.at) }, first));
      counts.push(one.at);
    }
  }
  return lines;
}

const happenings = fc
  .uniqueArray(
    fc.record({
      minute: fc.integer({ min: 0, max: 500 }),
      what: fc.oneof(
        fc.record({ quantity: fc.integer({ min: -50, max: 50 }) }),
        fc.record({ counted: fc.integer({ min: 0, max: 80 }) }),
      ),
    }),
    { selector: ({ minute }) => minute, maxLength: 25 },
  )
  .map((all) => all.map(({ minute, what }): Happening => ({ at: at(minute), ...what })));

test('on-hand is the last count and what moved since, in whatever order things are heard of', () => {
  fc.assert(
    fc.property(
      happenings.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      ),
      ([all, heard]) => {
        const byTime = all.toSorted((a, b) => a.at - b.at);
        const last = byTime.findLast((one) => 'counted' in one);
        const since = byTime.filter(
          (one) => 'quantity' in one && (last === undefined || one.at > last.at),
        );
        const start = last !== undefined && 'counted' in last ? last.counted : 0;
        const moved = since.reduce((sum, one) => sum + ('quantity' in one ? one.quantity : 0), 0);
        expect(onHand(bookOf(heard))).toBe(start + moved);
      },
    ),
    { numRuns: 500 },
  );
});

test('the book says at each count the counted number, once everything is heard of', () => {
  fc.assert(
    fc.property(
      happenings.chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
      (heard) => {
        const lines = bookOf(heard);
        for (const one of heard) {
          if ('counted' in one) expect(onHand(lines, one.at)).toBe(one.counted);
        }
      },
    ),
    { numRuns: 500 },
  );
});
