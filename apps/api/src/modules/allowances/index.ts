export {
  type Act,
  allowAlone,
  allowBySecond,
  allowCode,
  allowPromised,
  allowRow,
  mayPromiseAlone,
  waitsForSecond,
  whyNotSecond,
} from './allow.ts';
export { type Allowance, assertCovers, assertKind, type Limit, limitOf } from './allowance.ts';
export { type Limited, type MoneyLimits, moneyLimits, presentLimits } from './money-limits.ts';
