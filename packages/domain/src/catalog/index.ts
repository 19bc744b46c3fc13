export { pricePerUnitCents } from './price-per-unit.ts';
