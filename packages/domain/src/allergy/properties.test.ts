import { expect, test } from 'vitest';
import { sortProperties } from './properties.ts';

test('properties are sorted as the product lists them: allergens, diets, spice', () => {
  expect(sortProperties(['spicy', 'kosher', 'peanuts', 'milk'])).toEqual([
    'milk',
    'peanuts',
    'kosher',
    'spicy',
  ]);
});
