import type { Tolerances } from '@yay/domain/allergy';

/** Allergies and diets of the children who have to, or would rather, avoid something. */
export const TOLERANCES: readonly Tolerances[] = [
  { peanuts: 'avoid_strictly' },
  { peanuts: 'avoid_strictly', tree_nuts: 'avoid_strictly' },
  { milk: 'avoid' },
  { milk: 'avoid_strictly' },
  { egg: 'avoid_strictly' },
  { gluten_free: 'avoid_strictly', wheat: 'avoid_strictly' },
  { crustacean_shellfish: 'avoid_strictly' },
  { sesame: 'avoid_strictly' },
  { soy: 'avoid' },
  { vegetarian: 'avoid_strictly' },
  { vegetarian: 'prefers' },
  { halal: 'avoid_strictly' },
  { vegan: 'avoid' },
  { spicy: 'avoid' },
  { fish: 'avoid', spicy: 'avoid' },
];
