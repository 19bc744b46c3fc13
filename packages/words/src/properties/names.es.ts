import type { Allergen, Diet, Property } from '@yay/domain/allergy';

/** The nine major allergens, by the terms that the FDA uses in Spanish. */
export const allergens = {
  milk: 'Leche',
  egg: 'Huevo',
  fish: 'Pescado',
  crustacean_shellfish: 'Mariscos crustáceos',
  tree_nuts: 'Nueces de árbol',
  peanuts: 'Cacahuate',
  wheat: 'Trigo',
  soy: 'Soya',
  sesame: 'Sésamo',
} satisfies Record<Allergen, string>;

/** Allergens as they stand in a sentence. */
export const allergensWithin = {
  milk: 'leche',
  egg: 'huevo',
  fish: 'pescado',
  crustacean_shellfish: 'mariscos crustáceos',
  tree_nuts: 'nueces de árbol',
  peanuts: 'cacahuate',
  wheat: 'trigo',
  soy: 'soya',
  sesame: 'sésamo',
} satisfies Record<Allergen, string>;

export const diets = {
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  halal: 'Halal',
  kosher: 'Kosher',
  gluten_free: 'Sin gluten',
} satisfies Record<Diet, string>;

/** Names of what an item contains or is. */
export const properties = { ...allergens, ...diets, spicy: 'Picante' } satisfies Record<
  Property,
  string
>;

/** Names of what a child keeps to strictly. */
export const strict = {
  ...allergens,
  vegetarian: 'Solo vegetariano',
  vegan: 'Solo vegano',
  halal: 'Solo halal',
  kosher: 'Solo kosher',
  gluten_free: 'Solo sin gluten',
  spicy: 'Sin picante',
} satisfies Record<Property, string>;
