import type { Allergen, Diet, Property } from '@yay/domain/allergy';

/** The nine major allergens, by the terms of the FDA. */
export const allergens = {
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  crustacean_shellfish: 'Crustacean shellfish',
  tree_nuts: 'Tree nuts',
  peanuts: 'Peanuts',
  wheat: 'Wheat',
  soy: 'Soy',
  sesame: 'Sesame',
} satisfies Record<Allergen, string>;

/** Allergens as they stand in a sentence. */
export const allergensWithin = {
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  crustacean_shellfish: 'crustacean shellfish',
  tree_nuts: 'tree nuts',
  peanuts: 'peanuts',
  wheat: 'wheat',
  soy: 'soy',
  sesame: 'sesame',
} satisfies Record<Allergen, string>;

export const diets = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  halal: 'Halal',
  kosher: 'Kosher',
  gluten_free: 'Gluten free',
} satisfies Record<Diet, string>;

/** Names of what an item contains or is. */
export const properties = { ...allergens, ...diets, spicy: 'Spicy' } satisfies Record<
  Property,
  string
>;

/** Names of what a child keeps to strictly. */
export const strict = {
  ...allergens,
  vegetarian: 'Vegetarian only',
  vegan: 'Vegan only',
  halal: 'Halal only',
  kosher: 'Kosher only',
  gluten_free: 'Gluten free only',
  spicy: 'Not spicy',
} satisfies Record<Property, string>;
