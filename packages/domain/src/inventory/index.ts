export {
  MAX_QUANTITY,
  MOVEMENT_KINDS,
  type Movement,
  type MovementKind,
  onHand,
  type QuantityFault,
  quantityFault,
  signFits,
} from './movements.ts';
export { mayReview, shortOfPar, type Variance, varianceOf } from './variance.ts';
