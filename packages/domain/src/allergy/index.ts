export {
  allergensIn,
  avoided,
  type Conflict,
  conflicts,
  forbidden,
  isSafe,
  type Part,
  preferred,
  refusalOf,
  suits,
} from './conflicts.ts';
export {
  ALLERGENS,
  type Allergen,
  DIETS,
  type Diet,
  isDiet,
  PROPERTIES,
  PROPERTY_VALUES,
  type Properties,
  type Property,
  type PropertyValue,
  sortProperties,
  TOLERANCE_LEVELS,
  type ToleranceLevel,
  type Tolerances,
} from './properties.ts';
export { whyNotSafe } from './why-not-safe.ts';
export { worsened } from './worsened.ts';
