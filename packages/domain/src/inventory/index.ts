export { countLines, type Line, movementLines, type NewLine, onHand } from './book.ts';
export {
  AT_ONCE_MINUTES,
  type CountedOnce,
  disagree,
  LONGEST_WAIT_DAYS,
  mayReview,
  placedAt,
  unitCostOf,
  type Variance,
  varianceOf,
} from './counts.ts';
export {
  COUNT_STATES,
  type CountState,
  INVENTORY_ACTS,
  INVENTORY_REFUSALS,
  type InventoryAct,
  type InventoryRefusal,
  MOVEMENT_KINDS,
  type MovementKind,
  VARIANCE_REASONS,
  type VarianceReason,
  WASTE_REASONS,
  type WasteReason,
} from './kinds.ts';
export { isLow, shortOfPar } from './levels.ts';
export {
  MAX_QUANTITY,
  type QuantityFault,
  quantityFault,
  signed,
  signFits,
  typedQuantity,
} from './quantity.ts';
