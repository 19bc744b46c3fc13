export {
  type AllergyMeal,
  type ItemCount,
  type KitchenCount,
  type KitchenOrder,
  kitchenCount,
  type SchoolCount,
} from './kitchen-count.ts';
export { type KitchenMarket, type KitchenState, kitchenState } from './kitchen-state.ts';
