export { cardName } from './card-name.ts';
export { type Cents, isCents, sumCents } from './cents.ts';
export { formatUsd } from './format-usd.ts';
export {
  availableCredit,
  availableYayBucks,
  type Funds,
  giveBack,
  NO_FUNDS,
  type Returned,
  SPENDING_ORDER,
  type SpendableKind,
  type Spent,
  spend,
} from './funds.ts';
export { parseUsd, type UsdProblem } from './parse-usd.ts';
export { projectCharges } from './project-funds.ts';
export { splitCents } from './split-cents.ts';
export { isOverDay, needsSecondPerson, type StaffLimits, type SumsOfDay } from './staff-limits.ts';
