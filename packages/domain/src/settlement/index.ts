export {
  type AllocatedCharge,
  allocate,
  type ChargeToAllocate,
  settlementSums,
} from './allocate.ts';
export {
  discountShares,
  type SharedMeals,
  type WeekMeals,
  weekDiscount,
} from './discount-shares.ts';
export {
  type Charge,
  type Charged,
  netOf,
  type OrderToSettle,
  planCharges,
  planReversal,
} from './plan-charges.ts';
