export const ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'crustacean_shellfish',
  'tree_nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free'] as const;
export type Diet = (typeof DIETS)[number];

export const PROPERTIES = [...ALLERGENS, ...DIETS, 'spicy'] as const;
export type Property = (typeof PROPERTIES)[number];

export const PROPERTY_VALUES = ['yes', 'no', 'unverified'] as const;
export type PropertyValue = (typeof PROPERTY_VALUES)[number];

/** Returns these properties in the order in which the product lists them. */
export const sortProperties = (properties: readonly Property[]): Property[] =>
  PROPERTIES.filter((property) => properties.includes(property));

/** The properties of an item, option or extra. A missing one is unverified. */
export type Properties = Partial<Record<Property, PropertyValue>>;

export const TOLERANCE_LEVELS = ['avoid_strictly', 'avoid', 'prefers'] as const;
export type ToleranceLevel = (typeof TOLERANCE_LEVELS)[number];

/** A luncher's tolerances. Avoiding a diet's property means avoiding food that does not have it. */
export type Tolerances = Partial<Record<Property, ToleranceLevel>>;

export function isDiet(property: Property): property is Diet {
  return DIETS.some((diet) => diet === property);
}
