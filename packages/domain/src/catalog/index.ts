export { COURSES, type Course, courseOf, pictureOf } from './dish-picture.ts';
export { type PriceTextProblem, parsePrice } from './parse-price.ts';
export { pricePerUnit, pricePerUnitCents } from './price-per-unit.ts';
export {
  marginOf,
  PRICE_ROUNDINGS,
  PRICE_WARNINGS,
  type PriceRounding,
  type PriceStep,
  type PriceWarning,
  priceWarnings,
  roundPrice,
  stepPrice,
} from './price-rule.ts';
