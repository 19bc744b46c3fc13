import { expect, test } from 'vitest';
import { pricePerUnit, pricePerUnitCents } from './index.ts';

test.each([
  [1000, 12, '83.33'],
  [2000, 12, '166.67'],
  [500, 1, '500.00'],
  [0, 4, '0.00'],
  [1, 200, '0.01'],
  [1, 201, '0.00'],
  [201, 200, '1.01'],
])('%i over %i units is %s', (price, units, expected) => {
  expect(pricePerUnitCents(price, units)).toBe(expected);
});

// Rounded from the exact value: 0.498 cents are 0.50 with two decimals, and 0 in whole cents.
test.each([
  [1000, 12, 83],
  [2000, 12, 167],
  [1001, 2, 501],
  [498, 1000, 0],
  [500, 1000, 1],
  [0, 4, 0],
])('%i over %i units reads as %i cents', (price, units, expected) => {
  expect(pricePerUnit(price, units)).toBe(expected);
});

test.each([
  [1000, 0],
  [1000, -1],
  [1000, 1.5],
  [-1, 2],
  [0.5, 2],
])('%d over %d units is refused', (price, units) => {
  expect(() => pricePerUnitCents(price, units)).toThrow(RangeError);
  expect(() => pricePerUnit(price, units)).toThrow(RangeError);
});
