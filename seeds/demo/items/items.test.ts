import { ALLERGENS, PROPERTIES, type Properties } from '@yay/domain/allergy';
import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '../../pictures/dishes/index.ts';
import { DISHES } from './index.ts';

const dishes = Object.values(DISHES).flat();
const foods: { name: string; properties: Properties }[] = dishes.flatMap((dish) => [
  dish,
  ...dish.groups.flatMap(({ options }) =>
    options.map(({ name, properties }) => ({ name: `${dish.name}: ${name}`, properties })),
  ),
]);

describe('the catalogue', () => {
  test('is 60 entrees and 20 extras', () => {
    expect(dishes.filter(({ extra }) => !extra)).toHaveLength(60);
    expect(dishes.filter(({ extra }) => extra)).toHaveLength(20);
    expect(new Set(dishes.map(({ name }) => name)).size).toBe(80);
  });

  test('sells entrees for 3.25 to 9.50 and pays its vendors less', () => {
    const prices = dishes.filter(({ extra }) => !extra).map(({ price }) => price);
    expect(Math.min(...prices)).toBe(325);
    expect(Math.max(...prices)).toBe(950);
    for (const { price, toVendor } of dishes) expect(toVendor).toBeLessThan(price);
  });

  test.each(dishes)('$name is described and pictured', ({ description, picture }) => {
    expect(description.length).toBeGreaterThan(10);
    expect(DRAWINGS).toHaveProperty(picture);
  });

  test('says everything in Spanish too, and no two dishes the same', () => {
    const spanish = dishes.flatMap((dish) => [
      dish.nameEs,
      dish.descriptionEs,
      ...dish.groups.flatMap(({ nameEs, options }) => [
        nameEs,
        ...options.map((one) => one.nameEs),
      ]),
    ]);
    expect(spanish).not.toContain('');
    expect(new Set(dishes.map(({ nameEs }) => nameEs)).size).toBe(dishes.length);
  });

  test('has a picture of its own for every dish', () => {
    expect(new Set(dishes.map(({ picture }) => picture)).size).toBe(dishes.length);
  });

  test('says something of every property, a few of them not verified', () => {
    for (const { properties } of foods) {
      expect(Object.keys(properties).toSorted()).toEqual([...PROPERTIES].toSorted());
    }
    const unverified = foods.filter(({ properties }) =>
      Object.values(properties).includes('unverified'),
    );
    expect(unverified.map(({ name }) => name)).toEqual([
      'Pesto spaghetti',
      'Oat cookie',
      'Cinnamon waffle',
      'Oatmeal bowl',
      'Chicken noodle soup',
    ]);
  });

  test.each(foods)('$name does not contradict itself', ({ properties }) => {
    if (properties.vegan === 'yes') {
      expect(properties.vegetarian).toBe('yes');
      for (const animal of ['milk', 'egg', 'fish', 'crustacean_shellfish'] as const) {
        expect(properties[animal]).toBe('no');
      }
    }
    if (properties.vegetarian === 'yes') {
      expect(properties.fish).toBe('no');
      expect(properties.crustacean_shellfish).toBe('no');
    }
    if (properties.gluten_free === 'yes') expect(properties.wheat).toBe('no');
    if (properties.kosher === 'yes') expect(properties.crustacean_shellfish).toBe('no');
  });

  test('has a choice of options for whoever avoids any one allergen', () => {
    for (const allergen of ALLERGENS) {
      const possible = dishes.filter(
        (dish) =>
          !dish.extra &&
          dish.properties[allergen] === 'no' &&
          dish.groups.every(
            ({ min, options }) =>
              options.filter((one) => one.properties[allergen] === 'no').length >= min,
          ),
      );
      expect(possible.length).toBeGreaterThan(15);
    }
  });
});
