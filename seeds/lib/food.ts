import {
  ALLERGENS,
  type Allergen,
  DIETS,
  type Diet,
  type Properties,
  type Property,
} from '@yay/domain/allergy';

export type Facts = {
  diets?: readonly Diet[];
  spicy?: boolean;
  /** Properties that the vendor has not checked. */
  unverified?: readonly Property[];
};

/** Everything that can be known of a food, said in full: a property left out would be unverified. */
export function food(contains: readonly Allergen[], facts: Facts = {}): Properties {
  const known = new Set<Property>(facts.diets);
  if (known.has('vegan')) known.add('vegetarian').add('halal');
  const properties: Properties = {};
  for (const allergen of ALLERGENS)
    properties[allergen] = contains.includes(allergen) ? 'yes' : 'no';
  for (const diet of DIETS) properties[diet] = known.has(diet) ? 'yes' : 'no';
  properties.spicy = facts.spicy ? 'yes' : 'no';
  for (const property of facts.unverified ?? []) properties[property] = 'unverified';
  return properties;
}

/** Fruit, greens, rice, water: nothing that anybody has to avoid. */
export const plain: Properties = food([], { diets: ['vegan', 'kosher', 'gluten_free'] });
export const veganFood = (contains: readonly Allergen[] = [], facts: Facts = {}): Properties =>
  food(contains, { ...facts, diets: ['vegan', ...(facts.diets ?? [])] });
export const vegetarianFood = (contains: readonly Allergen[], facts: Facts = {}): Properties =>
  food(contains, { ...facts, diets: ['vegetarian', ...(facts.diets ?? [])] });
