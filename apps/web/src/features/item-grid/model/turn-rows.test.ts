import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Slots, turnRows } from './turn-rows.ts';

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => first + place);

test('a few rows further, as many slots change', () => {
  const shown = rowsFrom(0, 10);
  expect(turnRows(shown, rowsFrom(3, 10), { slots: 10, most: 8, near: 8 })).toEqual([
    10, 11, 12, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

test('after a jump the nearest come first', () => {
  const next = turnRows(rowsFrom(0, 10), rowsFrom(100, 10), { slots: 10, most: 3, near: 105 });
  expect(next).toEqual([0, 1, 2, 3, 104, 105, 106, 7, 8, 9]);
});

test('nothing new is the same object', () => {
  const shown = rowsFrom(20, 10).toSorted((a, b) => (a % 10) - (b % 10));
  expect(turnRows(shown, rowsFrom(21, 8), { slots: 10, most: 3, near: 25 })).toBe(shown);
});

test('wherever it is scrolled to, every row is there after a few turns, in a slot of its own', () => {
  const place = fc.record({
    first: fc.integer({ min: 0, max: 10_000 }),
    count: fc.integer({ min: 0, max: 40 }),
    near: fc.integer({ min: 0, max: 10_000 }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), (places) => {
      let shown: Slots = [];
      for (const { first, count, near } of places) {
        const wanted = rowsFrom(first, count);
        const how = { slots: 40, most: 8, near };
        for (let turn = 0; turn < 5; turn += 1) {
          const next = turnRows(shown, wanted, how);
          const changed = next.filter((row, slot) => row !== shown[slot] && row !== undefined);
          expect(changed.length).toBeLessThanOrEqual(8);
          shown = next;
        }
        expect(wanted.filter((row) => shown[row % 40] !== row)).toEqual([]);
      }
    }),
  );
});
