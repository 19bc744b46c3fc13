import type { Allergen, Diet, Property } from '@yay/domain/allergy';

export const allergens = {
  milk: 'Leche',
  egg: 'Huevo',
  fish: 'Pescado',
  crustacean_shellfish: 'Crustáceos',
  tree_nuts: 'Frutos secos',
  peanuts: 'Cacahuate',
  wheat: 'Trigo',
  soy: 'Soya',
  sesame: 'Ajonjolí',
} satisfies Record<Allergen, string>;

export const diets = {
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  halal: 'Halal',
  kosher: 'Kosher',
  gluten_free: 'Sin gluten',
} satisfies Record<Diet, string>;

/** What an item contains or is. */
export const properties = { ...allergens, ...diets, spicy: 'Picante' } satisfies Record<
  Property,
  string
>;

/** What a child keeps to strictly. */
export const strict = {
  ...allergens,
  vegetarian: 'Solo vegetariano',
  vegan: 'Solo vegano',
  halal: 'Solo halal',
  kosher: 'Solo kosher',
  gluten_free: 'Solo sin gluten',
  spicy: 'Sin picante',
} satisfies Record<Property, string>;
